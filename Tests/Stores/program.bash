# For the scripts that source it: `root`, `products`, and the program of this folder, compiled.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
products=${TUTOR_PRODUCTS:-$root/.build/tutor/debug}
stores=(defaults files sqlite coredata)

# Compiles the program, if it is older than what it is made of: compile_stores NAME
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
    # The library comes first, as in the programs of lessons: it stands before functions of Foundation.
    swiftc -module-name Stores -I "$products/Modules" \
      -Xcc "-fmodule-map-file=$products/CDevice.build/module.modulemap" \
      -Xcc "-fmodule-map-file=$products/CSQLite.build/module.modulemap" \
      -module-alias UIKit=SimulatedUIKit -module-alias CoreData=SimulatedCoreData \
      -module-alias SQLite3=SimulatedSQLite3 "$products/libSimulation.so" \
      "$products/libFurtherFrameworks.so" -lsqlite3 \
      -Xlinker -rpath -Xlinker "$products" \
      -Xlinker --export-dynamic-symbol=tutor_register_classes \
      "$root"/Tests/Stores/*.swift -o "$program.new" 2>"$folder/errors" ||
      { cat "$folder/errors" >&2; exit 3; }
    mv -- "$program.new" "$program"
  fi
  exec {lock}>&-
}

# Fails, with what the stores are, unless $2 is one: check_store NAME STORE
check_store() {
  [[ " ${stores[*]} " == *" $2 "* ]] ||
    { echo "$1: there is no store '$2'; there are ${stores[*]}" >&2; exit 3; }
}
