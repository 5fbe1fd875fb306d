// SQLite's own interface, as the machine has it.
#include <sqlite3.h>
