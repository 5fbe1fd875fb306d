// Watches over one program, and makes sure that nothing the program started outlives the run.
#ifndef CWARDEN_H
#define CWARDEN_H

/// What is run: a program that is executed, or one that is loaded already.
struct cwarden_program {
  /// Becomes the program, in a process of its own. It closes `failure` before the program begins; if it returns, `errno`
  /// says why there is no program.
  void (*run)(const void *context, int failure);
  const void *context;
};

/// Runs a program, and returns its exit status, or 128 plus the number of the signal that ended it.
///
/// The run ends when the program does, when it has used up its time, or when standard input ends. This process kills itself
/// with SIGVTALRM if the processor time was used up, with SIGALRM if the seconds were over, and with SIGUSR1, after giving
/// the reason on standard error, if the program couldn't be run. It returns 1 when it was asked to end.
int cwarden_watch(double processor_seconds, double seconds, const struct cwarden_program *program);

#endif
