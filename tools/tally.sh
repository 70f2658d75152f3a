# SPDX-License-Identifier: Apache-2.0
# Counting what passed and what failed over several stages.
total_passed=0
total_failed=0
cpu_seconds_before=0
# What failed, by name: said again at the end, where the last lines of a long run are read.
failures=()

# Sets cpu_minutes to what ended programs have used since it was asked last. Asking in a subshell would
# tell of that subshell: hence the file.
measure_cpu() {
  local file seconds
  file=$(mktemp)
  times >"$file"
  seconds=$(sed 's/[ms]/ /g' "$file" | awk 'NR == 2 { print $1 * 60 + $2 + $3 * 60 + $4 }')
  rm "$file"
  cpu_minutes=$(awk "BEGIN { printf \"%.1f\", ($seconds - $cpu_seconds_before) / 60 }")
  cpu_seconds_before=$seconds
}

# tally <stage> <passed> <failed>
tally() {
  measure_cpu
  echo "== $1: $2 passed, $3 failed ($cpu_minutes CPU minutes)"
  total_passed=$((total_passed + $2))
  total_failed=$((total_failed + $3))
}

# tally_one <stage> <command…>: a stage that passes or fails as a whole.
tally_one() {
  local stage=$1
  shift
  if "$@"; then
    tally "$stage" 1 0
  else
    tally "$stage" 0 1
    failures+=("$stage")
  fi
}

# name_failures <stage> <sed script> <report>: the script prints the name of each test that failed.
name_failures() {
  local stage=$1 name
  while read -r name; do
    failures+=("$stage: $name")
  done < <(sed -n "$2" "$3")
}

# tally_line <stage> <file>: a stage whose report ends with "N passed, M failed"; without one it failed.
tally_line() {
  local last
  last=$(tail -n 1 "$2")
  if [[ $last =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
    tally "$1" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
    name_failures "$1" 's/^failed: //p' "$2"
  else
    tally "$1" 0 1
    failures+=("$1: ended without a sum")
  fi
}

# What failed, then the sum as the last line and as the exit code.
print_total() {
  ((${#failures[@]} == 0)) || printf 'failed: %s\n' "${failures[@]}"
  echo "$total_passed passed, $total_failed failed"
  ((total_failed == 0))
}
