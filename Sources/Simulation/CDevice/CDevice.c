#define _GNU_SOURCE
#include "CDevice.h"
#include "UncaughtErrors.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

static ssize_t write_output(void *cookie, const char *bytes, size_t count) {
  ((cdevice_output)cookie)(bytes, count);
  return (ssize_t)count;
}

int cdevice_redirect_output(cdevice_output output) {
  cookie_io_functions_t functions = {.write = write_output};
  FILE *file = fopencookie((void *)output, "w", functions);
  if (!file) return -1;
  setvbuf(file, NULL, _IOLBF, 1 << 14);
  fflush(stdout);
  stdout = file;
  return 0;
}

/// Runs in every program on the device before its own code.
///
/// Programs print to a pipe, which C buffers in blocks; a trap would lose what was printed. As on a
/// terminal, a line goes out when it is complete. And no program outlives the device.
__attribute__((constructor)) static void start_program(void) {
  if (!getenv("TUTOR_DEVICE_FD")) return;
  setvbuf(stdout, NULL, _IOLBF, 1 << 14);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The device may have ended before that call; then this process has another parent by now.
  const char *device = getenv("TUTOR_DEVICE_PID");
  if (device && getppid() != (pid_t)atol(device)) _exit(1);
  cdevice_note_throws();
}

int cdevice_pipe(int descriptors[2]) { return pipe2(descriptors, O_CLOEXEC); }

int cdevice_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *directory,
    const int *descriptors, int count, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure) return failure;
  failure = posix_spawnattr_init(&attributes);
  if (failure) {
    posix_spawn_file_actions_destroy(&actions);
    return failure;
  }
  // The descriptors handed over are all above `count`, so that none overwrites another.
  for (int index = 0; index < count && !failure; index++)
    failure = posix_spawn_file_actions_adddup2(&actions, descriptors[index], index);
  if (!failure) failure = posix_spawn_file_actions_addclosefrom_np(&actions, count);
  if (!failure) failure = posix_spawn_file_actions_addchdir_np(&actions, directory);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  if (!failure) failure = posix_spawnattr_setsigmask(&attributes, &none);
  if (!failure) failure = posix_spawnattr_setsigdefault(&attributes, &all);
  if (!failure)
    failure = posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  if (!failure)
    failure = posix_spawn(process, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}
