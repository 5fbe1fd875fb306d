// The zygote: a process with one thread that has loaded everything and run nothing.
//
// A copy of it is a program within two milliseconds; executing one takes ten times as long, for the
// dynamic linker and for what the libraries do when they are loaded. What these have recorded about
// the process by then is corrected here: its name and path, its arguments, its environment.
#define _GNU_SOURCE
#include "Zygote.h"
#include "Becoming.h"
#include "ZygoteMessage.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// A message that has arrived.
struct launch {
  char bytes[zygote_message_room];
  struct cdevice_start start;
  struct cdevice_entry entry;
  char *arguments[zygote_count + 1];
  char *variables[zygote_count + 1];
  int argument_count;
  int descriptors[zygote_count];
  int descriptor_count;
};

static struct launch launch;

/// The arguments of this process, as the kernel shows them, and the number of their bytes.
static char *title;
static size_t title_room;

/// Takes strings from a message. Returns whether there are that many.
static bool take(char **position, const char *end, char **texts, int count) {
  if (count < 0 || count > zygote_count) return false;
  for (int index = 0; index < count; index++) {
    char *text = *position, *last = memchr(text, '\0', (size_t)(end - text));
    if (!last) return false;
    texts[index] = text;
    *position = last + 1;
  }
  return true;
}

/// Parses a message of `count` bytes. Returns whether it is valid.
static bool read_launch(size_t count) {
  struct zygote_head head;
  if (count < sizeof head) return false;
  memcpy(&head, launch.bytes, sizeof head);
  char *position = launch.bytes + sizeof head, *end = launch.bytes + count;
  char *places[4];
  memset(launch.arguments, 0, sizeof launch.arguments);
  memset(launch.variables, 0, sizeof launch.variables);
  if (!take(&position, end, places, 4) || !take(&position, end, launch.arguments, head.arguments)
      || !take(&position, end, launch.variables, head.variables))
    return false;
  bool has_wall = head.descriptors + 1 == launch.descriptor_count;
  if (!has_wall && head.descriptors != launch.descriptor_count) return false;
  launch.argument_count = head.arguments;
  launch.entry = (struct cdevice_entry){.name = places[2], .library = *places[3] ? places[3] : NULL};
  launch.start = (struct cdevice_start){.path = places[0],
                                        .arguments = launch.arguments,
                                        .environment = launch.variables,
                                        .directory = places[1],
                                        .descriptors = launch.descriptors,
                                        .count = head.descriptors,
                                        .wall = has_wall ? launch.descriptors[head.descriptors] : -1};
  return true;
}

