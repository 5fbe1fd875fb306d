// Timer descriptors on the device's clock: run loops and libdispatch wait for them.
//
// The kernel's timer is set only when its virtual time has come, and then fires at once.
#define _GNU_SOURCE
#include "VirtualClockProcess.h"

#include <errno.h>
#include <stddef.h>
#include <sys/timerfd.h>

enum { timer_count = 1024 };

/// A timer descriptor that was made by this process.
struct timer {
  bool is_known;
  uint64_t zero;
  uint64_t deadline;
  uint64_t interval;
  uint64_t order;
};

/// By descriptor. A descriptor beyond the end keeps the real clock.
static struct timer timers[timer_count];
static int highest = -1;

/// The known timer of a descriptor on the device's clock.
static struct timer *known(int descriptor) {
  bool isInside = descriptor >= 0 && descriptor < timer_count;
  return isInside && timers[descriptor].is_known ? &timers[descriptor] : NULL;
}

/// The descriptor whose timer is due first; -1 when none is set.
static int first_timer(void) {
  int first = -1;
  for (int index = 0; index <= highest; index++) {
    struct timer *timer = &timers[index];
    if (!timer->is_known || timer->deadline == CLOCK_NEVER) continue;
    if (first < 0 || timer->deadline < timers[first].deadline ||
        (timer->deadline == timers[first].deadline && timer->order < timers[first].order))
      first = index;
  }
  return first;
}

uint64_t clock_timer_deadline(uint64_t *order) {
  int first = first_timer();
  *order = first < 0 ? UINT64_MAX : timers[first].order;
  return first < 0 ? CLOCK_NEVER : timers[first].deadline;
}

/// Fires the kernel's timer.
static void expire(int descriptor) {
  struct timer *timer = &timers[descriptor];
  const struct itimerspec at_once = {.it_value = {.tv_nsec = 1}};
  // A descriptor that has been closed in the meantime is no longer a timer.
  bool isOpen = REAL(timerfd_settime)(descriptor, 0, &at_once, NULL) == 0;
  if (!isOpen) timer->is_known = false;
  timer->deadline = timer->interval > 0 ? timer->deadline + timer->interval : CLOCK_NEVER;
  timer->order = clock_next_order();
}

void clock_timer_expire(void) {
  int first = first_timer();
  if (first >= 0) expire(first);
}

int timerfd_create(clockid_t id, int flags) {
  int descriptor = REAL(timerfd_create)(id, flags);
  clock_page *page = clock_joined();
  uint64_t zero;
  if (!page || descriptor < 0 || descriptor >= timer_count || !clock_zero(id, &zero))
    return descriptor;
  clock_lock();
  timers[descriptor] = (struct timer){.is_known = true, .zero = zero, .deadline = CLOCK_NEVER};
  if (descriptor > highest) highest = descriptor;
  clock_publish(page);
  clock_unlock();
  return descriptor;
}

/// The remainder of a timer's time.
static struct itimerspec rest(clock_page *page, const struct timer *timer) {
  struct itimerspec rest = {.it_interval = clock_timespec(timer->interval)};
  if (timer->deadline == CLOCK_NEVER) return rest;
  uint64_t now = clock_now(page);
  rest.it_value = clock_timespec(timer->deadline > now ? timer->deadline - now : 1);
  return rest;
}

int timerfd_gettime(int descriptor, struct itimerspec *value) {
  clock_page *page = clock_joined();
  if (page) {
    clock_lock();
    struct timer *timer = known(descriptor);
    if (timer) *value = rest(page, timer);
    clock_unlock();
    if (timer) return 0;
  }
  return REAL(timerfd_gettime)(descriptor, value);
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *value, struct itimerspec *before) {
  clock_page *page = clock_joined();
  if (!page) return REAL(timerfd_settime)(descriptor, flags, value, before);
  clock_lock();
  struct timer *timer = known(descriptor);
  if (!timer) {
    clock_unlock();
    return REAL(timerfd_settime)(descriptor, flags, value, before);
  }
  if (before) *before = rest(page, timer);
  bool isSet = value->it_value.tv_sec != 0 || value->it_value.tv_nsec != 0;
  uint64_t deadline = CLOCK_NEVER;
  if (isSet && flags & TFD_TIMER_ABSTIME)
    deadline = clock_deadline_at(timer->zero, &value->it_value);
  else if (isSet)
    deadline = clock_deadline_after(page, clock_nanoseconds(&value->it_value));
  timer->deadline = deadline;
  timer->interval = clock_nanoseconds(&value->it_interval);
  timer->order = clock_next_order();
  // A firing that hasn't been read is forgotten, as the kernel does.
  const struct itimerspec none = {0};
  int result = REAL(timerfd_settime)(descriptor, 0, &none, NULL);
  if (result < 0) timer->is_known = false;
  if (result == 0 && deadline <= clock_now(page)) expire(descriptor);
  clock_publish(page);
  clock_unlock();
  return result;
}
