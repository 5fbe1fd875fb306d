// A tool that is loaded once and run many times: see Docs/adr/0032-loaded-tools.md.
//
// A compiler takes a sixth of its time, and a linker most of it, to be loaded. With this library in LD_PRELOAD, and with the
// tool's path in TUTOR_LOADED_TOOL, a tool doesn't begin its main function but waits for messages. For each it makes a copy
// of itself, a warden, which starts another copy that runs the main function.
//
// The connection is standard output, a SOCK_SEQPACKET socket. A message is a list of strings, each with a null character at
// its end: its number; the processor time and the time in seconds; the folder to run in; the files for standard output and
// standard error; the number of variables, and these; the arguments. The answer is the message's number, a space, and the
// warden's status as waitpid gives it. A message that has nothing but a number ends that run.
#define _GNU_SOURCE
#include "CLoadedTool.h"

#include "CWarden.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int (*main_function)(int count, char **arguments, char **environment);

enum {
  /// The maximum number of bytes of a message, of its strings, and of runs at once.
  message_room = 1 << 17,
  string_room = 4096,
  run_room = 256,
  /// The maximum size of a file that a tool writes, in bytes: messages without end don't fill the disk.
  file_size = 1 << 28,
};

static const char name_of_path[] = "TUTOR_LOADED_TOOL";

static main_function tool;

/// The arguments with which the tool was started, as the kernel shows them, and the number of their bytes.
static char *title;
static size_t title_room;

/// The thread that loaded the tool.
static pid_t loader;

/// One byte more than is received, so that a number at its beginning always ends.
static char message[message_room + 1];
static char *strings[string_room + 1];
static int string_count;

/// The runs under way: their messages' numbers, and their wardens; 0 where there is none.
static struct {
  long number;
  pid_t warden;
} runs[run_room];

/// Splits a message of so many bytes. Returns whether it is valid.
static bool split(size_t count) {
  string_count = 0;
  if (count == 0 || message[count - 1] != '\0') return false;
  for (char *next = message; next < message + count; next += strlen(next) + 1) {
    if (string_count == string_room) return false;
    strings[string_count++] = next;
  }
  strings[string_count] = NULL;
  return true;
}

/// Makes a file one of the first descriptors.
static void open_as(int number, const char *path) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0 || dup2(file, number) < 0) _exit(126);
  close(file);
}

/// What becomes of a copy, if a library that is loaded has a function of this kind: it takes over, and returns only if it
/// couldn't.
typedef void (*begins_function)(char **arguments, char **environment, pid_t loader, char *title, size_t room);

/// Becomes the tool, in its own process.
static void begin(const void *unused, int failure) {
  (void)unused;
  const int variables = atoi(strings[6]);
  char **arguments = strings + 7 + variables;
  if (chdir(strings[3]) != 0) return;
  unsetenv("LD_PRELOAD");
  unsetenv(name_of_path);
  begins_function begins = (begins_function)dlsym(RTLD_DEFAULT, "tutor_loaded_tool_begins");
  if (begins) {
    // The message's strings are a list: between the variables and the arguments there has to be an end.
    char *environment[variables + 1];
    memcpy(environment, strings + 7, (size_t)variables * sizeof *environment);
    environment[variables] = NULL;
    begins(arguments, environment, loader, title, title_room);
    return;
  }
  for (int index = 0; index < variables; index++) putenv(strings[7 + index]);
  const struct rlimit limit = {.rlim_cur = file_size, .rlim_max = file_size};
  setrlimit(RLIMIT_FSIZE, &limit);
  close(failure);
  program_invocation_name = arguments[0];
  extern char **environ;
  exit(tool(string_count - 7 - variables, arguments, environ));
}

/// Becomes the warden of a run. Its standard input ends when the loaded tool does.
static _Noreturn void watch(int lifeline) {
  if (dup2(lifeline, STDIN_FILENO) < 0) _exit(126);
  open_as(STDOUT_FILENO, strings[4]);
  open_as(STDERR_FILENO, strings[5]);
  if (close_range(STDERR_FILENO + 1, ~0U, 0) != 0)
    for (int number = STDERR_FILENO + 1; number < 1024; number++) close(number);
  const struct cwarden_program program = {.run = begin};
  _exit(cwarden_watch(atof(strings[1]), atof(strings[2]), &program));
}

