// The few C calls that Swift can't make itself.
#ifndef CDEVICE_H
#define CDEVICE_H

#include "SharedFiles.h"
#include "Sockets.h"
#include "Spawning.h"
#include "ThreadStates.h"
#include "VirtualClock.h"
#include "Walls.h"
#include "Zygote.h"

#include <sys/types.h>

/// Receives what a process writes to its standard output.
typedef void (*cdevice_output)(const char *bytes, size_t count);

/// Sends everything that is written to `stdout` to `output`, line by line. Returns 0, or -1 on
/// failure.
int cdevice_redirect_output(cdevice_output output);

/// Makes a pipe that is closed when another program is started. Returns 0, or -1 on failure.
int cdevice_pipe(int descriptors[2]);

#endif
