// Watches over one program, and ends what it leaves behind.
#define _GNU_SOURCE
#include "CWarden.h"
#include "Processes.h"
#include "Remains.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Ends this process with a signal; all signals are blocked here.
static _Noreturn void end_with(int number) {
  sigset_t none;
  sigemptyset(&none);
  raise(number);
  sigprocmask(SIG_SETMASK, &none, NULL);
  _exit(1);
}

static _Noreturn void fail(int number) {
  fprintf(stderr, "%s\n", strerror(number));
  end_with(SIGUSR1);
}

/// Runs in the new process before it becomes the program: gives it its own session, without a
/// terminal, and an empty standard input.
static void become(const struct cwarden_program *program, pid_t warden, int failure) {
  sigset_t none;
  sigemptyset(&none);
  setsid();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != warden) _exit(1);
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing >= 0 && dup2(nothing, STDIN_FILENO) >= 0) {
    if (nothing != STDIN_FILENO) close(nothing);
    sigprocmask(SIG_SETMASK, &none, NULL);
    program->run(program->context, failure);
  }
  int number = errno;
  if (write(failure, &number, sizeof number) < 0) _exit(126);
  _exit(127);
}

/// Starts the program. Returns its id; on failure, gives the reason and ends.
static pid_t start(const struct cwarden_program *started) {
  int failure[2], number = 0;
  pid_t warden = getpid();
  if (pipe2(failure, O_CLOEXEC) != 0) fail(errno);
  pid_t program = fork();
  if (program == 0) become(started, warden, failure[1]);
  if (program < 0) fail(errno);
  close(failure[1]);
  if (read(failure[0], &number, sizeof number) == sizeof number) {
    waitpid(program, NULL, 0);
    fail(number);
  }
  close(failure[0]);
  return program;
}

enum news { no_news, news_of_others, end_of_program };

/// Looks at one process that has ended or stopped; reaps it unless it is the program.
///
/// Only the run's own programs would stop the program; it continues.
static enum news look(pid_t program) {
  siginfo_t found = {.si_pid = 0};
  if (waitid(P_ALL, 0, &found, WEXITED | WSTOPPED | WNOHANG | WNOWAIT) != 0 || found.si_pid == 0)
    return no_news;
  bool is_stopped = found.si_code == CLD_STOPPED || found.si_code == CLD_TRAPPED;
  if (found.si_pid == program && !is_stopped) return end_of_program;
  if (found.si_pid == program) kill(program, SIGCONT);
  waitid(P_PID, (id_t)found.si_pid, &found, (is_stopped ? WSTOPPED : WEXITED) | WNOHANG);
  return news_of_others;
}

static long long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

enum end { by_itself, by_processor_time, by_time, by_caller };

/// Whether a signal that asks this process to end has arrived.
static bool is_asked_to_end(int signals) {
  struct signalfd_siginfo signal;
  return read(signals, &signal, sizeof signal) == sizeof signal && signal.ssi_signo != SIGCHLD;
}

/// The minimum number of milliseconds until this much processor time is used up: all processors may
/// be working for the program. Checking continually would cost more than the program.
static long long time_to_use(double processor_seconds) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  return 20 + (long long)(processor_seconds * 1000 / (double)(processors > 0 ? processors : 1));
}

static long long earlier(long long one, long long other) { return one < other ? one : other; }

/// Waits for whatever ends the run.
static enum end wait_for_end(pid_t program, int signals, double processor_seconds, double seconds) {
  const long long deadline = milliseconds() + (long long)(seconds * 1000);
  long long next_look = milliseconds() + time_to_use(processor_seconds);
  struct pollfd sources[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                             {.fd = signals, .events = POLLIN}};
  while (true) {
    enum news news = look(program);
    if (news == end_of_program) return by_itself;
    long long now = milliseconds();
    if (now >= next_look) {
      double left = processor_seconds - processor_seconds_of_children();
      if (left <= 0) return by_processor_time;
      next_look = now + time_to_use(left);
    }
    if (now >= deadline) return by_time;
    long long pause = earlier(earlier(deadline, next_look) - now, 60000);
    if (poll(sources, 2, news == no_news ? (int)pause : 0) <= 0) continue;
    char bytes[64];
    if (sources[0].revents && read(STDIN_FILENO, bytes, sizeof bytes) == 0) return by_caller;
    if (sources[1].revents && is_asked_to_end(signals)) return by_caller;
  }
}

int cwarden_watch(double processor_seconds, double seconds, const struct cwarden_program *started) {
  sigset_t all, awaited;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  sigemptyset(&awaited);
  const int numbers[] = {SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++)
    sigaddset(&awaited, numbers[index]);
  int signals = signalfd(-1, &awaited, SFD_CLOEXEC);
  if (signals < 0 || prctl(PR_SET_CHILD_SUBREAPER, 1) != 0) fail(errno);

  pid_t program = start(started);
  enum end end = wait_for_end(program, signals, processor_seconds, seconds);
  // Until the program is reaped, no other process or group can have its number.
  kill(-program, SIGKILL);
  int status = 0;
  if (end == by_itself) waitpid(program, &status, 0);
  end_remains();
  if (end == by_processor_time) end_with(SIGVTALRM);
  if (end == by_time) end_with(SIGALRM);
  if (end == by_caller) return 1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
