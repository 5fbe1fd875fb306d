// A process's end of the virtual clock: what is shared by the functions that replace the C
// library's.
#ifndef VIRTUAL_CLOCK_PROCESS_H
#define VIRTUAL_CLOCK_PROCESS_H

#include "VirtualClockPage.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdbool.h>
#include <time.h>

typedef struct cdevice_clock clock_page;

/// The page of this process; null when it isn't on a device, and has the real clock.
clock_page *clock_joined(void);

/// Joins a device's clock as the environment now says, if it didn't say so when the program was
/// loaded.
void clock_join_late(void);

/// The C library's function with this name.
#define REAL(name)                                                          \
  ({                                                                        \
    static __typeof__(&name) found;                                         \
    __typeof__(&name) function = __atomic_load_n(&found, __ATOMIC_RELAXED); \
    if (!function) {                                                        \
      function = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                \
      __atomic_store_n(&found, function, __ATOMIC_RELAXED);                 \
    }                                                                       \
    function;                                                               \
  })

static inline uint64_t clock_now(clock_page *page) {
  return atomic_load_explicit(&page->now, memory_order_relaxed);
}

/// Whether a clock is virtual, and what it shows when the run begins.
bool clock_zero(clockid_t id, uint64_t *zero);

/// Nanoseconds in a `timespec`; a negative one has none, a huge one `CLOCK_NEVER`.
uint64_t clock_nanoseconds(const struct timespec *time);

struct timespec clock_timespec(uint64_t nanoseconds);

/// The deadline that is some nanoseconds from now.
uint64_t clock_deadline_after(clock_page *page, uint64_t nanoseconds);

/// The deadline that a clock names.
uint64_t clock_deadline_at(uint64_t zero, const struct timespec *time);

/// How a thread that waits is woken.
enum clock_waking {
  /// It waits for the word in its waiter.
  clock_waking_word,
  /// It waits for a condition variable.
  clock_waking_condition,
  /// It is in a system call that a signal interrupts.
  clock_waking_signal,
};

/// A thread that waits for something, but only until a deadline.
struct clock_waiter {
  uint64_t deadline;
  uint64_t order;
  enum clock_waking waking;
  void *condition;
  pid_t thread;
  sigset_t mask;
  /// Whether the deadline has come.
  _Atomic uint32_t expired;
  struct clock_waiter *next;
};

/// Starts the thread that wakes others. Returns whether it runs.
bool clock_start_waking(clock_page *page);

/// Adds a waiter of the calling thread.
void clock_wait_begin(
    struct clock_waiter *waiter, uint64_t deadline, enum clock_waking waking, void *condition);

/// Removes the waiter, and leaves `errno` as it is. Returns whether its deadline has come.
bool clock_wait_end(struct clock_waiter *waiter);

/// Lets the calling thread sleep. Returns 0, or -1 with `EINTR` when a signal ended the sleep.
int clock_sleep(clock_page *page, uint64_t deadline);

/// The signal that wakes threads in system calls.
#define CLOCK_SIGNAL (SIGRTMAX - 3)

/// Locks the list of waiters, and the timers.
void clock_lock(void);
void clock_unlock(void);

/// The earliest deadline of a timer descriptor and the order in which it was set; the list is
/// locked.
uint64_t clock_timer_deadline(uint64_t *order);

/// Fires the timer descriptor with the earliest deadline; the list is locked.
void clock_timer_expire(void);

/// A number that grows with each deadline that is set; the list is locked.
uint64_t clock_next_order(void);

/// Tells the device the earliest deadline; the list is locked.
void clock_publish(clock_page *page);

#endif
