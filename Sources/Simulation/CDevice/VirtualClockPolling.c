// The functions in which a thread waits for descriptors with a time limit, on the device's clock.
#define _GNU_SOURCE
#include "VirtualClockProcess.h"

#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <sys/epoll.h>
#include <sys/select.h>

/// Does `call` without a limit until it returns something or the deadline has come, and after that
/// `look`, which doesn't wait.
#define WAIT_UNTIL(page, limit, call, look)                                       \
  ({                                                                              \
    struct clock_waiter waiter;                                                   \
    clock_wait_begin(&waiter, limit, clock_waking_signal, NULL);                  \
    int result = (call);                                                          \
    if (clock_wait_end(&waiter) && result < 0 && errno == EINTR) result = (look); \
    result;                                                                       \
  })

/// The caller's signal mask, in which the clock's signal gets through.
static const sigset_t *open_mask(const sigset_t *mask, sigset_t *copy) {
  if (!mask) return NULL;
  *copy = *mask;
  sigdelset(copy, CLOCK_SIGNAL);
  return copy;
}

static uint64_t after_milliseconds(clock_page *page, int milliseconds) {
  return clock_deadline_after(page, (uint64_t)milliseconds * 1000000);
}

int poll(struct pollfd *files, nfds_t count, int limit) {
  clock_page *page = limit > 0 ? clock_joined() : NULL;
  if (!page) return REAL(poll)(files, count, limit);
  return WAIT_UNTIL(
      page, after_milliseconds(page, limit), REAL(poll)(files, count, -1),
      REAL(poll)(files, count, 0));
}

int ppoll(
    struct pollfd *files, nfds_t count, const struct timespec *limit, const sigset_t *mask) {
  uint64_t length = limit ? clock_nanoseconds(limit) : 0;
  clock_page *page = length > 0 ? clock_joined() : NULL;
  if (!page) return REAL(ppoll)(files, count, limit, mask);
  sigset_t copy;
  const struct timespec none = {0};
  return WAIT_UNTIL(
      page, clock_deadline_after(page, length),
      REAL(ppoll)(files, count, NULL, open_mask(mask, &copy)),
      REAL(ppoll)(files, count, &none, mask));
}

int pselect(
    int count, fd_set *restrict input, fd_set *restrict output, fd_set *restrict exceptional,
    const struct timespec *restrict limit, const sigset_t *restrict mask) {
  uint64_t length = limit ? clock_nanoseconds(limit) : 0;
  clock_page *page = length > 0 ? clock_joined() : NULL;
  if (!page) return REAL(pselect)(count, input, output, exceptional, limit, mask);
  sigset_t copy;
  const struct timespec none = {0};
  // A call that a signal interrupts leaves the sets as they were.
  return WAIT_UNTIL(
      page, clock_deadline_after(page, length),
      REAL(pselect)(count, input, output, exceptional, NULL, open_mask(mask, &copy)),
      REAL(pselect)(count, input, output, exceptional, &none, mask));
}

int select(
    int count, fd_set *restrict input, fd_set *restrict output, fd_set *restrict exceptional,
    struct timeval *restrict limit) {
  bool isTimed = limit && (limit->tv_sec > 0 || limit->tv_usec > 0);
  if (!isTimed || !clock_joined()) return REAL(select)(count, input, output, exceptional, limit);
  struct timespec length = {.tv_sec = limit->tv_sec, .tv_nsec = limit->tv_usec * 1000};
  return pselect(count, input, output, exceptional, &length, NULL);
}

int epoll_wait(int queue, struct epoll_event *events, int count, int limit) {
  clock_page *page = limit > 0 ? clock_joined() : NULL;
  if (!page) return REAL(epoll_wait)(queue, events, count, limit);
  return WAIT_UNTIL(
      page, after_milliseconds(page, limit), REAL(epoll_wait)(queue, events, count, -1),
      REAL(epoll_wait)(queue, events, count, 0));
}

int epoll_pwait(
    int queue, struct epoll_event *events, int count, int limit, const sigset_t *mask) {
  clock_page *page = limit > 0 ? clock_joined() : NULL;
  if (!page) return REAL(epoll_pwait)(queue, events, count, limit, mask);
  sigset_t copy;
  return WAIT_UNTIL(
      page, after_milliseconds(page, limit),
      REAL(epoll_pwait)(queue, events, count, -1, open_mask(mask, &copy)),
      REAL(epoll_pwait)(queue, events, count, 0, mask));
}
