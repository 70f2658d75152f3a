# SPDX-License-Identifier: Apache-2.0


class Illegal(Exception):
    """An action that cannot be read or is not legal here."""
