// A zygote that was loaded before there was a device: a copy of a process that has loaded libSimulation.so, and in which
// nothing has run.
//
// Such a process, kept by CLoadedTool, makes two copies for each run: one becomes the zygote, the other executes the
// device, whose child the zygote then is.
#define _GNU_SOURCE
#include "Becoming.h"
#include "Zygote.h"
#include "ZygoteMessage.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

// libdispatch's: see Zygote.c.
extern void dispatch_atfork_child(void);

/// What tells the device its end of the connection, and the zygote's process.
static const char variable[] = "TUTOR_ZYGOTE";

bool cdevice_zygote_made(int *connection, pid_t *process) {
  const char *value = getenv(variable);
  if (!value) return false;
  const bool is_made = sscanf(value, "%d %d", connection, process) == 2
                       && fcntl(*connection, F_SETFD, FD_CLOEXEC) == 0;
  unsetenv(variable);
  return is_made;
}

/// Makes a copy of this process the zygote. Returns whether that worked; if not, the device starts one.
static bool make_zygote(char *title, size_t room, int *connection, pid_t *process) {
  int ends[2], numbers[4];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) != 0) return false;
  const int input = open("/dev/null", O_RDWR);
  const int sources[] = {input, input, STDERR_FILENO, ends[1]};
  // Out of the way of the numbers that they get.
  for (int index = 0; index < 4; index++)
    numbers[index] = fcntl(sources[index], F_DUPFD_CLOEXEC, zygote_first_descriptor);
  *process = fork();
  if (*process == 0) {
    const struct cdevice_start start = {.directory = "/", .descriptors = numbers, .count = 4, .wall = -1};
    if (cdevice_prepare(&start) != 0) _exit(127);
    cdevice_close_from(4);
    cdevice_zygote_serve(zygote_connection, title, room);
  }
  for (int index = 0; index < 4; index++) close(numbers[index]);
  close(input);
  close(ends[1]);
  if (*process < 0) close(ends[0]);
  *connection = ends[0];
  return *process > 0;
}

/// Called by the library that keeps tools loaded (CLoadedTool), in the copy that is to execute the device, which
/// `arguments` begin with. `loader` is the number of the thread that loaded the libraries. Returns if the device can't be
/// executed.
void tutor_loaded_tool_begins(char **arguments, char **environment, pid_t loader, char *title, size_t room) {
  cdevice_forget_thread(loader);
  dispatch_atfork_child();
  int connection;
  pid_t process;
  const bool is_made = make_zygote(title, room, &connection, &process);
  size_t count = 0;
  while (environment[count]) count++;
  char **variables = calloc(count + 2, sizeof *variables), text[64];
  if (!variables) return;
  for (size_t index = 0; index < count; index++) variables[index] = environment[index];
  snprintf(text, sizeof text, "%s=%d %d", variable, connection, process);
  if (is_made) variables[count] = text;
  execve(arguments[0], arguments, variables);
}
