# shellcheck shell=bash
# Part of the launcher: its sentences, each under its key. A sentence's arguments are values, named where it begins.
#
# It is read when there is something to say; handing over to the built tool does without.

# ---- The machine ------------------------------------------------------------------------------

words_wrong_system() { # SYSTEM
  printf '%s\n' "this machine runs $1, and tutor is made for Linux (Debian 12 is what it is tried on)"
}

words_wrong_system_remedy() {
  printf '%s\n' "a container with Debian 12 and Swift will do: the official image swift:6.3-bookworm, say"
}

words_swift_missing() { printf '%s\n' "Swift is missing: there is no 'swift' on the PATH"; }

words_swift_version_unknown() { printf '%s\n' "'swift --version' doesn't say which version it is:"; }

words_swift_too_old() { # VERSION WANTED
  printf '%s\n' "Swift $1 is too old: tutor needs $2 or newer"
}

words_swift_remedy() { # WANTED
  printf '%s\n' "get Swift $1 from https://www.swift.org/install/linux/ and have its usr/bin folder on the PATH"
}

# ---- Packages ---------------------------------------------------------------------------------

words_missing_to_build() { printf '%s\n' "missing, to build: $*"; }           # PACKAGE ...
words_missing_for_steps() { printf '%s\n' "missing, for some steps: $*"; }    # PACKAGE ...

words_other_system() { # SYSTEM
  printf '%s\n' "these are Debian's names, and this is ${1:-another system}"
}

words_no_apt() { printf '%s\n' "they are for this system's package manager to install"; }
words_type_to_install() { printf '%s\n' "type this to install them:"; }
words_packages_still_missing() { printf '%s\n' "call tutor again when there is what it takes to build it"; }
words_run_now() { printf '%s' "run this now?  $1  [y/N] "; } # COMMAND
words_installing() { printf '%s\n' "installing $* with apt-get"; } # PACKAGE ...

words_install_declined() { # PACKAGE ...
  printf '%s\n' "steps that need $* will be skipped; './tutor doctor' says how to get them"
}

words_install_failed() { # PACKAGE ...
  printf '%s\n' "apt-get could not install $*; its words stand above"
}

words_going_on_without() { # PACKAGE ...
  printf '%s\n' "going on without; steps that need $* will be skipped"
}

# ---- Building ---------------------------------------------------------------------------------

words_duration() { # SECONDS
  if [ "$1" -ge 60 ]; then printf '%d min %d s' $(($1 / 60)) $(($1 % 60)); else printf '%d s' "$1"; fi
}

words_building_first() { printf '%s\n' "building for the first time, which takes some minutes, once"; }
words_building_changes() { printf '%s\n' "building what changed"; }
words_building() { printf '%s\n' "building"; }
words_building_count() { printf '%s\n' "building $1: $2"; } # COUNT WHAT
words_fetching() { printf '%s\n' "fetching $1"; }           # PACKAGE
words_waiting() { printf '%s\n' "waiting for another build of this folder to end"; }
words_built() { printf '%s\n' "built in $(words_duration "$1")"; } # SECONDS
words_interrupted() { printf '%s\n' "stopped; the next call goes on from here"; }
words_unwritable() { printf '%s\n' "nothing can be written to $1"; } # FOLDER

words_disk_full() { # FOLDER
  printf '%s\n' "the disk with $1 is full, and a build needs half a gigabyte, or one with the tests: make room and call again"
}

words_build_errors_heading() { # COUNT
  printf '%s\n' "The build failed: $1 error$([ "$1" = 1 ] || printf s)"
}

words_build_failed_heading() { printf '%s\n' "The build failed."; }
words_more() { printf '%s\n' "and $1 more"; } # COUNT
words_build_output_heading() { printf '%s\n' "$1All that the build said$2 (without its progress)"; } # BOLD PLAIN
words_packages_unreachable() { printf '%s\n' "the packages could not be fetched: the first build needs the network"; }
words_build_failed() { printf '%s\n' "the build failed; its whole log is $1"; } # FILE

words_built_elsewhere() { # FOLDER HERE
  printf '%s\n' "what is in .build was built in ${1:-another folder} and can't be used in $2: it is built anew"
}

words_built_by_other_swift() { # VERSION NOW
  printf '%s\n' "what is in .build was built by $1, and this is $2: it is built anew"
}

words_frameworks_first() {
  printf '%s\n' "this step needs parts that the first lessons don't: they are built once, which takes some minutes"
}

