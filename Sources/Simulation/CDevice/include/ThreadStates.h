// What the kernel says about threads.
#ifndef THREAD_STATES_H
#define THREAD_STATES_H

#include <sys/types.h>

/// The letter of a thread's state, such as `R` or `S`; 0 when there is no such thread.
///
/// Not thread-safe, as the function below: the files that say it stay open.
char cdevice_thread_letter(pid_t thread);

enum {
  /// The thread is running, or waits for memory.
  cdevice_no_call = -1,
  /// The kernel doesn't say.
  cdevice_call_unknown = -2
};

/// The number of the system call in which a thread waits, with its first argument, or one of the
/// numbers above.
long cdevice_thread_call(pid_t thread, long *_Nonnull argument);

#endif
