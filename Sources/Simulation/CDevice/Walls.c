// The kernel's walls, which Swift can't build: Landlock has no functions in the C library.
//
// The numbers are the kernel's; its header isn't on every machine that can build this, and an older
// one lacks what a newer kernel has.
#define _GNU_SOURCE
#include "CDevice.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The same on all processors.
enum { call_openat2 = 437, call_make = 444, call_add = 445, call_enter = 446 };

struct wall_attributes {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct place_rule {
  uint64_t access;
  int32_t place;
} __attribute__((packed));

enum { rule_of_place = 1, ask_version = 1 };

#define RIGHT(number) (UINT64_C(1) << (number))
static const uint64_t right_execute = RIGHT(0), right_write = RIGHT(1), right_read = RIGHT(2),
                      right_list = RIGHT(3), right_character_device = RIGHT(6),
                      right_block_device = RIGHT(11), right_truncate = RIGHT(14),
                      right_control = RIGHT(15);

// Abstract Unix sockets, and signals, to processes that aren't behind the same wall.
static const uint64_t scope_sockets = RIGHT(0), scope_signals = RIGHT(1);

// TCP, to listen and to connect.
static const uint64_t right_bind = RIGHT(0), right_connect = RIGHT(1);

int cdevice_wall_version(void) {
  long version = syscall(call_make, NULL, 0, ask_version);
  // The first version refuses to move files from folder to folder, even among a process's own.
  return version < 2 ? 0 : (int)version;
}

/// All rights that the kernel's version knows.
static uint64_t rights(int version) {
  // Version 2 has 14 of them; later ones added truncating, and controlling devices.
  int count = version < 3 ? 14 : version < 5 ? 15 : 16;
  return RIGHT(count) - 1;
}

int cdevice_wall_make(bool has_network) {
  int version = cdevice_wall_version();
  if (version == 0) return -1;
  struct wall_attributes attributes = {
      .files = rights(version),
      .network = version < 4 || has_network ? 0 : right_bind | right_connect,
      .scopes = version < 6 ? 0 : scope_sockets | scope_signals};
  // An older kernel knows a shorter structure, and takes a longer one whose rest is zero.
  return (int)syscall(call_make, &attributes, sizeof attributes, 0);
}

int cdevice_place(const char *path) { return open(path, O_PATH | O_CLOEXEC); }

int cdevice_wall_open(int wall, int place, enum cdevice_access access) {
  struct stat status;
  if (fstat(place, &status) != 0) return -1;
  const uint64_t all = rights(cdevice_wall_version());
  uint64_t allowed = right_read | right_list | right_execute;
  if (access == cdevice_access_own) allowed = all & ~(right_character_device | right_block_device);
  if (access == cdevice_access_device) allowed = right_read | right_write | right_control;
  // A file has only some of a folder's rights.
  if (!S_ISDIR(status.st_mode))
    allowed &= right_execute | right_write | right_read | right_truncate | right_control;
  struct place_rule rule = {.access = allowed & all, .place = place};
  return (int)syscall(call_add, wall, rule_of_place, &rule, 0);
}

/// The kernel's version of its capabilities' masks, of two words each.
enum { power_version = 0x20080522 };

struct power_header {
  uint32_t version;
  int process;
};

struct power_data {
  uint32_t effective;
  uint32_t permitted;
  uint32_t inheritable;
};

int cdevice_wall_enter(int wall) {
  // If root runs the device, it would give its powers to the program, and with some of them the
  // program could look over the wall: into the environment of others, for example. Without them it
  // is only the owner of its files. The first call is for what it executes later, the second for
  // itself.
  for (unsigned long power = 0; prctl(PR_CAPBSET_DROP, power, 0, 0, 0) == 0; power++) {}
  struct power_header header = {.version = power_version};
  const struct power_data none[2] = {{0}};
  if (syscall(SYS_capset, &header, none) != 0) return errno;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  return syscall(call_enter, wall, 0) == 0 ? 0 : errno;
}

struct way_of_opening {
  uint64_t flags;
  uint64_t mode;
  uint64_t resolve;
};

int cdevice_open_plain(const char *path, int flags) {
  // No symbolic links, neither ordinary ones nor those of /proc. And nothing that doesn't exist is
  // created, or waited for.
  const uint64_t no_magic_links = 2, no_links = 4;
  struct way_of_opening way = {
      .flags = (uint64_t)((flags & ~(O_CREAT | O_EXCL)) | O_CLOEXEC | O_NONBLOCK | O_NOCTTY),
      .resolve = no_magic_links | no_links};
  int file = (int)syscall(call_openat2, AT_FDCWD, path, &way, sizeof way);
  if (file < 0) return -1;
  struct stat status;
  if (fstat(file, &status) != 0 || !(S_ISREG(status.st_mode) || S_ISDIR(status.st_mode))) {
    close(file);
    errno = EACCES;
    return -1;
  }
  if (!(flags & O_NONBLOCK)) fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK);
  return file;
}