words_frameworks_later() { printf '%s\n' "the frameworks of later lessons are built in the background"; }
words_frameworks_unlinked() { printf '%s\n' "the frameworks of later lessons could not be linked"; }

# ---- ./tutor clean ----------------------------------------------------------------------------

words_clean_takes_no_words() { # WORD COMMAND
  printf '%s\n' "clean takes no further words, and got '$1'; see '$2 clean --help'"
}

words_removing() { printf '%s\n' "removing $1 ($2)"; } # FOLDER SIZE
words_nothing_to_remove() { printf '%s\n' "there is nothing to remove"; }
words_workspace_kept() { printf '%s\n' "kept: Workspace, which holds your own work"; }

words_help_clean() { # COMMAND
  cat <<END
OVERVIEW: Remove what was built: the folders .build and Site/public.

The next call builds everything anew, which takes some minutes. Workspace, which
holds your own work and your progress, stays.

USAGE: $1 clean

OPTIONS:
  -h, --help              Show help information.
END
}

# ---- ./tutor self-test ------------------------------------------------------------------------

words_help_self_test() { # COMMAND
  cat <<END
OVERVIEW: Lint, check the scripts, build, and run tutor's own tests.

Some tests take long and are left out: those that Tests/thorough names. With --thorough
they run, too, and with --only-thorough nothing else does.

Further words go to 'swift test': '$1 self-test --filter PackageTests' runs only
the tests whose names have that in them. With TUTOR_RECORD=1 in the environment,
expected texts are rewritten instead of compared.

Of the tests it says how many have ended, and at the end which failed and which were
skipped; all that they print is in .build/tutor-tests.log, and for the suites with
exit tests, which run by themselves, in .build/tutor-tests-exits.log.

The exit status is 0 when everything passed, 1 when anything failed, and 3 when the
machine lacks something.

USAGE: $1 self-test [--thorough | --only-thorough] [--verbose] [<word> ...]

OPTIONS:
  --thorough              Run all tests.
  --only-thorough         Run only those that are left out otherwise.
  --verbose               Show all that the tests print.
  -h, --help              Show help information.
END
}

words_stage_passed() { printf '%s\n' "== $1: passed in $2 s"; } # STAGE SECONDS
words_stage_skipped() { printf '%s\n' "== $1: SKIPPED"; }       # STAGE
words_stage_failed() { printf '%s\n' "== $1: FAILED after $2 s"; } # STAGE SECONDS
words_nothing_to_run() { printf '%s\n' "$1== tests$2: SKIPPED, there being nothing to run"; } # BOLD PLAIN
words_layout_remedy() { printf '%s\n' "'$1' fixes what is only a matter of layout"; } # COMMAND
words_no_shellcheck() { printf '%s\n' "shellcheck isn't installed, so the scripts were not checked"; }
words_stages_passed() { printf '%s\n' "passed:  $1"; }  # STAGES
words_stages_skipped() { printf '%s\n' "skipped: $1"; } # STAGES
words_self_test_passed() { printf '%s\n' "$2self-test passed$3 in $1 s"; }     # SECONDS BOLD PLAIN
words_self_test_failed() { printf '%s\n' "$3self-test FAILED$4 in $1 s: $2"; } # SECONDS STAGES BOLD PLAIN

words_thorough_left_out() { # COMMAND
  printf '%s\n' "The tests of Tests/thorough were left out: '$1 self-test --thorough' runs them, too."
}

# ---- The tests' report ------------------------------------------------------------------------

words_no_tests() { printf '%s\n' "no tests were run"; }

words_tests_so_far() { # ENDED ALL FAILED SECONDS
  printf '%s\n' "tests: $1 of $2$([ "$3" -eq 0 ] || printf ', %s failed' "$3"), $(words_duration "$4")"
}

words_tests_log() { printf '%s\n' "all that the tests printed is in $1"; } # FILE
words_skipped() { printf '%s\n' "skipped $1: $2"; } # COUNT REASON
words_no_reason() { printf '%s\n' "no reason given"; }
words_more_issues() { printf '%s\n' "and $1 more issues"; } # COUNT
words_more_failed_tests() { printf '%s\n' "and $1 more failed tests"; } # COUNT
words_tests_ended_early() { printf '%s\n' "the tests ended in the middle; the last lines:"; }
words_tests_unfinished() { printf '%s\n' "these had begun and not ended:"; }
