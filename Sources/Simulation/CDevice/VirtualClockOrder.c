// Timers of libdispatch that are set at the same moment for the same moment.
//
// On a real device some time passes between two lines of a program, so what was requested first
// comes first. Here the clock stands still in the meantime, and libdispatch has no order for equal
// times. So each timer is set to the last microsecond before its time, a nanosecond later than the
// previous one; the clock moves in whole microseconds, and reaches all of them at the requested
// time.
#define _GNU_SOURCE
#include "VirtualClockProcess.h"

#include <string.h>

enum { grain = 1000 };

/// The number of timers that have been set at this moment.
static uint64_t place(clock_page *page) {
  static uint64_t moment = CLOCK_NEVER, count;
  clock_lock();
  uint64_t now = clock_now(page);
  if (now != moment) count = 0;
  moment = now;
  uint64_t place = count;
  if (count < grain - 1) count++;
  clock_unlock();
  return place;
}

/// A `dispatch_time_t` with the timer's place in the order.
static uint64_t ordered(uint64_t time) {
  clock_page *page = clock_joined();
  // "Now" on either clock, "never", and values too small to be a future time.
  if (!page || time <= grain || time >= UINT64_MAX - grain) return time;
  uint64_t earlier = grain - 1 - place(page);
  // The two highest bits say which clock it is; times on the wall clock are negative.
  return time >> 62 == 3 ? time + earlier : time - earlier;
}

void dispatch_after(uint64_t time, void *queue, void *block) {
  REAL(dispatch_after)(ordered(time), queue, block);
}

void dispatch_after_f(uint64_t time, void *queue, void *context, void (*work)(void *)) {
  REAL(dispatch_after_f)(ordered(time), queue, context, work);
}

/// Whether an address is in Foundation, whose run loops set timers for their own limits and expect
/// them to be late.
static int is_foundation(void *address) {
  Dl_info information;
  return dladdr(address, &information) && information.dli_fname &&
         strstr(information.dli_fname, "libFoundation.so");
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  bool isLimit = clock_joined() && is_foundation(__builtin_return_address(0));
  REAL(dispatch_source_set_timer)(source, isLimit ? start : ordered(start), interval, leeway);
}
