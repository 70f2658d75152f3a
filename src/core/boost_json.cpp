// SPDX-License-Identifier: Apache-2.0
// Boost.JSON is used header-only: its definitions are compiled here, once.
#include <boost/json/src.hpp>
