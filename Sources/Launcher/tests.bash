# shellcheck shell=bash
# Part of the launcher: runs the tests, and reports what is worth reading about thousands of them.
#
# All output of the tests is in .build/tutor-tests.log; .build/tutor-tests.skipped has a line for
# each test that was skipped: its name, a tab, the reason. Both are of the last run.

root=${root:?}
# shellcheck source=Sources/Launcher/words.bash
. "$root/Sources/Launcher/words.bash"
test_log=$root/.build/tutor-tests.log
test_events=$root/.build/tutor-tests.events # Swift Testing's JSON of the run, an event a line
skipped_tests=$root/.build/tutor-tests.skipped

# Runs the tests with further arguments for `swift test`; --verbose prints all their output.
#
# `swift test` holds SwiftPM's lock as long as the tests run: the stamp written by the build lets
# anything that calls the launcher meanwhile do without SwiftPM. All tests use Swift Testing.
run_tests() {
  local word words=() watch=watch_tests status
  for word in "$@"; do
    if [ "$word" = --verbose ]; then watch='cat'; else words+=("$word"); fi
  done
  rm -f "$test_events" "$skipped_tests"
  TUTOR_BUILD='' swift test --package-path "$root" --scratch-path "$root/.build/tutor" --skip-build \
    --enable-swift-testing --disable-xctest \
    --event-stream-output-path "$test_events" --event-stream-version 0 "${words[@]}" 2>&1 |
    tee "$test_log" | "$watch"
  status=${PIPESTATUS[0]}
  # If no test was found, nothing has been tested.
  if [ "$status" -eq 0 ] && ! grep -qE '^. Test run with ' "$test_log"; then
    say "$(words_no_tests)"
    status=1
  fi
  list_skipped >"$skipped_tests"
  [ "$watch" = cat ] && return "$status"
  report_tests "$status"
  return "$status"
}

# The names of the tests that self-test leaves out, as a regular expression.
thorough_tests() { grep -vE '^(#|$)' "$root/Tests/thorough" | paste -s -d '|'; }

# The suites with exit tests, as a regular expression: a file has its suite's name.
#
# For exit tests Swift Testing starts a thread that waits for any child process of the tests, and on
# Linux it spins as long as there is an ended child that isn't its own and hasn't been waited for.
# Beside thousands of tests that start programs it would keep a core busy, so these suites run by
# themselves.
exit_tests() {
  grep -rlE '^[a-z= ]*(#(expect|require)\()?processExitsWith:' --include='*.swift' "$root/Tests" | LC_ALL=C sort |
    sed -E 's#^.*/Tests/([^/]*)/(.*/)?([^/]*)\.swift$#\1\\.\3/#' | paste -s -d '|'
}

# Runs tests like run_tests, with separate files; what was skipped is added to the list of the
# others.
run_exit_tests() {
  local all=$skipped_tests status
  local test_log=${test_log%.log}-exits.log test_events=${test_events%.events}-exits.events
  local skipped_tests=${skipped_tests%.skipped}-exits.skipped
  run_tests "$@"
  status=$?
  cat "$skipped_tests" >>"$all"
  return "$status"
}

# ---- While they run ---------------------------------------------------------------------------

# Counts the tests that have ended, in one line that is rewritten in place, or every fifteen
# seconds.
watch_tests() {
  local part line='' ended=0 failed=0 told=$SECONDS start=$SECONDS lively=no more=yes
  if [ -t 1 ] && [ "${TERM:-dumb}" != dumb ]; then lively=yes; fi
  while [ "$more" = yes ]; do
    IFS= read -r -t 1 part
    case $? in
      0)
        line+=$part
        case $line in
          "✔ Test run"* | "✘ Test run"* | "✔ Test case "* | "✘ Test case "*) ;;
          "✔ Test "*" passed after "* | "➜ Test "*" skipped"*) ended=$((ended + 1)) ;;
          "✘ Test "*" failed after "*) ended=$((ended + 1)) failed=$((failed + 1)) ;;
        esac
        line=''
        ;;
      1) more=no ;;
      *) line+=$part ;;
    esac
    [ "$SECONDS" -ne "$told" ] || continue
    if [ "$lively" = yes ]; then
      told=$SECONDS
      printf '\r\e[K%s' "$(tests_so_far)"
    elif [ $((SECONDS - told)) -ge 15 ] && [ "$ended" -gt 0 ]; then
      told=$SECONDS
      printf '%s\n' "$(tests_so_far)"
    fi
  done
  if [ "$lively" = yes ]; then printf '\r\e[K'; fi
}

