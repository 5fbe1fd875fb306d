// The page of memory that the device shares with one process, as both ends see it.
#ifndef VIRTUAL_CLOCK_PAGE_H
#define VIRTUAL_CLOCK_PAGE_H

#include <linux/futex.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { clock_page_size = 4096 };

#define CLOCK_PAGE_MAGIC UINT64_C(0x7475746f72636c6b)

/// No deadline.
#define CLOCK_NEVER UINT64_MAX

struct cdevice_clock {
  uint64_t magic;
  /// Nanoseconds since the run began. Only the device writes it.
  _Atomic uint64_t now;
  /// The process's earliest deadline. Only the process writes it.
  _Atomic uint64_t deadline;
  /// Counts the device's wake-up calls; the process waits for it to change.
  _Atomic uint32_t calls;
};

/// Waits until a word is no longer `value`; it may return earlier. Returns 0, or -1 with `errno`.
static inline long clock_word_wait(_Atomic uint32_t *word, uint32_t value) {
  return syscall(SYS_futex, word, FUTEX_WAIT, value, NULL, NULL, 0);
}

/// Wakes all that wait for a word to change.
static inline void clock_word_wake(_Atomic uint32_t *word) {
  syscall(SYS_futex, word, FUTEX_WAKE, 1 << 30, NULL, NULL, 0);
}

#endif
