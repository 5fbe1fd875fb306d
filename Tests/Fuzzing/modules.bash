# For the scripts in this folder: compiles modules as parts of a fuzzer, and links them.
#
# Fuzzers share the modules they have in common; a module is recompiled when its sources, a module
# named before it, or the compiler has changed.
# shellcheck shell=bash

# The repository and the folder of the fuzzer; the calling script sets them.
: "${root:?}" "${work:?}"
modules=$root/.build/fuzzing/modules
objects=() state=$(swiftc --version)

# Compiles a module, unless it is up to date: module NAME FOLDER-OR-FILE ...
module() {
  local name=$1 sources=() lock
  shift
  mapfile -t sources < <(find "$@" -name '*.swift' | sort)
  state=$(printf '%s\n' "$state" "$@" && cat -- "${sources[@]}")
  state=$(sha256sum <<<"$state")
  mkdir -p -- "$modules"
  # Another fuzzer may be compiling at the same time.
  exec {lock}>"$modules/$name.lock"
  flock "$lock"
  if [ "$state" != "$(cat -- "$modules/$name.state" 2>/dev/null)" ]; then
    swiftc -O -wmo -parse-as-library -sanitize=fuzzer,address -swift-version 6 \
      -enable-upcoming-feature InternalImportsByDefault -package-name tutor -module-name "$name" \
      -I "$modules" -emit-module-path "$modules/$name.swiftmodule" -c -o "$modules/$name.o" "${sources[@]}"
    printf '%s\n' "$state" >"$modules/$name.state"
  fi
  exec {lock}>&-
  objects+=("$modules/$name.o")
}

# Links the modules into $work/fuzz.
link() { swiftc -sanitize=fuzzer,address -o "$work/fuzz" "${objects[@]}"; }
