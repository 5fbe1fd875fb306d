# For the scripts beside this one: compiles modules as parts of a fuzzer, and runs it.
# shellcheck shell=bash

# The folder of the fuzzer that is made; the script beside this one sets it.
: "${work:?}"

# Compiles a module into $work: module NAME FOLDER ...
module() {
  local name=$1 sources=()
  shift
  mapfile -t sources < <(find "$@" -name '*.swift' | sort)
  swiftc -O -wmo -parse-as-library -sanitize=fuzzer,address -swift-version 6 \
    -enable-upcoming-feature InternalImportsByDefault -package-name tutor -module-name "$name" \
    -I "$work" -emit-module-path "$work/$name.swiftmodule" -c -o "$work/$name.o" "${sources[@]}"
}

# Links everything in $work to $work/fuzz.
link() { swiftc -sanitize=fuzzer,address -o "$work/fuzz" "$work"/*.o; }
