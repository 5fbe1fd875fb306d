// The functions that let a thread sleep, on the device's clock.
#define _GNU_SOURCE
#include "VirtualClockProcess.h"

#include <errno.h>
#include <stddef.h>
#include <unistd.h>

/// Sleeps until a deadline, and tells how much was left when a signal ended the sleep.
static int sleep_until(clock_page *page, uint64_t deadline, struct timespec *rest) {
  if (clock_sleep(page, deadline) == 0) return 0;
  if (rest) {
    uint64_t now = clock_now(page);
    *rest = clock_timespec(deadline > now ? deadline - now : 0);
  }
  return -1;
}

/// Whether a duration is one that the kernel would accept.
static int is_length(const struct timespec *time) {
  return time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < 1000000000;
}

int nanosleep(const struct timespec *length, struct timespec *rest) {
  clock_page *page = clock_joined();
  if (!page || !is_length(length)) return REAL(nanosleep)(length, rest);
  return sleep_until(page, clock_deadline_after(page, clock_nanoseconds(length)), rest);
}

int clock_nanosleep(
    clockid_t id, int flags, const struct timespec *time, struct timespec *rest) {
  clock_page *page = clock_joined();
  uint64_t zero;
  if (!page || !clock_zero(id, &zero) || !is_length(time))
    return REAL(clock_nanosleep)(id, flags, time, rest);
  int isAbsolute = flags & TIMER_ABSTIME;
  uint64_t deadline = isAbsolute ? clock_deadline_at(zero, time)
                                 : clock_deadline_after(page, clock_nanoseconds(time));
  // This one returns the error's number.
  return sleep_until(page, deadline, isAbsolute ? NULL : rest) == 0 ? 0 : errno;
}

int usleep(useconds_t microseconds) {
  clock_page *page = clock_joined();
  if (!page) return REAL(usleep)(microseconds);
  return clock_sleep(page, clock_deadline_after(page, (uint64_t)microseconds * 1000));
}

unsigned sleep(unsigned seconds) {
  clock_page *page = clock_joined();
  if (!page) return REAL(sleep)(seconds);
  struct timespec rest = {0};
  if (sleep_until(page, clock_deadline_after(page, (uint64_t)seconds * 1000000000), &rest) == 0)
    return 0;
  return (unsigned)rest.tv_sec + (rest.tv_nsec > 0);
}
