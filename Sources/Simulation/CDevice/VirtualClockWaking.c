// The threads in this process that wait for the clock, and the thread that wakes them.
//
// The device never wakes a thread itself: it sets the time and calls this process's waking thread,
// which knows how to wake each of the others. Each call serves one deadline, the earliest, or the
// oldest of equal ones, so that their consequences always come in the same order.
#define _GNU_SOURCE
#include "VirtualClockProcess.h"

#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct clock_waiter *waiters;
static uint64_t last_order;
static clock_page *woken_page;

void clock_lock(void) { pthread_mutex_lock(&lock); }

void clock_unlock(void) { pthread_mutex_unlock(&lock); }

uint64_t clock_next_order(void) { return ++last_order; }

/// The waiter with the earliest deadline that is still to come.
static struct clock_waiter *first_waiter(void) {
  struct clock_waiter *first = NULL;
  for (struct clock_waiter *waiter = waiters; waiter; waiter = waiter->next) {
    if (!first || waiter->deadline < first->deadline ||
        (waiter->deadline == first->deadline && waiter->order < first->order))
      first = waiter;
  }
  return first;
}

void clock_publish(clock_page *page) {
  uint64_t order, deadline = clock_timer_deadline(&order);
  struct clock_waiter *waiter = first_waiter();
  if (waiter && waiter->deadline < deadline) deadline = waiter->deadline;
  atomic_store(&page->deadline, deadline);
}

/// Wakes a thread; it stays in the list until it removes itself, and is woken again at the next
/// call if it was about to wait when the signal came.
static void wake(struct clock_waiter *waiter) {
  atomic_store(&waiter->expired, 1);
  switch (waiter->waking) {
  case clock_waking_word: clock_word_wake(&waiter->expired); break;
  case clock_waking_condition: pthread_cond_broadcast(waiter->condition); break;
  case clock_waking_signal: syscall(SYS_tgkill, getpid(), waiter->thread, CLOCK_SIGNAL); break;
  }
}

/// Serves the earliest deadline, if it has come.
static void serve(clock_page *page) {
  clock_lock();
  uint64_t order, timer = clock_timer_deadline(&order), now = clock_now(page);
  struct clock_waiter *waiter = first_waiter();
  bool is_timer = !waiter || timer < waiter->deadline ||
                  (timer == waiter->deadline && order < waiter->order);
  if (is_timer) {
    if (timer <= now) clock_timer_expire();
  } else if (waiter->deadline <= now) {
    wake(waiter);
  }
  clock_publish(page);
  clock_unlock();
}

static void *serve_calls(void *argument) {
  clock_page *page = argument;
  pthread_setname_np(pthread_self(), "virtual clock");
  uint32_t calls = 0;
  while (true) {
    uint32_t latest = atomic_load(&page->calls);
    if (latest != calls) {
      calls = latest;
      serve(page);
    } else {
      clock_word_wait(&page->calls, calls);
    }
  }
  return NULL;
}

static void ignore_signal(int number) { (void)number; }

bool clock_start_waking(clock_page *page) {
  // No SA_RESTART: the signal is there to end a system call.
  struct sigaction action = {.sa_handler = ignore_signal};
  sigemptyset(&action.sa_mask);
  if (sigaction(CLOCK_SIGNAL, &action, NULL) != 0) return false;
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_attr_setstacksize(&attributes, 128 << 10);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  woken_page = page;
  int failure = pthread_create(&thread, &attributes, serve_calls, page);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return failure == 0;
}

void clock_wait_begin(
    struct clock_waiter *waiter, uint64_t deadline, enum clock_waking waking, void *condition) {
  waiter->deadline = deadline;
  waiter->waking = waking;
  waiter->condition = condition;
  waiter->thread = (pid_t)syscall(SYS_gettid);
  atomic_store(&waiter->expired, 0);
  if (waking == clock_waking_signal) {
    // The threads of libdispatch block all signals.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, CLOCK_SIGNAL);
    pthread_sigmask(SIG_UNBLOCK, &signals, &waiter->mask);
  }
  clock_lock();
  waiter->order = clock_next_order();
  waiter->next = waiters;
  waiters = waiter;
  clock_publish(woken_page);
  clock_unlock();
}

bool clock_wait_end(struct clock_waiter *waiter) {
  int number = errno;
  clock_lock();
  struct clock_waiter **link = &waiters;
  while (*link != waiter) link = &(*link)->next;
  *link = waiter->next;
  clock_publish(woken_page);
  clock_unlock();
  if (waiter->waking == clock_waking_signal) pthread_sigmask(SIG_SETMASK, &waiter->mask, NULL);
  errno = number;
  return atomic_load(&waiter->expired) != 0;
}

int clock_sleep(clock_page *page, uint64_t deadline) {
  if (deadline <= clock_now(page)) return 0;
  struct clock_waiter waiter;
  clock_wait_begin(&waiter, deadline, clock_waking_word, NULL);
  int result = 0;
  while (!atomic_load(&waiter.expired)) {
    if (clock_word_wait(&waiter.expired, 0) < 0 && errno == EINTR) {
      result = -1;
      break;
    }
  }
  return clock_wait_end(&waiter) ? 0 : result;
}
