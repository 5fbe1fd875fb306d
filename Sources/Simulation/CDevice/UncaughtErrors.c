// The place where an error was thrown that was never caught.
//
// The Swift run time stops a program whose top-level code (or `main()`) throws, and its backtrace
// then begins in the code that the compiler put after the program: the throw is long gone from the
// stack. So the calls that led to a throw are recorded when it happens, and when the run time stops
// the program because of that very error, they are put where its backtrace looks for the callers.
#define _GNU_SOURCE
#include "UncaughtErrors.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

enum { throw_count = 16, call_count = 48 };

/// One throw: the error, and the calls that led to it, innermost first.
struct throw_site {
  void *error;
  int count;
  void *calls[call_count];
};

/// The last throws. Errors that are caught may come in between, on this thread and on others.
static struct throw_site throws[throw_count];
static unsigned next_throw;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// The run time's own: it calls the handler at each `throw` of a boxed error, which is the form of
// errors in `throws` without a type.
extern void _swift_setWillThrowHandler(void (*handler)(void *error));

static void note_throw(void *error) {
  pthread_mutex_lock(&lock);
  struct throw_site *site = &throws[next_throw++ % throw_count];
  site->error = error;
  site->count = backtrace(site->calls, call_count);
  pthread_mutex_unlock(&lock);
}

void cdevice_note_throws(void) { _swift_setWillThrowHandler(note_throw); }

/// The latest throw of an error; null when it isn't among the last ones, or was thrown by C.
static const struct throw_site *site_of(void *error) {
  for (unsigned age = 1; age <= throw_count && age <= next_throw; age++) {
    const struct throw_site *site = &throws[(next_throw - age) % throw_count];
    if (site->error == error && site->count > 0) return site;
  }
  return NULL;
}

/// What a backtrace follows: the address of the caller's record, and the return address of the
/// call.
struct frame_record {
  struct frame_record *caller;
  void *return_address;
};

typedef void (*error_in_main)(void *error);

/// Calls the run time's function with `frames` as its callers. It doesn't return.
static void call_below(error_in_main function, void *error, struct frame_record *frames) {
#if defined(__x86_64__)
  __asm__ volatile("movq %0, %%rbp\n\tandq $-16, %%rsp\n\tcallq *%1"
                   :
                   : "r"(frames), "r"(function), "D"(error)
                   : "memory");
#elif defined(__aarch64__)
  register void *argument __asm__("x0") = error;
  __asm__ volatile("mov x29, %0\n\tblr %1"
                   :
                   : "r"(frames), "r"(function), "r"(argument)
                   : "memory", "x30");
#else
  (void)frames;
  function(error);
#endif
}

/// Replaces the Swift library's function of the same name, which ends the program.
void swift_errorInMain(void *error) {
  error_in_main function = (error_in_main)dlsym(RTLD_NEXT, "swift_errorInMain");
  if (!function) abort();
  const struct throw_site *site = site_of(error);
  if (site) {
    // On the stack and in ascending order, as real records are.
    struct frame_record frames[call_count];
    for (int index = 0; index < site->count; index++) {
      frames[index].caller = index + 1 < site->count ? &frames[index + 1] : NULL;
      frames[index].return_address = site->calls[index];
    }
    call_below(function, error, frames);
  }
  function(error);
  abort();
}
