// What the kernel says about threads, read again and again: opening a file takes it three times as long as reading one.
#define _GNU_SOURCE
#include "ThreadStates.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  /// The number of threads whose files stay open; those of others are closed for theirs.
  kept_count = 128,
};

/// A thread's open files, each 0 when it isn't open; `thread` is 0 when there are none.
static struct kept {
  pid_t thread;
  int stat, call;
} all_kept[kept_count];

static void forget(struct kept *kept) {
  if (kept->stat) close(kept->stat);
  if (kept->call) close(kept->call);
  *kept = (struct kept){0};
}

/// Opens a file of a thread. Returns 0 when that fails.
///
/// The thread's folder isn't the one below its process's: what is looked up there, the kernel has to forget when the
/// process's status is taken, and it waits for the other threads' own forgetting, two milliseconds each time.
static int open_file(pid_t thread, const char *name) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", (int)thread, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  return file > 0 ? file : 0;
}

/// Reads the beginning of a file of a thread, `stat` or `syscall`; 0 ends the text. Returns whether there is any text.
static bool read_beginning(pid_t thread, bool is_call, char *text, size_t room) {
  struct kept *kept = &all_kept[(unsigned)thread % kept_count];
  if (kept->thread != thread) forget(kept);
  // A file that is open may be that of a thread which has ended; another has its number now.
  for (int attempt = 0; attempt < 2; attempt++) {
    int *file = is_call ? &kept->call : &kept->stat;
    if (!*file) *file = open_file(thread, is_call ? "syscall" : "stat");
    if (!*file) return false;
    kept->thread = thread;
    ssize_t count = pread(*file, text, room - 1, 0);
    text[count > 0 ? count : 0] = '\0';
    if (count > 0) return true;
    forget(kept);
  }
  return false;
}

char cdevice_thread_letter(pid_t thread) {
  // The name is in parentheses and may contain any characters, but no more than 64 of them.
  char text[256];
  if (!read_beginning(thread, false, text, sizeof text)) return 0;
  const char *end = strrchr(text, ')');
  return end && end[1] == ' ' ? end[2] : 0;
}

long cdevice_thread_call(pid_t thread, long *argument) {
  char text[256], *end;
  if (!read_beginning(thread, true, text, sizeof text)) return cdevice_call_unknown;
  long number = strtol(text, &end, 10);
  if (end == text || number < 0) return cdevice_no_call;
  *argument = (long)strtoul(end, NULL, 16);
  return number;
}
