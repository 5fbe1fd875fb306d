# shellcheck shell=bash
# Part of the launcher: its messages, each under its key. A message's arguments are values, named
# where it begins.
#
# It is read when there is something to say; handing over to the built tool does without it.

# ---- The machine ------------------------------------------------------------------------------

words_wrong_system() { # SYSTEM
  printf '%s\n' "tutor needs Linux (it is tested on Debian 12), and this machine runs $1"
}

words_wrong_system_remedy() {
  printf '%s\n' "use a container with Debian 12 and Swift, such as the official image swift:6.3-bookworm"
}

words_swift_missing() { printf '%s\n' "Swift is missing: there is no 'swift' on the PATH"; }

words_swift_version_unknown() { printf '%s\n' "'swift --version' doesn't say which version it is:"; }

words_swift_too_old() { # VERSION WANTED
  printf '%s\n' "Swift $1 is too old: tutor needs $2 or newer"
}

words_swift_remedy() { # WANTED
  printf '%s\n' "get Swift $1 from https://www.swift.org/install/linux/ and put its usr/bin folder on the PATH"
}

# ---- Packages ---------------------------------------------------------------------------------

words_missing_to_build() { printf '%s\n' "missing packages, needed to build: $*"; }           # PACKAGE ...
words_missing_for_steps() { printf '%s\n' "missing packages, needed for some steps: $*"; }    # PACKAGE ...

words_other_system() { # SYSTEM
  printf '%s\n' "these are Debian's names for them, and this is ${1:-another system}"
}

words_no_apt() { printf '%s\n' "install them with this system's package manager"; }
words_type_to_install() { printf '%s\n' "to install them, run:"; }
words_packages_still_missing() { printf '%s\n' "run tutor again once the packages needed to build it are installed"; }
words_run_now() { printf '%s' "run this now?  $1  [y/N] "; } # COMMAND
words_installing() { printf '%s\n' "installing $* with apt-get"; } # PACKAGE ...

words_install_declined() { # PACKAGE ...
  printf '%s\n' "steps that need $* will be skipped; './tutor doctor' says how to install them"
}

words_install_failed() { # PACKAGE ...
  printf '%s\n' "apt-get couldn't install $*; its output is above"
}

words_going_on_without() { # PACKAGE ...
  printf '%s\n' "continuing without; steps that need $* will be skipped"
}

# ---- Building ---------------------------------------------------------------------------------

words_duration() { # SECONDS
  if [ "$1" -ge 60 ]; then printf '%d min %d s' $(($1 / 60)) $(($1 % 60)); else printf '%d s' "$1"; fi
}

words_building_first() { printf '%s\n' "building for the first time, which takes a few minutes"; }
words_building_changes() { printf '%s\n' "building what changed"; }
words_building() { printf '%s\n' "building"; }
words_building_count() { printf '%s\n' "building $1: $2"; } # COUNT WHAT
words_fetching() { printf '%s\n' "fetching $1"; }           # PACKAGE
words_waiting() { printf '%s\n' "waiting for another build of this folder to end"; }
words_built() { printf '%s\n' "built in $(words_duration "$1")"; } # SECONDS
words_interrupted() { printf '%s\n' "stopped; the next call continues from here"; }
words_unwritable() { printf '%s\n' "can't write to $1"; } # FOLDER

words_disk_full() { # FOLDER
  printf '%s\n' "the disk with $1 is full; free half a gigabyte, or a whole one for the tests, and try again"
}

words_build_errors_heading() { # COUNT
  printf '%s\n' "The build failed: $1 error$([ "$1" = 1 ] || printf s)"
}

words_build_failed_heading() { printf '%s\n' "The build failed."; }
words_more() { printf '%s\n' "and $1 more"; } # COUNT
words_build_output_heading() { printf '%s\n' "$1The whole output of the build$2 (without its progress)"; } # BOLD PLAIN
words_packages_unreachable() { printf '%s\n' "the packages couldn't be fetched: the first build needs the network"; }
words_build_failed() { printf '%s\n' "the build failed; the full log is $1"; } # FILE

words_built_elsewhere() { # FOLDER HERE
  printf '%s\n' "the build in .build was made in ${1:-another folder} and can't be used in $2; rebuilding"
}

