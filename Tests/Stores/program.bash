# For the scripts that source it: `root`, `products`, and this folder's program, compiled: `program`
# is the executable, and `program.so` is the same for the device, which loads its programs.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
products=${TUTOR_PRODUCTS:-$root/.build/tutor/debug}
stores=(defaults files sqlite coredata)

# Compiles the program if it is older than its sources and libraries: compile_stores NAME
compile_stores() {
  [ -e "$products/libFurtherFrameworks.so" ] ||
    { echo "$1: build first, with ./tutor --build-frameworks" >&2; exit 3; }
  local folder=${products%/*}/stores
  program=$folder/program
  mkdir -p -- "$folder"
  exec {lock}>"$folder/lock"
  flock "$lock"
  if [ ! -x "$program" ] || [ "$products/libSimulation.so" -nt "$program" ] ||
    [ "$products/libFurtherFrameworks.so" -nt "$program" ] ||
    [ -n "$(find "$root/Tests/Stores" -newer "$program" -print -quit)" ]; then
    swiftc -c -wmo -module-name Stores -I "$products/Modules" \
      -Xcc "-fmodule-map-file=$products/CDevice.build/module.modulemap" \
      -Xcc "-fmodule-map-file=$products/CSQLite.build/module.modulemap" \
      -module-alias UIKit=SimulatedUIKit -module-alias CoreData=SimulatedCoreData \
      -module-alias SQLite3=SimulatedSQLite3 "$root"/Tests/Stores/*.swift -o "$program.o" 2>"$folder/errors" ||
      { cat "$folder/errors" >&2; exit 3; }
    link_stores "$program.so" -emit-library -Xlinker -Bsymbolic
    link_stores "$program" -Xlinker --export-dynamic-symbol=tutor_register_classes
  fi
  exec {lock}>&-
}

# Links the compiled program: link_stores FILE [OPTION ...]
link_stores() {
  # The library comes first, as in lessons' programs: it overrides functions of Foundation.
  swiftc "${@:2}" "$products/libSimulation.so" "$products/libFurtherFrameworks.so" -lsqlite3 \
    -Xlinker -rpath -Xlinker "$products" "$program.o" -o "$1.new" 2>"$program.errors" ||
    { cat "$program.errors" >&2; exit 3; }
  mv -- "$1.new" "$1"
}

# Fails, naming the stores, unless $2 is one of them: check_store NAME STORE
check_store() {
  [[ " ${stores[*]} " == *" $2 "* ]] ||
    { echo "$1: there is no store '$2'; there are ${stores[*]}" >&2; exit 3; }
}
