// Stops a wait that would end at once, again and again.
//
// Linux's URLSession (swift-corelibs-foundation, 6.3) asks when a connection can be written to, and
// keeps asking when it has nothing left to write. The connection always can be: until the answer
// comes, this takes all of a processor's time, and the virtual clock, which moves when nothing
// works, stands still. After some such waits with nothing sent in between, the question is left out
// until something is sent.
#include <linux/tcp.h>
#include <netinet/in.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { socket_limit = 1024, patience = 32 };

/// The number of times that a socket was waited for since something was last sent on it.
static struct {
  _Atomic unsigned sent;
  _Atomic unsigned waits;
} sockets[socket_limit];

/// Whether it was repeatedly waited for in order to write, and nothing was written.
static bool is_idle(int descriptor) {
  if (descriptor < 0 || descriptor >= socket_limit) return false;
  struct tcp_info info = {0};
  socklen_t size = sizeof info;
  if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return false;
  if (size < offsetof(struct tcp_info, tcpi_data_segs_out) + sizeof info.tcpi_data_segs_out)
    return false;
  unsigned sent = info.tcpi_data_segs_out;
  if (sent == 0 || atomic_exchange(&sockets[descriptor].sent, sent) != sent) {
    atomic_store(&sockets[descriptor].waits, 0);
    return false;
  }
  return atomic_fetch_add(&sockets[descriptor].waits, 1) >= patience;
}

int epoll_ctl(int queue, int operation, int descriptor, struct epoll_event *event) {
  if (operation == EPOLL_CTL_DEL || !event || !(event->events & EPOLLOUT) || !is_idle(descriptor))
    return (int)syscall(SYS_epoll_ctl, queue, operation, descriptor, event);
  struct epoll_event less = *event;
  less.events &= ~(unsigned)EPOLLOUT;
  return (int)syscall(SYS_epoll_ctl, queue, operation, descriptor, &less);
}
