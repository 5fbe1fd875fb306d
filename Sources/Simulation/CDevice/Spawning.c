// Starting a program on the device.
//
// `posix_spawn` does nearly all of this, but can't put a program behind a wall; and the wall has to
// be up before the program's first instruction, which is the dynamic linker's.
#define _GNU_SOURCE
#include "CDevice.h"
#include "Becoming.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int cdevice_pipe(int descriptors[2]) { return pipe2(descriptors, O_CLOEXEC); }

void cdevice_close_from(unsigned first) {
  if (close_range(first, ~0U, 0) == 0) return;
  long end = sysconf(_SC_OPEN_MAX);
  for (long index = first; index < (end > 0 && end < 65536 ? end : 65536); index++)
    close((int)index);
}

int cdevice_prepare(const struct cdevice_start *start) {
  // Its own session has no terminal, but a group that ends with the process.
  setsid();
  // The descriptors handed over are all above `count`, so that none overwrites another.
  for (int index = 0; index < start->count; index++)
    if (dup2(start->descriptors[index], index) < 0) return errno;
  if (chdir(start->directory) != 0) return errno;
  return start->wall >= 0 ? cdevice_wall_enter(start->wall) : 0;
}

/// Undoes the device's signal settings; handlers would go with its memory, but ignored and blocked
/// signals wouldn't.
static void forget_signals(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    if (number != SIGKILL && number != SIGSTOP && sigaction(number, NULL, &action) == 0
        && action.sa_handler != SIG_DFL)
      sigaction(number, &standard, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// What the new process does before it becomes the program. Until then it has the device's memory:
/// it changes nothing except `failure`.
static void become(const struct cdevice_start *start, volatile int *failure) {
  forget_signals();
  *failure = cdevice_prepare(start);
  if (*failure != 0) _exit(127);
  cdevice_close_from((unsigned)start->count);
  execve(start->path, start->arguments, start->environment);
  *failure = errno;
  _exit(127);
}

int cdevice_spawn(const struct cdevice_start *start, pid_t *process) {
  volatile int failure = 0;
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  // A copy of the device would take longer than everything else; the device waits until its memory
  // is its own again.
  pid_t child = vfork();
  if (child == 0) become(start, &failure);
  int number = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  if (child < 0) return number;
  if (failure != 0) {
    waitpid(child, NULL, 0);
    return failure;
  }
  *process = child;
  return 0;
}

int cdevice_limit(pid_t process, int resource, uint64_t value, bool keeps_hard_limit) {
  struct rlimit limit = {.rlim_cur = value, .rlim_max = value}, old;
  if (keeps_hard_limit && prlimit(process, (enum __rlimit_resource)resource, NULL, &old) == 0
      && old.rlim_max > limit.rlim_max)
    limit.rlim_max = old.rlim_max;
  return prlimit(process, (enum __rlimit_resource)resource, &limit, NULL);
}
