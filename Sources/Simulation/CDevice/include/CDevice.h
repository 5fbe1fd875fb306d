// The few C calls that Swift can't make itself.
#ifndef CDEVICE_H
#define CDEVICE_H

#include "VirtualClock.h"

#include <sys/types.h>

/// Receives what a process writes to its standard output.
typedef void (*cdevice_output)(const char *bytes, size_t count);

/// Sends all that is written to `stdout` to `output`, line by line. Returns 0, or -1 on failure.
int cdevice_redirect_output(cdevice_output output);

/// Makes a pipe that closes itself when another program is started. Returns 0, or -1 on failure.
int cdevice_pipe(int descriptors[2]);

/// Starts a program in `directory` with `descriptors` given as file descriptors 0 to count - 1 and
/// nothing else open. Returns 0 and the process's id, or an error number.
int cdevice_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *directory,
    const int *descriptors, int count, pid_t *process);

#endif
