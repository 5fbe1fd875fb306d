#define _GNU_SOURCE
#include "Remains.h"

#include "Processes.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Kills this process's children, each with its whole group at once: in a group, processes can't be
/// started faster than the kernel ends them. Afterwards their own children become this process's.
///
/// A child that has ended keeps its number until it is reaped, so no signal reaches an unrelated
/// process.
static void kill_children(void) {
  DIR *folder = opendir("/proc");
  if (!folder) return;
  const pid_t own = getpid(), own_group = getpgrp();
  for (struct dirent *entry; (entry = readdir(folder));) {
    struct process child;
    if (read_process(entry->d_name, &child) != 0 || child.parent != own) continue;
    if (child.group > 1 && child.group != own_group) kill(-child.group, SIGKILL);
    kill(child.number, SIGKILL);
  }
  closedir(folder);
}

void end_remains(void) {
  // If no process ends for this many milliseconds, the kernel can't end the rest, or they now
  // belong to another user.
  const int patience = 3000;
  const struct timespec millisecond = {.tv_nsec = 1000000};
  for (int waited = 0; waited < patience; waited++) {
    pid_t ended = 1;
    for (int count = 0; ended > 0 && count < 1000; count++) {
      ended = waitpid(-1, NULL, WNOHANG);
      if (ended > 0) waited = 0;
    }
    if (ended < 0 && errno == ECHILD) return;
    kill_children();
    nanosleep(&millisecond, NULL);
  }
}
