// What the device sends to the zygote: a head, then strings that each end with a null character;
// and the descriptors along with it.
#ifndef ZYGOTE_MESSAGE_H
#define ZYGOTE_MESSAGE_H

#include <sys/types.h>

enum {
  /// The maximum number of bytes of a message. The kernel accepts more than that.
  zygote_message_room = 1 << 16,
  /// The maximum number of descriptors that come with it, and of its arguments or variables.
  zygote_count = 64,
  /// What the zygote has open, and what it is sent, has numbers from this one on.
  zygote_first_descriptor = 16,
};

struct zygote_head {
  int arguments;
  int variables;
  /// The number of descriptors that belong to the program; if there is one more, it is the wall.
  int descriptors;
};

/// After the head come the path, the folder, the entry's name, its library's path or nothing, the
/// arguments and the environment. This is the answer.
struct zygote_answer {
  /// An error number, or 0.
  int failure;
  pid_t process;
};

/// The zygote's number of the descriptor of its connection.
enum { zygote_connection = 3 };

#endif
