// A process that has the simulation's libraries loaded, and makes copies of itself that become programs.
#ifndef ZYGOTE_H
#define ZYGOTE_H

#include "Spawning.h"

#include <stdbool.h>
#include <stddef.h>

/// A program's main function.
struct cdevice_entry {
  const char *name;
  /// The library that contains it; null when every copy of the zygote has it loaded.
  const char *library;
};

/// Makes the zygote at the other end of a connection start a program, as `cdevice_spawn` does.
///
/// The process is the caller's child, not the zygote's; `path` is the path that the program
/// believes to be its own. Returns 0 and its id, or an error number: `EPIPE` when the zygote is
/// gone.
int cdevice_zygote_launch(int zygote, const struct cdevice_start *start,
                          const struct cdevice_entry *entry, pid_t *process);

/// Starts programs for the process at the other end of a connection, until that is closed.
///
/// `title` is where the arguments of this process are, with room for a program's path: what `ps` shows of a copy. The
/// last of so many bytes is followed by a null character.
void cdevice_zygote_serve(int connection, char *title, size_t room) __attribute__((noreturn));

/// The zygote that this process made before its main function began, if it was loaded before it was needed. Returns
/// whether there is one.
bool cdevice_zygote_made(int *connection, pid_t *process);

#endif
