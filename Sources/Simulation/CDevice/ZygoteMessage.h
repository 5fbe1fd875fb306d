// What the device sends to the zygote: a head, then strings that end with a null character each; and beside it the
// descriptors.
#ifndef ZYGOTE_MESSAGE_H
#define ZYGOTE_MESSAGE_H

#include <sys/types.h>

enum {
  /// The most bytes of a message. The kernel takes more than that.
  zygote_message_room = 1 << 16,
  /// The most descriptors that come with it, and arguments or variables that it has.
  zygote_count = 64,
  /// What the zygote has open, and what it is sent, lies from this number on.
  zygote_first_descriptor = 16,
};

struct zygote_head {
  int arguments;
  int variables;
  /// How many of the descriptors are the program's; if there is one more, it is the wall.
  int descriptors;
};

/// After the head come the path, the folder, the entry's name, its library's path or nothing, the arguments and the
/// environment. This is what is answered.
struct zygote_answer {
  /// An error number, or 0.
  int failure;
  pid_t process;
};

/// The zygote's number of the descriptor of its connection.
enum { zygote_connection = 3 };

#endif
