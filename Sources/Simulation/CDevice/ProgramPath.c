// The path that a copy of the zygote believes to be its own: Foundation asks the kernel, which
// knows the zygote's program.
//
// This replaces the C library's function of the same name.
#define _GNU_SOURCE
#undef _FORTIFY_SOURCE
#include "Becoming.h"
#include "VirtualClockProcess.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *program_path;

void cdevice_set_path(const char *path) { program_path = path; }

ssize_t readlink(const char *restrict path, char *restrict target, size_t room) {
  if (!program_path || strcmp(path, "/proc/self/exe") != 0) return REAL(readlink)(path, target, room);
  const size_t count = strlen(program_path) < room ? strlen(program_path) : room;
  memcpy(target, program_path, count);
  return (ssize_t)count;
}
