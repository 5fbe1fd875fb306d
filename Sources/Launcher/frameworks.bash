# shellcheck shell=bash
# Part of the launcher: the frameworks that few lessons import (`further` in Package.swift). They
# are built when a step first imports one, in the background after a first build, or with the tests,
# and are linked into a library of their own, beside libSimulation.so and against it (ADR 0024). The
# web server, for scenes that want one, is built with them.

root=${root:?} products=${products:?} scratch=${scratch:?} stamp=${stamp:?}
# shellcheck source=Sources/Launcher/words.bash
. "$root/Sources/Launcher/words.bash"
further_library=$products/libFurtherFrameworks.so
further_stamp=$root/.build/tutor.frameworks # what the library was built from, as in tutor.stamp

# What they are linked with of other packages: Combine's part is in Swift and C++ (ADR 0033).
further_packages=(OpenCombine OpenCombineDispatch OpenCombineFoundation)

# The modules, one a line, as in Package.swift.
further_modules() {
  sed -n '/^let further: Set = \[/,/^\]/p' "$root/Package.swift" | grep -o '"[A-Za-z]*"' | tr -d '"'
}

# Whether they were built from the same sources as the last build of everything else.
further_frameworks_are_built() {
  [ -e "$further_library" ] && [ -x "$products/tutor-server" ] && [ -r "$further_stamp" ] &&
    cmp -s "$further_stamp" "$stamp"
}

# `./tutor --build-frameworks`, which the tool runs for a step that imports one of them.
build_further_frameworks() {
  if is_built && further_frameworks_are_built; then return; fi
  if [ ! -e "$further_library" ]; then
    say "$(words_frameworks_first)"
  fi
  TUTOR_BUILD='' build && link_further_frameworks
}

# Runs after a first build, while the reader has the first step on the screen, using only idle
# resources.
build_further_frameworks_later() {
  say "$(words_frameworks_later)"
  TERM=dumb setsid nice -n 19 "$root/tutor" --build-frameworks >"$root/.build/tutor-background.log" 2>&1 </dev/null &
}

# Links the library from the built modules, unless it was linked from the same objects before.
#
# SwiftPM can't make a second dynamic library without copying everything that the two share.
link_further_frameworks() {
  local module objects=$scratch/further-objects new=$further_library.$$
  for module in $(further_modules) "${further_packages[@]}"; do
    sed -n 's/^ *"object": "\(.*\.o\)",*$/\1/p' "$products/$module.build/output-file-map.json"
  done >"$objects" || return
  printf '%s\n' "$products"/COpenCombineHelpers.build/*.o >>"$objects"
  if ! is_newer_than_all "$further_library" "$objects"; then
    if ! swiftc -emit-library -module-name FurtherFrameworks -o "$new" "@$objects" -L "$products" -lSimulation \
      -lsqlite3 -lstdc++ -Xlinker -soname=libFurtherFrameworks.so -Xlinker "-rpath=\$ORIGIN" -gnone >&2; then
      rm -f "$new"
      say "$(words_frameworks_unlinked)"
      return 1
    fi
    mv -f "$new" "$further_library" || return
  fi
  cp -f "$stamp" "$further_stamp"
}

# Whether a file is newer than libSimulation.so, Package.swift, and all files that a list names.
is_newer_than_all() {
  local file
  [ "$1" -nt "$products/libSimulation.so" ] && [ "$1" -nt "$root/Package.swift" ] || return
  while IFS= read -r file; do
    [ "$1" -nt "$file" ] || return
  done <"$2"
}
