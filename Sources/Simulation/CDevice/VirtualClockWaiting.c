// The functions in which threads wait for each other with a time limit, on the device's clock.
#define _GNU_SOURCE
#include "VirtualClockProcess.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stddef.h>

static int wait_for_semaphore(clock_page *page, sem_t *semaphore, uint64_t deadline) {
  if (sem_trywait(semaphore) == 0) return 0;
  if (deadline <= clock_now(page)) {
    errno = ETIMEDOUT;
    return -1;
  }
  struct clock_waiter waiter;
  clock_wait_begin(&waiter, deadline, clock_waking_signal, NULL);
  int result = sem_wait(semaphore);
  if (clock_wait_end(&waiter) && result < 0 && errno == EINTR) errno = ETIMEDOUT;
  return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  clock_page *page = clock_joined();
  uint64_t zero;
  if (!page || !clock_zero(CLOCK_REALTIME, &zero)) return REAL(sem_timedwait)(semaphore, time);
  return wait_for_semaphore(page, semaphore, clock_deadline_at(zero, time));
}

int sem_clockwait(
    sem_t *restrict semaphore, clockid_t id, const struct timespec *restrict time) {
  clock_page *page = clock_joined();
  uint64_t zero;
  if (!page || !clock_zero(id, &zero)) return REAL(sem_clockwait)(semaphore, id, time);
  return wait_for_semaphore(page, semaphore, clock_deadline_at(zero, time));
}

static int wait_for_condition(
    clock_page *page, pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t deadline) {
  if (deadline <= clock_now(page)) {
    // As the C library does, others get a chance to take the lock.
    pthread_mutex_unlock(mutex);
    pthread_mutex_lock(mutex);
    return ETIMEDOUT;
  }
  struct clock_waiter waiter;
  clock_wait_begin(&waiter, deadline, clock_waking_condition, condition);
  int result = pthread_cond_wait(condition, mutex);
  return clock_wait_end(&waiter) && result == 0 ? ETIMEDOUT : result;
}

/// The C library's function; it has two of that name, of which `dlsym` could return the older one.
static __typeof__(&pthread_cond_timedwait) real_timedwait(void) {
  for (const char *const *version = (const char *const[]){"GLIBC_2.3.2", "GLIBC_2.17", NULL};
       *version; version++) {
    void *function = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", *version);
    if (function) return (__typeof__(&pthread_cond_timedwait))function;
  }
  return REAL(pthread_cond_timedwait);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict time) {
  clock_page *page = clock_joined();
  // A condition variable doesn't tell for which clock it was made. The real-time clock's numbers
  // are far above those of the other.
  uint64_t zero, monotonic;
  if (!page || !clock_zero(CLOCK_REALTIME, &zero) || !clock_zero(CLOCK_MONOTONIC, &monotonic))
    return real_timedwait()(condition, mutex, time);
  if (clock_nanoseconds(time) < zero / 2) zero = monotonic;
  return wait_for_condition(page, condition, mutex, clock_deadline_at(zero, time));
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t id,
    const struct timespec *restrict time) {
  clock_page *page = clock_joined();
  uint64_t zero;
  if (!page || !clock_zero(id, &zero))
    return REAL(pthread_cond_clockwait)(condition, mutex, id, time);
  return wait_for_condition(page, condition, mutex, clock_deadline_at(zero, time));
}

/// Polls for a lock: nothing can wake a thread that waits for one. The intervals are a sixteenth of
/// the time that it has waited, so it may take the lock that much too late.
static int wait_for_lock(clock_page *page, pthread_mutex_t *mutex, uint64_t deadline) {
  uint64_t begin = clock_now(page);
  while (true) {
    int result = pthread_mutex_trylock(mutex);
    if (result != EBUSY) return result;
    uint64_t now = clock_now(page);
    if (deadline <= now) return ETIMEDOUT;
    uint64_t pause = (now - begin) / 16 > 1000000 ? (now - begin) / 16 : 1000000;
    uint64_t next = clock_deadline_after(page, pause);
    clock_sleep(page, next < deadline ? next : deadline);
  }
}

int pthread_mutex_timedlock(
    pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  clock_page *page = clock_joined();
  uint64_t zero;
  if (!page || !clock_zero(CLOCK_REALTIME, &zero))
    return REAL(pthread_mutex_timedlock)(mutex, time);
  return wait_for_lock(page, mutex, clock_deadline_at(zero, time));
}

int pthread_mutex_clocklock(
    pthread_mutex_t *restrict mutex, clockid_t id, const struct timespec *restrict time) {
  clock_page *page = clock_joined();
  uint64_t zero;
  if (!page || !clock_zero(id, &zero)) return REAL(pthread_mutex_clocklock)(mutex, id, time);
  return wait_for_lock(page, mutex, clock_deadline_at(zero, time));
}

/// The deadline of a futex call that has one.
static uint64_t futex_deadline(clock_page *page, long operation, const struct timespec *time) {
  if ((operation & FUTEX_CMD_MASK) == FUTEX_WAIT)
    return clock_deadline_after(page, clock_nanoseconds(time));
  uint64_t zero = 0;
  clock_zero(operation & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC, &zero);
  return clock_deadline_at(zero, time);
}

/// libdispatch calls the kernel's futexes through this function, for groups that are waited for.
long syscall(long number, ...) {
  long words[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
  va_end(list);
  __typeof__(&syscall) real = REAL(syscall);
  long command = words[1] & FUTEX_CMD_MASK;
  bool isTimed = number == SYS_futex && words[3] != 0 &&
                 (command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET);
  clock_page *page = isTimed ? clock_joined() : NULL;
  if (!page) return real(number, words[0], words[1], words[2], words[3], words[4], words[5]);
  uint64_t deadline = futex_deadline(page, words[1], (const struct timespec *)words[3]);
  if (deadline <= clock_now(page)) {
    errno = ETIMEDOUT;
    return -1;
  }
  struct clock_waiter waiter;
  clock_wait_begin(&waiter, deadline, clock_waking_signal, NULL);
  long result = real(number, words[0], words[1], words[2], 0L, words[4], words[5]);
  if (clock_wait_end(&waiter) && result < 0 && errno == EINTR) errno = ETIMEDOUT;
  return result;
}
