// The device's end of the virtual clock, and what it asks the kernel about its processes.
#define _GNU_SOURCE
#include "VirtualClock.h"
#include "VirtualClockPage.h"

#include <fcntl.h>
#include <poll.h>
#include <stddef.h>
#include <sys/mman.h>
#include <time.h>

cdevice_clock *cdevice_clock_make(uint64_t now, int *descriptor) {
  int memory = memfd_create("tutor-clock", MFD_CLOEXEC);
  if (memory < 0) return NULL;
  // Out of the way of the descriptors that a process is given.
  *descriptor = fcntl(memory, F_DUPFD_CLOEXEC, 16);
  close(memory);
  if (*descriptor < 0) return NULL;
  cdevice_clock *clock = MAP_FAILED;
  if (ftruncate(*descriptor, clock_page_size) == 0)
    clock = mmap(NULL, clock_page_size, PROT_READ | PROT_WRITE, MAP_SHARED, *descriptor, 0);
  if (clock == MAP_FAILED) {
    close(*descriptor);
    return NULL;
  }
  atomic_store(&clock->now, now);
  atomic_store(&clock->deadline, CLOCK_NEVER);
  clock->magic = CLOCK_PAGE_MAGIC;
  return clock;
}

void cdevice_clock_release(cdevice_clock *clock) { munmap(clock, clock_page_size); }

void cdevice_clock_set(cdevice_clock *clock, uint64_t now) { atomic_store(&clock->now, now); }

uint64_t cdevice_clock_deadline(const cdevice_clock *clock) {
  return atomic_load(&clock->deadline);
}

void cdevice_clock_wake(cdevice_clock *clock) {
  atomic_fetch_add(&clock->calls, 1);
  clock_word_wake(&clock->calls);
}

int cdevice_poll(void *files, unsigned long count, long nanoseconds) {
  const struct timespec time = {
      .tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  return ppoll(files, count, &time, NULL);
}

uint64_t cdevice_processor_time(pid_t process) {
  clockid_t id;
  struct timespec time;
  if (clock_getcpuclockid(process, &id) != 0 || clock_gettime(id, &time) != 0) return 0;
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

bool cdevice_call_waits(long number) {
  switch (number) {
  case SYS_futex:
  case SYS_epoll_pwait:
  case SYS_ppoll:
  case SYS_pselect6:
  case SYS_nanosleep:
  case SYS_clock_nanosleep:
  case SYS_restart_syscall:
  case SYS_rt_sigsuspend:
  case SYS_rt_sigtimedwait:
  case SYS_wait4:
  case SYS_waitid:
  case SYS_accept:
  case SYS_accept4:
  case SYS_connect:
  case SYS_recvfrom:
  case SYS_recvmsg:
  case SYS_sendto:
  case SYS_sendmsg:
  case SYS_flock:
  case SYS_fcntl:
// Calls that only older architectures have.
#ifdef SYS_poll
  case SYS_poll:
#endif
#ifdef SYS_select
  case SYS_select:
#endif
#ifdef SYS_epoll_wait
  case SYS_epoll_wait:
#endif
#ifdef SYS_pause
  case SYS_pause:
#endif
    return true;
  default: return false;
  }
}

bool cdevice_call_transfers(long number) {
  switch (number) {
  case SYS_read:
  case SYS_write:
  case SYS_readv:
  case SYS_writev: return true;
  default: return false;
  }
}
