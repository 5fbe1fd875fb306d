# shellcheck shell=bash
# Part of the launcher: finds the packages that the machine lacks, and has them installed.
#
# There are two classes: without those of class `build` nothing can be built, which is exit status
# 3; without those of class `steps` some steps are skipped, which only deserves a message. Their
# names are in a table.

root=${root:?}
package_table=$root/Sources/packages.txt
os_release=/etc/os-release
declined=$root/.build/tutor.declined # packages of class `steps` that the user declined
to_build=() for_steps=() sudo=()

# Looks for what is missing and has it installed; with the argument `steps`, packages of both
# classes.
check_packages() {
  local column names=()
  mapfile -t names < <(names_of_this_system)
  column=$(column_of "${names[@]}")
  mapfile -t to_build < <(missing build)
  if [ "${1-}" = steps ]; then mapfile -t for_steps < <(missing steps); fi
  if ! is_root; then forget_declined; fi
  [ $((${#to_build[@]} + ${#for_steps[@]})) -gt 0 ] || return 0

  say_what_is_missing
  if [ -z "$column" ]; then say "$(words_other_system "${names[0]-}")"; fi
  if ! type -P apt-get >/dev/null; then
    say "$(words_no_apt)"
  elif is_root; then
    install_packages
  elif can_ask; then
    ask_for_packages && install_packages
  else
    say "$(words_type_to_install)"
    printf '  %s\n' "$(what_to_type "${to_build[@]}" "${for_steps[@]}")" >&2
  fi
  mapfile -t to_build < <(missing build)
  if [ "${#to_build[@]}" -gt 0 ]; then
    say "$(words_packages_still_missing)"
    exit 3
  fi
}

is_root() { [ "$EUID" -eq 0 ]; }

can_ask() { [ -t 0 ] && [ -t 2 ] && type -P sudo >/dev/null; }

# ---- Which are missing ------------------------------------------------------------------------

# The name of this system, and the codenames of those that it is based on, one a line.
names_of_this_system() {
  # shellcheck source=/dev/null
  . "$os_release" 2>/dev/null &&
    printf '%s\n' "${ID:-linux}-${VERSION_ID:-rolling}" ${UBUNTU_CODENAME:+"$UBUNTU_CODENAME"} \
      ${DEBIAN_CODENAME:+"$DEBIAN_CODENAME"} ${VERSION_CODENAME:+"$VERSION_CODENAME"}
}

# The number of the table column for the first of the names that has one; empty if none has.
column_of() {
  local name found
  for name in "$@"; do
    found=$(awk -v wanted="$name" '/^#/ || !NF { next }
      $1 == "class" || $1 == "codename" {
        for (i = 3; i <= NF; i++) if (index("," $i ",", "," wanted ",")) { print i; exit } }' "$package_table")
    if [ -n "$found" ]; then
      printf '%s\n' "$found"
      return
    fi
  done
}

# The number of the column of the newest Debian.
newest_column() {
  awk '$1 == "class" { for (i = 3; i <= NF; i++) if ($i ~ /^debian-/) newest = i; print newest }' "$package_table"
}

# The packages of a class for needs that nothing on the machine meets, one a line.
missing() {
  local need packages
  awk -v class="$1" -v column="${column:-$(newest_column)}" '$1 == class { print $2, $column }' "$package_table" |
    while read -r need packages; do
      "has_$need" || printf '%s\n' "${packages//,/$'\n'}"
    done | awk '!seen[$0]++'
}

# If swift can't find a library, it names it before doing anything else.
has_swift-libraries() {
  local says
  says=$({ swift --version && swift build --version; } 2>&1 </dev/null)
  [[ $says != *'error while loading shared libraries'* ]]
}

has_c-headers() { [ -e /usr/include/stdio.h ] || is_not_like_debian; }

# On systems other than Debian the headers may be anywhere, and the compiler knows where.
is_not_like_debian() { [ ! -e /etc/debian_version ]; }

has_compiler-libraries() { has_file /usr/lib/gcc*/*/*/libstdc++.so || is_not_like_debian; }

has_linker() { type -P ld >/dev/null || is_not_like_debian; }

# SwiftPM finds these three without pkg-config if their headers are in /usr/include.
has_libcmark() { has_library libcmark cmark.h; }
has_zlib() { has_library zlib zlib.h; }
has_sqlite3() { has_library sqlite3 sqlite3.h; }

has_library() {
  if type -P pkg-config >/dev/null; then
    pkg-config --exists "$1"
  else
    [ -e "/usr/include/$2" ]
  fi
}

# So pkg-config is wanted only if one of them is missing.
has_pkg-config() {
  type -P pkg-config >/dev/null || { has_libcmark && has_zlib && has_sqlite3; }
}

# git is needed once, for SwiftPM to fetch the packages that Package.swift names.
has_git() {
  type -P git >/dev/null || [ -d "$root/.build/tutor/checkouts" ] ||
    ! grep -q '\.package(url:' "$root/Package.swift"
}

# The device looks in the same places.
has_javascript-engine() {
  has_file /usr/bin/jsc /usr/lib/*/webkit2gtk-4.[01]/jsc /usr/libexec/webkit2gtk-4.[01]/jsc
}

# It is in the loader's list of libraries, wherever it is installed.
has_html-parser() {
  local libraries
  libraries=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null)
  [[ $libraries =~ libxml2\.so\.(2|16)\  ]]
}

has_file() {
  local path
  for path in "$@"; do [ -e "$path" ] && return; done
  return 1
}

# ---- Having them installed --------------------------------------------------------------------

say_what_is_missing() {
  [ "${#to_build[@]}" -eq 0 ] || say "$(words_missing_to_build "${to_build[@]}")"
  [ "${#for_steps[@]}" -eq 0 ] || say "$(words_missing_for_steps "${for_steps[@]}")"
}

what_to_type() {
  local command="apt-get install -y --no-install-recommends $*"
  if is_root; then
    printf '%s' "apt-get update && $command"
  elif type -P sudo >/dev/null; then
    printf '%s' "sudo apt-get update && sudo $command"
  else
    printf '%s' "su -c 'apt-get update && $command'"
  fi
}

# One question for both classes. After a no, packages that only some steps need aren't offered
# again.
ask_for_packages() {
  local answer
  printf 'tutor: %s' "$(words_run_now "$(what_to_type "${to_build[@]}" "${for_steps[@]}")")" >&2
  read -r answer || answer=''
  case $answer in
    [yY] | [yY][eE][sS]) sudo=(sudo) && sudo -v && return ;;
  esac
  if [ "${#for_steps[@]}" -gt 0 ]; then
    mkdir -p "${declined%/*}" && printf '%s\n' "${for_steps[@]}" >>"$declined"
    say "$(words_install_declined "${for_steps[@]}")"
  fi
  return 1
}

# Removes from `for_steps` what was declined before.
forget_declined() {
  [ -r "$declined" ] || return 0
  mapfile -t for_steps < <(printf '%s\n' "${for_steps[@]}" | grep -vxFf "$declined" | grep .)
}

# Runs directly as root, otherwise with the `sudo` that the user agreed to.
install_packages() {
  local log
  log=$(mktemp "${TMPDIR:-/tmp}/tutor-install.XXXXXX") || exit 3
  apt -q update >"$log" 2>&1
  if [ "${#to_build[@]}" -gt 0 ]; then
    install_class "${to_build[@]}" || { rm -f "$log" && return; }
  fi
  if [ "${#for_steps[@]}" -gt 0 ] && ! install_class "${for_steps[@]}"; then
    say "$(words_going_on_without "${for_steps[@]}")"
  fi
  rm -f "$log"
}

# A mirror may be briefly unavailable, so the second try comes a little later.
install_class() {
  say "$(words_installing "$@")"
  apt install -y --no-install-recommends "$@" >>"$log" 2>&1 && return
  sleep 5
  { apt update && apt install -y --no-install-recommends "$@"; } >>"$log" 2>&1 && return
  cat "$log" >&2
  say "$(words_install_failed "$@")"
  return 1
}

apt() {
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 "$@" </dev/null
}
