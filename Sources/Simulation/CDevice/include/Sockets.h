// What a process's socket is, and where it leads.
//
// The kernel's tables of connections tell this too, but to find a single connection, the kernel
// walks through a table for all connections that the machine could have.
#ifndef CDEVICE_SOCKETS_H
#define CDEVICE_SOCKETS_H

#include <sys/types.h>

/// Whether a process's descriptor is a socket of an Internet protocol: 1 or 0; -1 when the kernel
/// doesn't say.
int cdevice_is_network_socket(pid_t process, int descriptor);

/// The state of a socket's connection.
enum cdevice_link {
  /// It has none.
  cdevice_link_none,
  cdevice_link_connected,
  /// It is being made, or the kernel doesn't allow a look at its socket.
  cdevice_link_unknown,
};

/// The ends of a connection.
struct cdevice_connection {
  /// The ports; 0 for an end that isn't 127.0.0.1.
  int own_port;
  int peer_port;
  /// The number of bytes that the other end hasn't received yet.
  int unacknowledged;
};

/// Finds out where a process's socket leads.
enum cdevice_link cdevice_connection(
    pid_t process, int descriptor, struct cdevice_connection *connection);

#endif
