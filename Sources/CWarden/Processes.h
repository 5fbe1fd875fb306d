// What the kernel says about a process in `/proc`.
#ifndef PROCESSES_H
#define PROCESSES_H

#include <sys/types.h>

struct process {
  pid_t number;
  pid_t parent;
  pid_t group;
  /// The processor time, in clock ticks, of the process and of those that it has started and
  /// reaped.
  unsigned long long ticks;
};

/// Reads one process by the name of its folder in `/proc`. Returns 0, or -1 when there is none with
/// that name.
int read_process(const char *name, struct process *process);

/// The processor time in seconds that this process's children, their children and so on have used,
/// whether they run or have been reaped. Looks through all of `/proc`.
double processor_seconds_of_children(void);

#endif