words_built_by_other_swift() { # VERSION NOW
  printf '%s\n' "the build in .build was made by $1, and this is $2; rebuilding"
}

words_frameworks_first() {
  printf '%s\n' "this step needs frameworks that aren't built yet; building them takes a few minutes, once"
}

words_frameworks_later() { printf '%s\n' "building the frameworks for later lessons in the background"; }
words_frameworks_unlinked() { printf '%s\n' "the frameworks for later lessons couldn't be linked"; }

# ---- ./tutor clean ----------------------------------------------------------------------------

words_clean_takes_no_words() { # WORD COMMAND
  printf '%s\n' "clean takes no arguments, but got '$1'; see '$2 clean --help'"
}

words_removing() { printf '%s\n' "removing $1 ($2)"; } # FOLDER SIZE
words_nothing_to_remove() { printf '%s\n' "nothing to remove"; }
words_workspace_kept() { printf '%s\n' "kept: Workspace, which holds your own work"; }

words_help_clean() { # COMMAND
  cat <<END
OVERVIEW: Remove what was built: the folders .build and Site/public.

The next call rebuilds everything, which takes a few minutes. Workspace, which
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

The long tests, which Tests/thorough lists, are left out. --thorough includes them,
and --only-thorough runs nothing else.

All other arguments go to 'swift test': '$1 self-test --filter PackageTests' runs only
the tests whose names contain that. With TUTOR_RECORD=1 in the environment, expected
texts are rewritten instead of compared.

While the tests run, it shows how many have ended; at the end, it lists those that failed
and those that were skipped. Their full output is in .build/tutor-tests.log and, for the
suites with exit tests, which run by themselves, in .build/tutor-tests-exits.log.

Exit status: 0 if everything passed, 1 if anything failed, 3 if the machine lacks
something.

USAGE: $1 self-test [--thorough | --only-thorough] [--verbose] [<argument> ...]

OPTIONS:
  --thorough              Run all tests.
  --only-thorough         Run only the tests that are otherwise left out.
  --verbose               Show everything that the tests print.
  -h, --help              Show help information.
END
}

words_stage_passed() { printf '%s\n' "== $1: passed in $2 s"; } # STAGE SECONDS
words_stage_skipped() { printf '%s\n' "== $1: SKIPPED"; }       # STAGE
words_stage_failed() { printf '%s\n' "== $1: FAILED after $2 s"; } # STAGE SECONDS
words_nothing_to_run() { printf '%s\n' "$1== tests$2: SKIPPED, since there is nothing to run"; } # BOLD PLAIN
words_layout_remedy() { printf '%s\n' "'$1' fixes what only concerns layout"; } # COMMAND
words_no_shellcheck() { printf '%s\n' "shellcheck isn't installed, so the scripts weren't checked"; }
words_stages_passed() { printf '%s\n' "passed:  $1"; }  # STAGES
words_stages_skipped() { printf '%s\n' "skipped: $1"; } # STAGES
words_self_test_passed() { printf '%s\n' "$2self-test passed$3 in $1 s"; }     # SECONDS BOLD PLAIN
words_self_test_failed() { printf '%s\n' "$3self-test FAILED$4 in $1 s: $2"; } # SECONDS STAGES BOLD PLAIN

words_thorough_left_out() { # COMMAND
  printf '%s\n' "The tests that Tests/thorough lists were left out; '$1 self-test --thorough' runs them too."
}

# ---- The tests' report ------------------------------------------------------------------------

words_no_tests() { printf '%s\n' "no tests were run"; }

words_tests_so_far() { # ENDED ALL FAILED SECONDS
  printf '%s\n' "tests: $1 of $2$([ "$3" -eq 0 ] || printf ', %s failed' "$3"), $(words_duration "$4")"
}

words_tests_log() { printf '%s\n' "the full output of the tests is in $1"; } # FILE
words_skipped() { printf '%s\n' "skipped $1: $2"; } # COUNT REASON
words_no_reason() { printf '%s\n' "no reason given"; }
words_more_issues() { printf '%s\n' "and $1 more issues"; } # COUNT
words_more_failed_tests() { printf '%s\n' "and $1 more failed tests"; } # COUNT
words_tests_ended_early() { printf '%s\n' "the tests ended early; the last lines:"; }
words_tests_unfinished() { printf '%s\n' "these had started but not ended:"; }