static void answer(int connection, long number, int status) {
  char text[64];
  int count = snprintf(text, sizeof text, "%ld %d", number, status);
  send(connection, text, (size_t)count, MSG_NOSIGNAL);
}

/// Does what a message says.
static void obey(int connection, int lifeline) {
  long number = atol(strings[0]);
  if (string_count == 1) {
    for (int index = 0; index < run_room; index++)
      if (runs[index].warden > 0 && runs[index].number == number) kill(runs[index].warden, SIGTERM);
    return;
  }
  int free_run = 0;
  while (free_run < run_room && runs[free_run].warden > 0) free_run++;
  const bool is_complete = string_count > 7 && atoi(strings[6]) >= 0 && atoi(strings[6]) < string_count - 7;
  pid_t warden = is_complete && free_run < run_room ? fork() : -1;
  if (warden == 0) watch(lifeline);
  if (warden < 0) {
    answer(connection, number, -1);
    return;
  }
  runs[free_run].number = number;
  runs[free_run].warden = warden;
}

/// Answers for all runs that have ended.
static void reap(int connection) {
  int status;
  for (pid_t ended; (ended = waitpid(-1, &status, WNOHANG)) > 0;)
    for (int index = 0; index < run_room; index++) {
      if (runs[index].warden != ended) continue;
      runs[index].warden = 0;
      answer(connection, runs[index].number, status);
    }
}

/// Waits for messages until nobody is left who could send one.
static int serve(int count, char **arguments, char **environment) {
  (void)count, (void)arguments, (void)environment;
  // What a library that is loaded wants to have done once, for all copies.
  void (*warms)(void) = (void (*)(void))dlsym(RTLD_DEFAULT, "tutor_loaded_tool_warms");
  if (warms) warms();
  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  sigprocmask(SIG_BLOCK, &child, NULL);
  int signals = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
  int connection = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int lifeline[2];
  if (signals < 0 || connection < 0 || pipe2(lifeline, O_CLOEXEC) != 0) return 1;
  struct pollfd sources[] = {{.fd = connection, .events = POLLIN}, {.fd = signals, .events = POLLIN}};
  while (true) {
    if (poll(sources, 2, -1) < 0 && errno != EINTR) return 1;
    if (sources[1].revents) {
      struct signalfd_siginfo ended;
      while (read(signals, &ended, sizeof ended) == sizeof ended) {}
      reap(connection);
    }
    if (!sources[0].revents) continue;
    ssize_t size = recv(connection, message, message_room, 0);
    if (size == 0 || (size < 0 && errno != EINTR)) return 0;
    if (size <= 0) continue;
    // A message that is too long arrives cut short. Nobody may wait for an answer that never comes.
    if (split((size_t)size))
      obey(connection, lifeline[0]);
    else
      answer(connection, strtol(message, NULL, 10), -1);
  }
}

/// Takes the place of the C library's function of this name, which calls a program's main function once everything is
/// loaded.
int __libc_start_main(main_function main, int count, char **arguments, void (*first)(void), void (*last)(void),
                      void (*linker)(void), void *stack) {
  int (*start)(main_function, int, char **, void (*)(void), void (*)(void), void (*)(void), void *) =
      (int (*)(main_function, int, char **, void (*)(void), void (*)(void), void (*)(void), void *))dlsym(
          RTLD_NEXT, "__libc_start_main");
  const char *path = getenv(name_of_path);
  tool = main;
  const bool is_meant = path && count > 0 && strcmp(path, arguments[0]) == 0;
  title = arguments[0];
  title_room = count > 0 ? (size_t)(arguments[count - 1] + strlen(arguments[count - 1]) - title) : 0;
  loader = (pid_t)syscall(SYS_gettid);
  return start(is_meant ? serve : main, count, arguments, first, last, linker, stack);
}
