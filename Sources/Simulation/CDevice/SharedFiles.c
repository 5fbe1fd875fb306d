// Opening files that were handed to this process and are behind its wall.
//
// The kernel's wall can't be opened once it is up. On iOS, a process that is handed another app's
// file gets the right to it along with the file; here the device opens it instead. So these
// functions replace the C library's functions of the same names, and ask the device when the kernel
// has refused.
#define _GNU_SOURCE
#undef _FORTIFY_SOURCE
#include "SharedFiles.h"
#include "VirtualClockProcess.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static _Atomic(cdevice_opener) asked;

void cdevice_set_opener(cdevice_opener opener) { atomic_store(&asked, opener); }

/// Asks for a file that was refused. Returns a descriptor, or -1 with the error of the refusal.
static int ask(const char *path, int flags) {
  cdevice_opener opener = atomic_load(&asked);
  // A new file can't have been handed over by any process.
  int file = opener && path[0] == '/' && !(flags & O_EXCL) ? opener(path, flags) : -1;
  if (file < 0) {
    errno = EACCES;
    return -1;
  }
  if (!(flags & O_CLOEXEC)) fcntl(file, F_SETFD, 0);
  return file;
}

/// Opens `path` by `call`; `mode` is that of a file that is created.
#define OPEN(call)                                      \
  mode_t mode = 0;                                      \
  if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) { \
    va_list rest;                                       \
    va_start(rest, flags);                              \
    mode = va_arg(rest, mode_t);                        \
    va_end(rest);                                       \
  }                                                     \
  int file = call;                                      \
  return file < 0 && errno == EACCES ? ask(path, flags) : file

int open(const char *path, int flags, ...) { OPEN(REAL(open)(path, flags, mode)); }
int open64(const char *path, int flags, ...) { OPEN(REAL(open64)(path, flags, mode)); }

int openat(int folder, const char *path, int flags, ...) {
  OPEN(REAL(openat)(folder, path, flags, mode));
}

int openat64(int folder, const char *path, int flags, ...) {
  OPEN(REAL(openat64)(folder, path, flags, mode));
}

DIR *opendir(const char *path) {
  DIR *folder = REAL(opendir)(path);
  if (folder || errno != EACCES) return folder;
  int file = ask(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  return file < 0 ? NULL : fdopendir(file);
}

/// A stream for a file that `fopen` was refused.
static FILE *ask_for_stream(const char *path, const char *mode) {
  int flags = 0;
  bool changes = false;
  for (const char *letter = mode; *letter && *letter != ','; letter++) {
    if (*letter == '+') changes = true;
    if (*letter == 'w') flags |= O_TRUNC;
    if (*letter == 'a') flags |= O_APPEND;
    if (*letter == 'x') flags |= O_EXCL;
    if (*letter == 'e') flags |= O_CLOEXEC;
  }
  flags |= changes ? O_RDWR : mode[0] == 'r' ? O_RDONLY : O_WRONLY;
  int file = ask(path, flags);
  return file < 0 ? NULL : fdopen(file, mode);
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  FILE *file = REAL(fopen)(path, mode);
  return file || errno != EACCES ? file : ask_for_stream(path, mode);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) {
  FILE *file = REAL(fopen64)(path, mode);
  return file || errno != EACCES ? file : ask_for_stream(path, mode);
}

/// Whether a process on the device can open a file with the requested access: for this question,
/// the kernel behaves as if there were no wall.
static bool can_open(const char *path, int access) {
  if (!(access & (R_OK | W_OK)) || !getenv("TUTOR_DEVICE_FD")) return true;
  struct stat status;
  if (stat(path, &status) != 0) return true;
  if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return true;
  bool writes = access & W_OK && S_ISREG(status.st_mode);
  int flags = !writes ? O_RDONLY : access & R_OK ? O_RDWR : O_WRONLY;
  int file = open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  // Any other failure isn't the wall's.
  if (file < 0) return errno != EACCES;
  close(file);
  return true;
}

int access(const char *path, int mode) {
  if (REAL(access)(path, mode) != 0) return -1;
  if (can_open(path, mode)) return 0;
  errno = EACCES;
  return -1;
}
