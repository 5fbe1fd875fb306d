# shellcheck shell=bash
# Part of the launcher: `./tutor self-test`, which lints, builds and runs the tests, each a stage.

root=${root:?}
# shellcheck source=Sources/Launcher/tests.bash
. "$root/Sources/Launcher/tests.bash"

passed=() failed=() skipped=()

# Runs one stage under a heading and keeps how it went: stage NAME COMMAND ...
stage() {
  local name=$1 start=$EPOCHREALTIME status
  shift
  printf '\n%s\n' "${bold-}== $name${plain-}"
  "$@"
  status=$?
  since "$start"
  case $status in
    0) passed+=("$name $elapsed s") && printf '%s\n' "== $name: passed in $elapsed s" ;;
    77) skipped+=("$name") && printf '%s\n' "== $name: SKIPPED" ;;
    *) failed+=("$name") && printf '%s\n' "== $name: FAILED after $elapsed s" ;;
  esac
  return "$status"
}

build_all_tests() { TUTOR_BUILD='' build --build-tests && link_further_frameworks; }
build_short_tests() { TUTOR_TESTS=short build_all_tests; }

lint() {
  local sources=(Package.swift Sources Tests)
  swift format lint --strict -r -p "${sources[@]}" 2>&1 && return
  printf '%s\n' "'swift format -i -r -p ${sources[*]}' fixes what is only a matter of layout"
  return 1
}

check_scripts() {
  if ! type -P shellcheck >/dev/null; then
    printf '%s\n' "shellcheck isn't installed, so the scripts were not checked"
    return 77
  fi
  "$root/.ci/check-scripts"
}

# Words that choose tests by name choose among all of them.
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
      # Two filters would find what either finds.
      most=(--filter "$thorough" --skip "$exits") last=(--filter "^(?=.*(?:$thorough)).*(?:$exits)")
      ;;
  esac
  check_machine steps
  cd "$root" || exit 3
  # What the others left out is run after them.
  if [ "$which" != thorough ]; then
    stage lint lint
    stage scripts check_scripts
  fi
  stage build "build_$tests" && built=yes
  if [ "$built" = yes ]; then
    stage tests run_tests "${words[@]}" "${most[@]}"
    [ "$which" = chosen ] || stage "exit tests" run_exit_tests "${words[@]}" "${last[@]}"
  else
    skipped+=(tests) && printf '\n%s\n' "${bold-}== tests${plain-}: SKIPPED, there being nothing to run"
  fi
  since "$start"
  printf '\n'
  [ "${#passed[@]}" -eq 0 ] || printf 'passed:  %s\n' "$(join "${passed[@]}")"
  [ "${#skipped[@]}" -eq 0 ] || printf 'skipped: %s\n' "$(join "${skipped[@]}")"
  if [ "${#failed[@]}" -gt 0 ]; then
    printf '%s\n' "${bold-}self-test FAILED${plain-} in $elapsed s: $(join "${failed[@]}")"
    exit 1
  fi
  printf '%s\n' "${bold-}self-test passed${plain-} in $elapsed s"
  if [ "$which" = short ]; then
    printf '%s\n' "The tests of Tests/thorough were left out: '${typed-./tutor} self-test --thorough' runs them, too."
  fi
}

join() {
  local first=$1
  shift
  printf '%s' "$first" "${@/#/, }"
}
