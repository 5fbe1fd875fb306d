#define _GNU_SOURCE
#include "ThreadStates.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

/// Reads the beginning of a file in a folder; 0 ends the text. Returns whether there is any text.
static int read_beginning(const char *folder, const char *name, char *text, size_t room) {
  char path[64];
  if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path) return 0;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, room - 1);
  close(file);
  text[count > 0 ? count : 0] = '\0';
  return count > 0;
}

char cdevice_thread_letter(const char *folder) {
  // The name is in parentheses and may contain any characters, but no more than 64 of them.
  char text[256];
  if (!read_beginning(folder, "stat", text, sizeof text)) return 0;
  const char *end = strrchr(text, ')');
  return end && end[1] == ' ' ? end[2] : 0;
}

long cdevice_thread_call(const char *folder, long *argument) {
  char text[256], *end;
  if (!read_beginning(folder, "syscall", text, sizeof text)) return cdevice_call_unknown;
  long number = strtol(text, &end, 10);
  if (end == text || number < 0) return cdevice_no_call;
  *argument = (long)strtoul(end, NULL, 16);
  return number;
}
