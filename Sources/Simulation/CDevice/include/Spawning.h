// Starting programs.
#ifndef SPAWNING_H
#define SPAWNING_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// A program to be started.
struct cdevice_start {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  /// Passed as file descriptors 0 to `count` - 1; nothing else is open. All are above `count`.
  const int *descriptors;
  int count;
  /// The wall behind which it is put; -1 for none.
  int wall;
};

/// Executes a program, as the leader of its own session, without a terminal. Returns 0 and the
/// process's id, or an error number.
int cdevice_spawn(const struct cdevice_start *start, pid_t *process);

/// Limits what a process, and everything that it starts from then on, may use of a resource. If the
/// hard limit is kept, the process may raise its limit again, up to the former one. Returns 0, or
/// -1.
int cdevice_limit(pid_t process, int resource, uint64_t value, bool keeps_hard_limit);

#endif
