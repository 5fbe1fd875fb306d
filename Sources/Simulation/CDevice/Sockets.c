// What a process's socket is, and where it leads.
#define _GNU_SOURCE
#include "Sockets.h"

#include <arpa/inet.h>
#include <linux/sockios.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

// The numbers are the same on all processors; old headers don't name them.
enum { pidfd_open_number = 434, pidfd_getfd_number = 438 };

int cdevice_is_network_socket(pid_t process, int descriptor) {
  char path[64], name[32] = "";
  snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)process, descriptor);
  ssize_t count = getxattr(path, "system.sockprotoname", name, sizeof name - 1);
  if (count < 0) return -1;
  return strncmp(name, "TCP", 3) == 0 || strncmp(name, "UDP", 3) == 0;
}

/// The state of a TCP socket; for others, that of a connected one.
static int state(int socket) {
  struct tcp_info info;
  socklen_t size = sizeof info;
  memset(&info, 0, sizeof info);
  if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return 1;
  return info.tcpi_state;
}

/// The port of an address if it is 127.0.0.1's; otherwise 0.
static int loopback_port(const struct sockaddr_storage *address) {
  const struct sockaddr_in *inet = (const struct sockaddr_in *)address;
  if (inet->sin_family != AF_INET || inet->sin_addr.s_addr != htonl(INADDR_LOOPBACK)) return 0;
  return ntohs(inet->sin_port);
}

static enum cdevice_link link_of(int socket, struct cdevice_connection *connection) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  memset(&address, 0, sizeof address);
  // While a connection is being made, the kernel doesn't say where it leads.
  int phase = state(socket);
  if (phase == 2 || phase == 3) return cdevice_link_unknown;
  if (phase != 1) return cdevice_link_none;
  if (getpeername(socket, (struct sockaddr *)&address, &size) != 0) return cdevice_link_none;
  if (address.ss_family != AF_INET && address.ss_family != AF_INET6) return cdevice_link_none;
  connection->peer_port = loopback_port(&address);
  size = sizeof address;
  memset(&address, 0, sizeof address);
  if (getsockname(socket, (struct sockaddr *)&address, &size) == 0)
    connection->own_port = loopback_port(&address);
  int waiting = 0;
  if (ioctl(socket, SIOCOUTQ, &waiting) == 0) connection->unacknowledged = waiting;
  return cdevice_link_connected;
}

enum cdevice_link cdevice_connection(
    pid_t process, int descriptor, struct cdevice_connection *connection) {
  memset(connection, 0, sizeof *connection);
  int other = (int)syscall(pidfd_open_number, process, 0);
  if (other < 0) return cdevice_link_unknown;
  int socket = (int)syscall(pidfd_getfd_number, other, descriptor, 0);
  close(other);
  if (socket < 0) return cdevice_link_unknown;
  enum cdevice_link link = link_of(socket, connection);
  close(socket);
  return link;
}
