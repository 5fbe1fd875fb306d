// The few C calls that Swift can't make itself.
#ifndef CDEVICE_H
#define CDEVICE_H

#include "SharedFiles.h"
#include "Sockets.h"
#include "ThreadStates.h"
#include "VirtualClock.h"
#include "Walls.h"

#include <sys/types.h>

/// Receives what a process writes to its standard output.
typedef void (*cdevice_output)(const char *bytes, size_t count);

/// Sends all that is written to `stdout` to `output`, line by line. Returns 0, or -1 on failure.
int cdevice_redirect_output(cdevice_output output);

/// Makes a pipe that closes itself when another program is started. Returns 0, or -1 on failure.
int cdevice_pipe(int descriptors[2]);

/// A program to be started.
struct cdevice_start {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  /// Given as file descriptors 0 to `count` - 1; nothing else is open.
  const int *descriptors;
  int count;
  /// The wall that it is put behind; -1 for none.
  int wall;
};

/// Starts a program as the leader of a session of its own, without a terminal. Returns 0 and the process's id, or an error number.
int cdevice_spawn(const struct cdevice_start *start, pid_t *process);

#endif
