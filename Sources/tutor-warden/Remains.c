#define _GNU_SOURCE
#include "Remains.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// What the kernel says of a process: whose child it is, and in which group.
struct relation {
  pid_t parent;
  pid_t group;
};

/// Reads `/proc/N/stat`, in which the name stands in parentheses and may hold any character.
static int read_relation(const char *process, struct relation *relation) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%s/stat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return -1;
  text[count] = '\0';
  const char *rest = strrchr(text, ')');
  return rest && sscanf(rest, ") %*c %d %d", &relation->parent, &relation->group) == 2 ? 0 : -1;
}

/// Kills this process's children, each with its whole group at once: in a group nobody can be
/// started faster than the kernel ends them. Their own children come to this process next.
///
/// A child that has ended keeps its number until it is reaped, so no signal reaches a stranger.
static void kill_children(void) {
  DIR *folder = opendir("/proc");
  if (!folder) return;
  const pid_t own = getpid(), own_group = getpgrp();
  for (struct dirent *entry; (entry = readdir(folder));) {
    struct relation relation;
    if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
    if (read_relation(entry->d_name, &relation) != 0 || relation.parent != own) continue;
    if (relation.group > 1 && relation.group != own_group) kill(-relation.group, SIGKILL);
    kill((pid_t)atol(entry->d_name), SIGKILL);
  }
  closedir(folder);
}

void end_remains(void) {
  // So many milliseconds without anybody's end mean that the kernel can't end the rest, or that
  // they belong to another user by now.
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
