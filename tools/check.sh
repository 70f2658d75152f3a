# SPDX-License-Identifier: Apache-2.0
# The stages of ./dev check.

sources() {
  git ls-files --cached --others --exclude-standard -- '*.cpp' '*.hpp' | while read -r file; do
    [[ -e $file ]] && echo "$file"
  done
}

check_format() {
  sources | xargs --max-procs="$(nproc)" --max-args=20 clang-format-19 --dry-run -Werror && return
  echo "to mend it: git ls-files '*.cpp' '*.hpp' | xargs clang-format-19 -i"
  return 1
}

# Lint follows the compile commands and header dependencies that the builds have written, and reads the
# precompiled headers of the one with sanitizers, which clang made too. What only the wasm preset
# compiles is few files: knowing their commands is enough.
check_lint() {
  build sanitize all && build release optimised lint_scope && build wasm build.ninja &&
    python3 tools/check_tidy.py build/release/tools/lint_scope.so build/sanitize build/release build/wasm
}

check_page_types() {
  set_up_npm
  npm run check --silent --prefix web
}

run_checks() {
  set_up engineer
  tally_one 'format' check_format
  tally_one 'layers' python3 tools/check_layers.py
  tally_one 'rule ids' python3 tools/check_rules.py
  tally_one 'translations' python3 tools/check_locales.py
  tally_one 'licence lines' python3 tools/check_licence.py
  tally_one 'types of the page' check_page_types
  tally_one 'lint' check_lint
  print_total
}
