# SPDX-License-Identifier: Apache-2.0
# embed_files(target ROOT dir FILES …): a library whose `find(name)` returns the files' bytes.
