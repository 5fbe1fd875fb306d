#define _GNU_SOURCE
#include "Processes.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/// Reads `/proc/N/stat`, in which the name is in parentheses and may contain any character.
int read_process(const char *name, struct process *process) {
  char path[64], text[1024];
  if (name[0] < '1' || name[0] > '9') return -1;
  snprintf(path, sizeof path, "/proc/%s/stat", name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return -1;
  text[count] = '\0';
  const char *rest = strrchr(text, ')');
  unsigned long long user, system, reaped_user, reaped_system;
  // The skipped fields: the state, the session, the terminal, its group, flags, four counts of page
  // faults.
  const char *format = ") %*c %d %d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu %llu %llu";
  if (!rest || sscanf(rest, format, &process->parent, &process->group, &user, &system,
                      &reaped_user, &reaped_system) != 6)
    return -1;
  process->number = (pid_t)atol(name);
  process->ticks = user + system + reaped_user + reaped_system;
  return 0;
}

/// Reads all processes. Returns their number; the caller frees `*processes`.
static size_t read_processes(struct process **processes) {
  size_t count = 0, room = 0;
  *processes = NULL;
  DIR *folder = opendir("/proc");
  if (!folder) return 0;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (count == room) {
      struct process *larger = realloc(*processes, (room = 2 * room + 64) * sizeof *larger);
      if (!larger) break;
      *processes = larger;
    }
    if (read_process(entry->d_name, *processes + count) == 0) count++;
  }
  closedir(folder);
  return count;
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

double processor_seconds_of_children(void) {
  struct rusage reaped;
  getrusage(RUSAGE_CHILDREN, &reaped);
  struct process *processes;
  const size_t count = read_processes(&processes);
  unsigned long long ticks = 0;
  // Those found move to the front; the processes there are examined for children next.
  size_t found = 0;
  pid_t parent = getpid();
  for (size_t asked = 0;; parent = processes[asked++].number) {
    for (size_t index = found; index < count; index++) {
      const struct process process = processes[index];
      if (process.parent != parent) continue;
      processes[index] = processes[found];
      processes[found++] = process;
      ticks += process.ticks;
    }
    if (asked == found) break;
  }
  free(processes);
  return seconds(reaped.ru_utime) + seconds(reaped.ru_stime) + (double)ticks / (double)sysconf(_SC_CLK_TCK);
}
