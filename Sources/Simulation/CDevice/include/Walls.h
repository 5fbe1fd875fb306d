// The wall around a process, which limits what it may reach in the file system; the kernel
// (Landlock) enforces it.
#ifndef WALLS_H
#define WALLS_H

#include <stdbool.h>

/// What a process may do with a place and everything below it.
enum cdevice_access {
  /// Read files, list folders, run programs.
  cdevice_access_read,
  /// Everything that a process does with its own files.
  cdevice_access_own,
  /// Read, write and control a device file.
  cdevice_access_device,
};

/// The version of the kernel's walls; 0 when there are no usable ones.
int cdevice_wall_version(void);

/// Makes a wall without any opening, except for the network if it has one; kernels before 6.7 can't
/// refuse that. Returns its descriptor, or -1 on failure.
int cdevice_wall_make(bool has_network);

/// Opens a wall for a place; `place` is a descriptor from `cdevice_place`. Returns 0, or -1.
int cdevice_wall_open(int wall, int place, enum cdevice_access access);

/// A descriptor that only identifies a place; -1 when there is no such place.
int cdevice_place(const char *_Nonnull path);

/// Puts the calling thread, and all programs that it runs from now on, behind the wall for ever.
/// Returns 0, or an error number.
int cdevice_wall_enter(int wall);

/// Opens a file whose path has no symbolic links in it. Returns a descriptor, or -1; only files and
/// folders are opened.
int cdevice_open_plain(const char *_Nonnull path, int flags);

/// Visits the file of each library that this program has loaded, with all links followed.
void cdevice_each_library(void (*_Nonnull visit)(const char *_Nonnull path, void *_Nullable context),
                          void *_Nullable context);

#endif
