// A process that has the simulation's libraries loaded, and makes copies of itself that become programs.
#ifndef ZYGOTE_H
#define ZYGOTE_H

#include "Spawning.h"

#include <stddef.h>

/// A function that is a program's main one.
struct cdevice_entry {
  const char *name;
  /// The library that it is in; null when every copy of the zygote has loaded that.
  const char *library;
};

/// Has the zygote at the other end of a connection start a program, as `cdevice_spawn` does.
///
/// The process is the caller's child, not the zygote's; `path` is where the program believes to be. Returns 0 and its
/// id, or an error number: `EPIPE` when there is no zygote any more.
int cdevice_zygote_launch(int zygote, const struct cdevice_start *start,
                          const struct cdevice_entry *entry, pid_t *process);

/// Starts programs for whoever is at the other end of a connection, until that is closed.
///
/// `title` is the only argument of this process, with room for a program's path: what `ps` shows of a copy.
void cdevice_zygote_serve(int connection, char *title) __attribute__((noreturn));

#endif
