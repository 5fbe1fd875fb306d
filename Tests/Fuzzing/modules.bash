# For the scripts beside this one: compiles modules as parts of a fuzzer, and links them.
#
# Fuzzers share the modules that they have in common; one is compiled anew when its sources, a module that was named
# before it or the compiler has changed.
# shellcheck shell=bash

# The repository and the folder of the fuzzer that is made; the script beside this one sets them.
: "${root:?}" "${work:?}"
modules=$root/.build/fuzzing/modules
objects=() state=$(swiftc --version)

# Compiles a module, unless that is done: module NAME FOLDER-OR-FILE ...
module() {
  local name=$1 sources=() lock
  shift
  mapfile -t sources < <(find "$@" -name '*.swift' | sort)
  state=$(printf '%s\n' "$state" "$@" && cat -- "${sources[@]}")
  state=$(sha256sum <<<"$state")
  mkdir -p -- "$modules"
  # Another fuzzer may be made at the same time.
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

# Links the modules to $work/fuzz.
link() { swiftc -sanitize=fuzzer,address -o "$work/fuzz" "${objects[@]}"; }
