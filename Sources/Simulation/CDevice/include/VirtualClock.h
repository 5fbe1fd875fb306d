// The device's end of the virtual clock: one page of memory for each process.
#ifndef VIRTUAL_CLOCK_H
#define VIRTUAL_CLOCK_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// What the device shares with one process: the time, and the process's next deadline.
typedef struct cdevice_clock cdevice_clock;

/// Makes a page and a descriptor of it to hand to the process. Returns null on failure.
cdevice_clock *_Nullable cdevice_clock_make(uint64_t now, int *_Nonnull descriptor);

/// Releases a page.
void cdevice_clock_release(cdevice_clock *_Nonnull clock);

/// Sets the time, in nanoseconds since the run began.
void cdevice_clock_set(cdevice_clock *_Nonnull clock, uint64_t now);

/// The time at which the process wants to be woken; UINT64_MAX when there is none.
uint64_t cdevice_clock_deadline(const cdevice_clock *_Nonnull clock);

/// Lets the process wake whatever waits for its earliest deadline, if that has come.
void cdevice_clock_wake(cdevice_clock *_Nonnull clock);

/// Waits for descriptors as `poll` does, but with a time in nanoseconds. `files` are `struct
/// pollfd`, whose header isn't included here, so that Swift gets it only from the C library's
/// module.
int cdevice_poll(void *_Nonnull files, unsigned long count, long nanoseconds);

/// The processor time that a process has used, in nanoseconds; 0 when it is gone.
uint64_t cdevice_processor_time(pid_t process);

/// Whether a thread in a system call waits for something to happen.
bool cdevice_call_waits(long number);

/// Whether a system call waits when its descriptor isn't a file.
bool cdevice_call_transfers(long number);

#endif
