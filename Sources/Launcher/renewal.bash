# shellcheck shell=bash
# Part of the launcher: notices that a build is of no use here, and removes it.
#
# The compiler's caches and SwiftPM's checkouts contain the absolute path of the folder they were
# made in. In a clone that was moved or copied every build would end in "missing required module
# 'SwiftShims'".

root=${root:?}
place=$root/.build/tutor.place # the folder of the build, and the version of Swift

# Removes what was built elsewhere or by another Swift, and records the current folder and version:
# renew_products VERSION
renew_products() {
  local version=$1 built_in='' built_by='' was_planned=no reason=''
  mkdir -p "$root/.build" 2>/dev/null || return
  if [ -r "$place" ]; then
    { read -r built_in && read -r built_by; } <"$place"
  elif is_planned_elsewhere; then
    was_planned=yes
  fi
  if [ "$was_planned" = yes ] || { [ -n "$built_in" ] && [ "$built_in" != "$root" ]; }; then
    reason=$(words_built_elsewhere "$built_in" "$root")
  elif [ -n "$built_by" ] && [ "$built_by" != "$version" ]; then
    reason=$(words_built_by_other_swift "${built_by%% (*}" "${version%% (*}")
  fi
  if [ -n "$reason" ]; then
    say "$reason"
    remove_products || return
  fi
  { printf '%s\n' "$root" "$version" >"$place.$$"; } 2>/dev/null && mv -f "$place.$$" "$place"
}

# `swift build` by hand leaves no record, but its plan names its folder.
is_planned_elsewhere() {
  local plan=$root/.build/tutor/debug.yaml
  [ -r "$plan" ] && ! grep -qF -m 1 "\"$root/.build/" "$plan"
}

# Fetched packages stay, so that no network is needed; the record goes last, because this may be
# interrupted.
remove_products() {
  local path
  for path in "$root"/.build/* "$root"/.build/tutor/*; do
    case ${path#"$root"/.build/} in
      tutor | tutor/repositories | tutor/artifacts | tutor.declined | tutor.place) ;;
      *) rm -rf -- "$path" || return ;;
    esac
  done
  rm -f -- "$place"
}
