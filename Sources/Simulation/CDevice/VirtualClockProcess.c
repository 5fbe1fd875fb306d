// How a process joins the device's clock, and the functions that read it.
//
// These replace the C library's functions of the same names, for the program and for all the
// libraries that it uses: the dynamic linker finds them in libSimulation.so first.
#define _GNU_SOURCE
#include "VirtualClockProcess.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>

static clock_page *joined;
static _Atomic bool is_decided;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/// A copy of this process, which has no waking thread, has the real clock.
static void leave(void) { joined = NULL; }

/// Maps the page that the device has handed over, and closes its descriptor. Neither remains
/// visible to the program, or to the programs that it starts.
static void join(void) {
  const char *descriptor = getenv("TUTOR_CLOCK_FD"), *device = getenv("TUTOR_DEVICE_PID");
  // A program that a process on the device starts inherits the environment, but isn't on the
  // device.
  if (descriptor && device && getppid() == (pid_t)atol(device)) {
    int number = atoi(descriptor);
    struct stat status;
    if (fstat(number, &status) == 0 && status.st_size == clock_page_size) {
      clock_page *page =
          mmap(NULL, clock_page_size, PROT_READ | PROT_WRITE, MAP_SHARED, number, 0);
      if (page != MAP_FAILED && page->magic == CLOCK_PAGE_MAGIC) {
        close(number);
        if (clock_start_waking(page) && pthread_atfork(NULL, NULL, leave) == 0) joined = page;
      }
    }
  }
  unsetenv("TUTOR_CLOCK_FD");
  atomic_store_explicit(&is_decided, true, memory_order_release);
}

clock_page *clock_joined(void) {
  if (!atomic_load_explicit(&is_decided, memory_order_acquire)) pthread_once(&once, join);
  return joined;
}

void clock_join_late(void) { join(); }

/// The page is mapped before the program can open anything with the descriptor's number.
__attribute__((constructor)) static void join_early(void) { clock_joined(); }

bool clock_zero(clockid_t id, uint64_t *zero) {
  switch (id) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_REALTIME_ALARM:
  case CLOCK_TAI:
    // 2026-01-01, 09:41:00 UTC.
    *zero = UINT64_C(1767260460000000000);
    return true;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_BOOTTIME:
  case CLOCK_BOOTTIME_ALARM:
    // The device was started an hour before.
    *zero = UINT64_C(3600000000000);
    return true;
  default: return false;
  }
}

uint64_t clock_nanoseconds(const struct timespec *time) {
  if (time->tv_sec < 0) return 0;
  if (time->tv_sec > INT64_MAX / 1000000000 - 1) return CLOCK_NEVER;
  return (uint64_t)time->tv_sec * 1000000000 + (uint64_t)time->tv_nsec;
}

struct timespec clock_timespec(uint64_t nanoseconds) {
  return (struct timespec){
      .tv_sec = (time_t)(nanoseconds / 1000000000), .tv_nsec = (long)(nanoseconds % 1000000000)};
}

/// The clock moves in whole microseconds: what is due between two of them is due at the later one.
static uint64_t whole(uint64_t deadline) {
  return deadline > INT64_MAX ? CLOCK_NEVER : (deadline + 999) / 1000 * 1000;
}

uint64_t clock_deadline_after(clock_page *page, uint64_t nanoseconds) {
  return nanoseconds > INT64_MAX ? CLOCK_NEVER : whole(clock_now(page) + nanoseconds);
}

uint64_t clock_deadline_at(uint64_t zero, const struct timespec *time) {
  uint64_t nanoseconds = clock_nanoseconds(time);
  if (nanoseconds == CLOCK_NEVER) return CLOCK_NEVER;
  return nanoseconds < zero ? 0 : whole(nanoseconds - zero);
}

int clock_gettime(clockid_t id, struct timespec *time) {
  clock_page *page = clock_joined();
  uint64_t zero;
  if (!page || !clock_zero(id, &zero)) return REAL(clock_gettime)(id, time);
  *time = clock_timespec(zero + clock_now(page));
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  clock_page *page = clock_joined();
  uint64_t zero;
  if (!page || !clock_zero(CLOCK_REALTIME, &zero)) return REAL(gettimeofday)(time, zone);
  struct timespec now = clock_timespec(zero + clock_now(page));
  *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
  return 0;
}

int timespec_get(struct timespec *time, int base) {
  if (!clock_joined() || base != TIME_UTC) return REAL(timespec_get)(time, base);
  clock_gettime(CLOCK_REALTIME, time);
  return base;
}

time_t time(time_t *result) {
  clock_page *page = clock_joined();
  uint64_t zero;
  if (!page || !clock_zero(CLOCK_REALTIME, &zero)) return REAL(time)(result);
  time_t now = (time_t)((zero + clock_now(page)) / 1000000000);
  if (result) *result = now;
  return now;
}
