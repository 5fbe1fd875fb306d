// Runs one program, and makes sure that nothing the program started outlives the run.
//
//     tutor-warden PROCESSOR-SECONDS SECONDS PROGRAM [ARGUMENT ...]
//
// The run ends when the program does, when it has used up its time, or when standard input ends:
// the process that asked for the run holds the other end and writes nothing, so the kernel closes
// it however that process ends. The processor time of everything that the program has started
// counts too. See Docs/adr/0022-how-runs-end.md.
//
// The exit status is the program's, or 128 plus the number of the signal that ended it. The warden
// kills itself with SIGVTALRM if the processor time was used up, with SIGALRM if the seconds were
// over, and with SIGUSR1, after giving the reason on standard error, if the program couldn't be
// run.
#include "CWarden.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/// Executes the program; the system closes `failure` then.
static void execute(const void *arguments, int failure) {
  (void)failure;
  char *const *list = arguments;
  execv(list[0], list);
}

int main(int count, char *arguments[]) {
  if (count < 4) {
    fprintf(stderr, "usage: tutor-warden PROCESSOR-SECONDS SECONDS PROGRAM [ARGUMENT ...]\n");
    return 2;
  }
  const struct cwarden_program program = {.run = execute, .context = arguments + 3};
  return cwarden_watch(atof(arguments[1]), atof(arguments[2]), &program);
}
