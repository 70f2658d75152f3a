// SPDX-License-Identifier: Apache-2.0
// What Debian's wasm32 libraries and Boost without exceptions expect their program to define.
#include <boost/assert/source_location.hpp>
#include <boost/throw_exception.hpp>
#include <cstdint>
#include <cstdlib>
#include <exception>

extern "C" {
// libc++ is built with the stack protector, wasi-libc without it. The names are the compiler's.
// NOLINTBEGIN(bugprone-reserved-identifier, readability-identifier-naming)
std::uintptr_t __stack_chk_guard = 0x595e9fbd;
[[noreturn]] void __stack_chk_fail() { std::abort(); }
// NOLINTEND(bugprone-reserved-identifier, readability-identifier-naming)
}

namespace boost {
void throw_exception(const std::exception& /*unused*/) { std::abort(); }
void throw_exception(const std::exception& /*unused*/, const source_location& /*unused*/) {
  std::abort();
}
}  // namespace boost
