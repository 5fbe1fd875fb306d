// What a new process does before it becomes a program, whether it executes that or has it loaded
// already.
#ifndef BECOMING_H
#define BECOMING_H

#include "Spawning.h"

/// Makes the process the leader of its own session, sets up the descriptors and the folder, and
/// puts it behind the wall. Returns 0, or an error number.
int cdevice_prepare(const struct cdevice_start *start);

/// Closes all descriptors from one on; a kernel that can't close them at once closes them one by
/// one.
void cdevice_close_from(unsigned first);

/// Does in a copy of the zygote what the constructors do in a program that is executed: they ran
/// before there was a program.
void cdevice_begin(void);

/// Forgets the number of a thread where a Swift library keeps it for its locks: a copy of a process has another one.
void cdevice_forget_thread(pid_t number);

/// Sets the path that this process believes to be its program's.
void cdevice_set_path(const char *path);

#endif
