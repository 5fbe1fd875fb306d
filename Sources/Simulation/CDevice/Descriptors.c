// Descriptors that travel with messages.
#define _GNU_SOURCE
#include "SharedFiles.h"

#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

/// Room for one descriptor with a message.
union room {
  char bytes[CMSG_SPACE(sizeof(int))];
  struct cmsghdr alignment;
};

ssize_t cdevice_send(int socket, const void *bytes, size_t count, int descriptor) {
  union room room;
  memset(&room, 0, sizeof room);
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &room, .msg_controllen = sizeof room};
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(sizeof descriptor);
  memcpy(CMSG_DATA(head), &descriptor, sizeof descriptor);
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

ssize_t cdevice_receive(int socket, void *bytes, size_t count, int *descriptor) {
  union room room;
  struct iovec part = {.iov_base = bytes, .iov_len = count};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &room, .msg_controllen = sizeof room};
  *descriptor = -1;
  ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (received < 0) return received;
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS
      && head->cmsg_len == CMSG_LEN(sizeof *descriptor))
    memcpy(descriptor, CMSG_DATA(head), sizeof *descriptor);
  return received;
}
