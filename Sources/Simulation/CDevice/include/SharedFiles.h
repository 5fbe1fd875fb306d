// Files that a process may open although they are behind its wall: the device opens them for it.
#ifndef SHARED_FILES_H
#define SHARED_FILES_H

#include <stddef.h>
#include <sys/types.h>

/// Opens a file that the kernel refuses to this process, if it was handed that file. Returns a
/// descriptor, or -1.
typedef int (*cdevice_opener)(const char *_Nonnull path, int flags);

/// Sets the function that is called for files that the kernel refuses.
void cdevice_set_opener(cdevice_opener _Nonnull opener);

/// Sends bytes, and a copy of a descriptor with the first of them. Returns as `send` does.
ssize_t cdevice_send(int socket, const void *_Nonnull bytes, size_t count, int descriptor);

/// Receives bytes as `recv` does; `descriptor` becomes one that came with them, or -1.
ssize_t cdevice_receive(
    int socket, void *_Nonnull bytes, size_t count, int *_Nonnull descriptor);

#endif
