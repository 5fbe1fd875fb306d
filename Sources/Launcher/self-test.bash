# shellcheck shell=bash
# Part of the launcher: `./tutor self-test`, which lints, builds and runs the tests, each a stage.

root=${root:?}
# shellcheck source=Sources/Launcher/tests.bash
. "$root/Sources/Launcher/tests.bash"

passed=() failed=() skipped=()

# Runs one stage under a heading and records the result: stage NAME COMMAND ...
stage() {
  local name=$1 start=$EPOCHREALTIME status
  shift
  printf '\n%s\n' "${bold-}== $name${plain-}"
  "$@"
  status=$?
  since "$start"
  case $status in
    0) passed+=("$name $elapsed s") && words_stage_passed "$name" "$elapsed" ;;
    77) skipped+=("$name") && words_stage_skipped "$name" ;;
    *) failed+=("$name") && words_stage_failed "$name" "$elapsed" ;;
  esac
  return "$status"
}

build_all_tests() { TUTOR_BUILD='' build --build-tests && link_further_frameworks; }
build_short_tests() { TUTOR_TESTS=short build_all_tests; }

lint() {
  local sources=(Package.swift Sources Tests)
  swift format lint --strict -r -p "${sources[@]}" 2>&1 && return
  words_layout_remedy "swift format -i -r -p ${sources[*]}"
  return 1
}

check_scripts() {
  if ! type -P shellcheck >/dev/null; then
    words_no_shellcheck
    return 77
  fi
  "$root/.ci/check-scripts"
}

# Arguments that choose tests by name choose among all of them.
self_test() {
  local start=$EPOCHREALTIME built=no word words=() which=short thorough exits tests=all_tests
  for word in "$@"; do
    case $word in
      --thorough) which=all ;;
      --only-thorough) which=thorough ;;
      --filter | --filter=* | --skip | --skip=*) which=chosen words+=("$word") ;;
      *) words+=("$word") ;;
    esac
  done
  thorough=$(thorough_tests) exits=$(exit_tests)
  local most=() last=()
  case $which in
    short) tests=short_tests most=(--skip "$thorough|$exits") last=(--filter "$exits" --skip "$thorough") ;;
    all) most=(--skip "$exits") last=(--filter "$exits") ;;
    thorough)
      # Two filters would select what either matches.
      most=(--filter "$thorough" --skip "$exits") last=(--filter "^(?=.*(?:$thorough)).*(?:$exits)")
      ;;
  esac
  check_machine steps
  cd "$root" || exit 3
  # `--only-thorough` follows another run, which has done these two stages.
  if [ "$which" != thorough ]; then
    stage lint lint
    stage scripts check_scripts
  fi
  stage build "build_$tests" && built=yes
  if [ "$built" = yes ]; then
    stage tests run_tests "${words[@]}" "${most[@]}"
    [ "$which" = chosen ] || stage "exit tests" run_exit_tests "${words[@]}" "${last[@]}"
  else
    skipped+=(tests) && printf '\n%s\n' "$(words_nothing_to_run "${bold-}" "${plain-}")"
  fi
  since "$start"
  printf '\n'
  [ "${#passed[@]}" -eq 0 ] || words_stages_passed "$(join "${passed[@]}")"
  [ "${#skipped[@]}" -eq 0 ] || words_stages_skipped "$(join "${skipped[@]}")"
  if [ "${#failed[@]}" -gt 0 ]; then
    words_self_test_failed "$elapsed" "$(join "${failed[@]}")" "${bold-}" "${plain-}"
    exit 1
  fi
  words_self_test_passed "$elapsed" "${bold-}" "${plain-}"
  if [ "$which" = short ]; then
    words_thorough_left_out "${typed-./tutor}"
  fi
}

join() {
  local first=$1
  shift
  printf '%s' "$first" "${@/#/, }"
}
