#define _GNU_SOURCE
#include "CDevice.h"
#include "Becoming.h"
#include "UncaughtErrors.h"
#include "VirtualClockProcess.h"

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

/// Keeps other threads from printing from now on; runs when the program ends.
///
/// When a program ends, the C library writes the contents of the buffer without checking who is
/// using it. Text that another thread was just printing would be in the output twice.
static void stop_printing(void) { flockfile(stdout); }

/// What every program on the device does before its own code runs.
///
/// Programs print to a pipe, which C buffers in blocks; a trap would lose what was printed. As on a
/// terminal, a line is sent when it is complete. And no program outlives the device.
static void start_program(void) {
  if (!getenv("TUTOR_DEVICE_FD")) return;
  setvbuf(stdout, NULL, _IOLBF, 1 << 14);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The device may have ended before that call; in that case this process has another parent by
  // now.
  const char *device = getenv("TUTOR_DEVICE_PID");
  if (device && getppid() != (pid_t)atol(device)) _exit(1);
  atexit(stop_printing);
  cdevice_note_throws();
}

/// A program that is executed has its environment from the start.
__attribute__((constructor)) static void start_early(void) { start_program(); }

void cdevice_begin(void) {
  clock_join_late();
  start_program();
}