/// Waits for a message. Returns the number of its bytes; 0 when no more will be sent.
static size_t receive(int connection) {
  union {
    char bytes[CMSG_SPACE(sizeof(int) * zygote_count)];
    struct cmsghdr alignment;
  } room;
  struct iovec part = {.iov_base = launch.bytes, .iov_len = sizeof launch.bytes};
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = &room,
                           .msg_controllen = sizeof room};
  ssize_t count;
  while ((count = recvmsg(connection, &message, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) {}
  launch.descriptor_count = 0;
  struct cmsghdr *head = count > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS) {
    launch.descriptor_count = (int)((head->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    memcpy(launch.descriptors, CMSG_DATA(head), head->cmsg_len - CMSG_LEN(0));
  }
  return count > 0 ? (size_t)count : 0;
}

/// Makes a copy of this process that is its parent's child. Returns as `fork` does.
///
/// The C library's `fork` can't do that. Whatever else it does is for processes with several
/// threads, except for the thread's number, which the C library keeps.
static pid_t copy(void) {
  int *number = NULL;
  prctl(PR_GET_TID_ADDRESS, &number, 0, 0, 0);
  const long flags = CLONE_PARENT | SIGCHLD | (number ? CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID : 0);
#if defined(__x86_64__)
  return (pid_t)syscall(SYS_clone, flags, 0L, 0L, (long)number, 0L, 0L);
#else
  return (pid_t)syscall(SYS_clone, flags, 0L, 0L, 0L, (long)number, 0L);
#endif
}

/// The value of a variable written as "NAME=value"; null when there is no equals sign.
static const char *value_in(const char *variable) {
  const char *sign = strchr(variable, '=');
  return sign ? sign + 1 : NULL;
}

/// Sets the environment of the program.
///
/// CoreFoundation has recorded where the values of some variables are, not what they were: so a
/// value is written over the existing one, which the device has made long enough.
static void take_environment(char *const *variables) {
  extern char **environ;
  char name[256];
  for (char *const *variable = variables; *variable; variable++) {
    const char *value = value_in(*variable);
    if (!value || (size_t)(value - *variable) > sizeof name) continue;
    memcpy(name, *variable, (size_t)(value - *variable) - 1);
    name[value - *variable - 1] = '\0';
    char *room = getenv(name);
    if (room && strlen(room) >= strlen(value))
      strcpy(room, value);
    else
      setenv(name, value, 1);
  }
  // What only the zygote was told.
  for (char **variable = environ; *variable;) {
    const char *value = value_in(*variable);
    size_t length = value ? (size_t)(value - *variable) : strlen(*variable);
    bool is_told = false;
    for (char *const *told = variables; *told; told++) is_told |= strncmp(*told, *variable, length) == 0;
    if (is_told || length > sizeof name) {
      variable++;
      continue;
    }
    memcpy(name, *variable, length - 1);
    name[length - 1] = '\0';
    unsetenv(name);
  }
}

// CoreFoundation's own: where it keeps the process's path and name, which it reads when they are
// first needed.
extern const char **_CFGetProcessPath(void);
extern const char **_CFGetProgname(void);

// The Swift library's own: sets the arguments that it would read from /proc.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

// libdispatch's: what it needs done in a copy of a process.
extern void dispatch_atfork_child(void);

/// Makes other processes see this one as the program.
static void take_title(const char *path) {
  const size_t room = title_room;
  if (strlen(path) >= room) return;
  strcpy(title, path);
  // The kernel shows the arguments up to their first null character when the last character isn't
  // null.
  title[room] = ' ';
}

/// Makes this process see itself as the program.
static void take_identity(void) {
  const char *slash = strrchr(launch.start.path, '/');
  const char *name = slash ? slash + 1 : launch.start.path;
  prctl(PR_SET_NAME, name, 0, 0, 0);
  take_title(launch.start.path);
  cdevice_set_path(launch.start.path);
  program_invocation_name = launch.arguments[0];
  program_invocation_short_name = (char *)name;
  *_CFGetProcessPath() = launch.start.path;
  *_CFGetProgname() = name;
  _swift_stdlib_overrideUnsafeArgvArgc(launch.arguments, launch.argument_count);
}

typedef int (*main_function)(int count, char **arguments, char **environment);

/// Finds the program's main function; its library is loaded before what the program itself loads.
static main_function find_main(void) {
  void *library = RTLD_DEFAULT;
  if (launch.entry.library) library = dlopen(launch.entry.library, RTLD_LAZY | RTLD_GLOBAL);
  return library || !launch.entry.library ? (main_function)dlsym(library, launch.entry.name) : NULL;
}

/// The number of the zygote's thread.
static pid_t own_number;

static int forget_in(struct dl_phdr_info *library, size_t size, void *number) {
  const pid_t known = *(pid_t *)number;
  (void)size;
  if (!library->dlpi_tls_data || !strstr(library->dlpi_name, "libswift")) return 0;
  for (int index = 0; index < library->dlpi_phnum; index++) {
    if (library->dlpi_phdr[index].p_type != PT_TLS) continue;
    pid_t *words = library->dlpi_tls_data;
    for (size_t word = 0; word < library->dlpi_phdr[index].p_memsz / sizeof *words; word++)
      if (words[word] == known) words[word] = 0;
  }
  return 0;
}

void cdevice_forget_thread(pid_t number) { dl_iterate_phdr(forget_in, &number); }

/// What a copy does. Until the program begins, errors are written to `report`, which closes itself.
static void become(int report) {
  dispatch_atfork_child();
  cdevice_forget_thread(own_number);
  int failure = cdevice_prepare(&launch.start);
  if (failure != 0) {
    write(report, &failure, sizeof failure);
    _exit(127);
  }
  cdevice_close_from((unsigned)launch.start.count);
  take_environment(launch.variables);
  take_identity();
  cdevice_begin();
  main_function main = find_main();
  if (!main) {
    const char *reason = dlerror();
    fprintf(stderr, "%s: %s\n", launch.start.path, reason ? reason : "can't be loaded");
    _exit(127);
  }
  extern char **environ;
  exit(main(launch.argument_count, launch.arguments, environ));
}

static struct zygote_answer start_copy(void) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return (struct zygote_answer){.failure = errno};
  pid_t process = copy();
  if (process == 0) become(report[1]);
  struct zygote_answer answer = {.failure = process < 0 ? errno : 0, .process = process};
  close(report[1]);
  // It ends when the copy has closed what isn't the program's.
  while (process > 0 && read(report[0], &answer.failure, sizeof answer.failure) < 0 && errno == EINTR) {}
  close(report[0]);
  return answer;
}

void cdevice_zygote_serve(int connection, char *arguments, size_t room) {
  title = arguments;
  title_room = room;
  own_number = (pid_t)syscall(SYS_gettid);
  // The program's descriptors get the first numbers, replacing whatever is there.
  int raised = fcntl(connection, F_DUPFD_CLOEXEC, zygote_first_descriptor);
  if (raised < 0) _exit(1);
  for (int number = 0; number < zygote_first_descriptor; number++) dup2(STDIN_FILENO, number);
  // Without the device there is nothing left to do; it may have ended before this call.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (size_t count; (count = receive(raised)) > 0;) {
    struct zygote_answer answer = {.failure = EBADMSG};
    if (read_launch(count)) answer = start_copy();
    for (int index = 0; index < launch.descriptor_count; index++) close(launch.descriptors[index]);
    if (send(raised, &answer, sizeof answer, MSG_NOSIGNAL) != sizeof answer) break;
  }
  _exit(0);
}