tests_so_far() {
  local all
  all=$(grep -c '"kind":"function"' "$test_events" 2>/dev/null)
  words_tests_so_far "$(thousands "$ended")" "$(thousands "${all:-0}")" "$failed" $((SECONDS - start))
}

thousands() {
  if [ "$1" -ge 1000 ]; then printf '%d,%03d' $(($1 / 1000)) $(($1 % 1000)); else printf '%d' "$1"; fi
}

# ---- When they have ended ---------------------------------------------------------------------

# The failures come last, because the end is what people read, and all that some logs keep.
report_tests() {
  local closing
  closing=$(grep -E '^. Test run with ' "$test_log" | tail -n 1)
  report_skipped
  report_issues
  if [ -n "$closing" ]; then
    printf '%s\n' "$closing"
  elif [ "$1" -ne 0 ]; then
    report_sudden_end
  fi
  [ "$1" -eq 0 ] || words_tests_log "$test_log"
}

# Each test that was skipped, as ID and reason.
list_skipped() {
  [ -r "$test_events" ] || return 0
  sed -nE '/"kind":"testSkipped"/{
    s#^.*"text":"Test .* skipped(: \\"(.*)\\")?\.?"\}\],"testID":"([^"]*/[^"]*)".*$#\3\t\2#p
  }' "$test_events" | sed 's#\\\([/"]\)#\1#g' | sort -u
}

# By reason, with a few names each.
report_skipped() {
  local count names reason
  [ -s "$skipped_tests" ] || return 0
  awk -F '\t' '
    { name = $1; sub(/\/[^\/]*$/, "", name)
      if (!count[$2]++) order[++reasons] = $2
      if (count[$2] <= 3) names[$2] = names[$2] "    " name "\037" }
    END {
      for (i = 1; i <= reasons && i <= 20; i++) print count[order[i]] "\t" names[order[i]] "\t" order[i]
    }' "$skipped_tests" |
    while IFS=$'\t' read -r count names reason; do
      words_skipped "$count" "${reason:-$(words_no_reason)}"
      printf '%s' "${names//$'\037'/$'\n'}"
      [ "$count" -le 3 ] || printf '    %s\n' "$(words_more $((count - 3)))"
    done
}

# The first lines of each issue, and the names of the tests that failed.
report_issues() {
  awk -v each=6 -v room=80 -v more="$(words_more_issues COUNT)" '
    /^(✔|◇|➜|⚠)/ || /^✘ (Suite|Test) .* failed after / || /^✘ Test run / { left = 0 }
    /^✘ Test .* recorded an issue / { left = each; issues++; if (room > 0) told++ }
    left > 0 && room > 0 {
      print (length($0) > 600) ? substr($0, 1, 600) " ..." : $0
      left--; room--
    }
    END { if (issues > told) { sub(/COUNT/, issues - told, more); print more } }' "$test_log"
  awk -v room=30 -v more="$(words_more_failed_tests COUNT)" '
    /^✘ Test .* failed after / && !/^✘ Test (run|case) / { if (count++ < room) print }
    END { if (count > room) { sub(/COUNT/, count - room, more); print more } }' "$test_log"
}

# Without a closing line the tests' process ended early: in a crash, say, or for lack of memory.
report_sudden_end() {
  words_tests_ended_early
  grep -vE '^(◇|✔|➜) ' "$test_log" | tail -n 15
  [ -r "$test_events" ] || return 0
  words_tests_unfinished
  sed -nE 's#^.*"kind":"(testStarted|testEnded)".*"testID":"([^"]*/[^"]*)".*$#\1 \2#p' "$test_events" |
    awk '{ name = $0; sub(/^[^ ]* /, "", name) }
      $1 == "testStarted" { open[name] = 1 } $1 == "testEnded" { delete open[name] }
      END { for (name in open) print "    " name }' | sed 's#\\/#/#g' | sort | head -n 15
}
