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
  /// Given as file descriptors 0 to `count` - 1; nothing else is open. All are above `count`.
  const int *descriptors;
  int count;
  /// The wall that it is put behind; -1 for none.
  int wall;
};

/// Executes a program, as the leader of a session of its own, without a terminal. Returns 0 and the process's id, or
/// an error number.
int cdevice_spawn(const struct cdevice_start *start, pid_t *process);

/// Limits what a process, and all that it starts from then on, may use of a resource; the process may lift that again
/// up to its former limit if it keeps that. Returns 0, or -1.
int cdevice_limit(pid_t process, int resource, uint64_t value, bool keeps_hard_limit);

#endif
