# SPDX-License-Identifier: Apache-2.0
# The stages of ./dev test. Tests are compiled and run once, under the sanitizers; only the laws and the
# golden logs run optimised too, and what plays the real program in a browser. A stage that cannot be
# built has failed; the others run all the same.
readonly short_fuzz_seconds=10

# run_ctest <stage> <preset> <target> <ctest options…>
run_ctest() {
  local stage=$1 preset=$2 target=$3
  shift 3
  if build "$preset" "$target"; then run_built "$stage" "$preset" "$@"; else tally_one "$stage: not built" false; fi
}

# run_built <stage> <preset> <ctest options…>
run_built() {
  local stage=$1 preset=$2 report=build/$2/ctest.txt
  shift 2
  ctest --test-dir "build/$preset" --parallel "$(nproc)" --output-on-failure --no-tests=error "$@" \
    2>&1 | tee "$report" || true
  if [[ $(<"$report") =~ ([0-9]+)\ tests\ failed\ out\ of\ ([0-9]+) ]]; then
    tally "$stage" $((BASH_REMATCH[2] - BASH_REMATCH[1])) "${BASH_REMATCH[1]}"
    name_failures "$stage" '/tests FAILED:$/,$ s/^[[:blank:]]*[0-9]* - \([^ ]*\).*/\1/p' "$report"
  else
    tally_one "$stage: ended without a sum" false
  fi
}

run_wasm_replay() {
  local report=build/wasm/replay.txt
  if ! build wasm all; then
    tally_one 'golden logs in WebAssembly: not built' false
    return
  fi
  node --no-warnings tests/wasm/run.mjs build/wasm/replay.wasm tests/golden/*.jsonl 2>&1 |
    tee "$report" || true
  tally_line 'golden logs in WebAssembly' "$report"
}

# The real program in Debian's Chromium.
run_browser_tests() {
  local report=$PWD/build/browser.txt
  set_up_npm
  (cd tests/browser && node --test --test-reporter=tap --test-concurrency=3 ./*_test.mjs) 2>&1 |
    tee "$report" | grep --invert-match '^ *\(---\|\.\.\.\|duration_ms\|type:\)' || true
  local passed failed
  passed=$(sed -n 's/^# pass //p' "$report")
  failed=$(sed -n 's/^# fail //p' "$report")
  if [[ -n $passed && -n $failed && $passed != 0 ]]; then
    tally 'tests in the browser' "$passed" "$failed"
    name_failures 'tests in the browser' 's/^not ok [0-9]* - //p' "$report"
  else
    tally_one 'tests in the browser: ended without a sum' false
  fi
}

# fuzz_target <name> <seconds>: finds are kept in build/fuzz/found/, inputs worth keeping in
# build/fuzz/corpus/; the committed seeds in tests/fuzz/corpus/ are only read.
fuzz_target() {
  local name=$1 seconds=$2
  local seeds=tests/fuzz/corpus/$name corpus=build/fuzz/corpus/$name log=build/fuzz/$name.txt
  mkdir -p "$corpus" build/fuzz/found
  local folders=("$corpus")
  [[ -d $seeds ]] && folders+=("$seeds")
  "build/sanitize/targets/$name" -max_total_time="$seconds" -timeout=10 -max_len=65536 \
    -artifact_prefix="build/fuzz/found/$name-" "${folders[@]}" >"$log" 2>&1 && return
  tail -n 40 "$log"
  echo "$name: failed; build/sanitize/targets/$name with the file above under 'Test unit written to' repeats it"
  return 1
}

# run_fuzz_targets <seconds>
run_fuzz_targets() {
  local seconds=$1 target
  if ! build sanitize fuzz_targets; then
    tally_one 'fuzzing: not built' false
    return
  fi
  local targets=(build/sanitize/targets/fuzz_*) cores first
  cores=$(nproc)
  for ((first = 0; first < ${#targets[@]}; first += cores)); do
    fuzz_together "$seconds" "${targets[@]:first:cores}"
  done
}

# fuzz_together <seconds> <target…>: at the same time.
fuzz_together() {
  local seconds=$1 target
  local -A running
  shift
  for target in "$@"; do
    fuzz_target "$(basename "$target")" "$seconds" &
    running[$target]=$!
  done
  for target in "$@"; do
    tally_one "$(basename "$target"), $seconds s" wait "${running[$target]}"
  done
}

# whole_number <verb> <of what> <text>: refuses anything else.
whole_number() {
  [[ $3 =~ ^[1-9][0-9]{0,8}$ ]] && return
  echo "dev: $1 takes a number of $2, not '$3'" >&2
  return 2
}

run_fuzz() {
  whole_number fuzz seconds "$1"
  set_up engineer
  run_fuzz_targets "$1"
  print_total
}

run_laws() {
  whole_number laws games "$1"
  set_up engineer
  build_page
  REVERIE_LAW_GAMES=$1 run_ctest "laws over $1 random games" release law_tests --label-regex '^long$'
  print_total
}

# Only what has threads: the rest would have nothing to show.
run_thread_tests() {
  local stage='tests under the thread sanitizer'
  set_up engineer
  build_page
  if build tsan server_tests store_tests; then
    run_built "$stage" tsan --label-regex '^(server|store)$'
  else
    tally_one "$stage: not built" false
  fi
  print_total
}

# The same with a picture of every screen at every size, for eyes.
run_pictures() {
  set_up engineer
  build_page
  build release reverie
  PICTURES=1 run_browser_tests
  echo 'The pictures are in build/screenshots'
  print_total
}

run_tests() {
  set_up engineer
  build_page
  if (($# > 0)); then
    run_ctest "tests matching '$1'" release all --tests-regex "$1"
  else
    run_ctest 'laws and golden logs' release optimised --label-regex '^long$'
    run_browser_tests
    run_wasm_replay
    run_fuzz_targets "$short_fuzz_seconds"
    run_ctest 'tests under sanitizers' sanitize all
  fi
  print_total
}
