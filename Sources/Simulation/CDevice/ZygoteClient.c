// The device's end of the connection to a zygote.
#define _GNU_SOURCE
#include "Zygote.h"
#include "ZygoteMessage.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/// A message that is being written.
struct writer {
  char bytes[zygote_message_room];
  size_t count;
};

/// Adds a string. Returns whether there was room.
static int add(struct writer *writer, const char *text) {
  size_t count = strlen(text) + 1;
  if (count > sizeof writer->bytes - writer->count) return 0;
  memcpy(writer->bytes + writer->count, text, count);
  writer->count += count;
  return 1;
}

/// Adds a list of strings, and counts them. Returns whether there was room.
static int add_all(struct writer *writer, char *const *texts, int *count) {
  for (*count = 0; texts[*count]; ++*count)
    if (*count == zygote_count || !add(writer, texts[*count])) return 0;
  return 1;
}

static int write_message(struct writer *writer, const struct cdevice_start *start,
                         const struct cdevice_entry *entry) {
  struct zygote_head head = {.descriptors = start->count};
  writer->count = sizeof head;
  if (!add(writer, start->path) || !add(writer, start->directory) || !add(writer, entry->name)
      || !add(writer, entry->library ? entry->library : "")
      || !add_all(writer, start->arguments, &head.arguments)
      || !add_all(writer, start->environment, &head.variables))
    return E2BIG;
  memcpy(writer->bytes, &head, sizeof head);
  return 0;
}

/// Sends a message with the descriptors, the wall's as the last. Returns 0, or an error number.
static int send_message(int zygote, struct writer *writer, const struct cdevice_start *start) {
  union {
    char bytes[CMSG_SPACE(sizeof(int) * zygote_count)];
    struct cmsghdr alignment;
  } room;
  memset(&room, 0, sizeof room);
  int descriptors[zygote_count], count = 0;
  if (start->count >= zygote_count) return E2BIG;
  for (; count < start->count; count++) descriptors[count] = start->descriptors[count];
  if (start->wall >= 0) descriptors[count++] = start->wall;
  struct iovec part = {.iov_base = writer->bytes, .iov_len = writer->count};
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = &room,
                           .msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)count)};
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(sizeof(int) * (size_t)count);
  memcpy(CMSG_DATA(head), descriptors, sizeof(int) * (size_t)count);
  while (sendmsg(zygote, &message, MSG_NOSIGNAL) < 0)
    if (errno != EINTR) return errno == ECONNRESET ? EPIPE : errno;
  return 0;
}

int cdevice_zygote_launch(int zygote, const struct cdevice_start *start,
                          const struct cdevice_entry *entry, pid_t *process) {
  struct writer writer;
  int failure = write_message(&writer, start, entry);
  if (failure == 0) failure = send_message(zygote, &writer, start);
  if (failure != 0) return failure;
  struct zygote_answer answer;
  ssize_t count;
  while ((count = recv(zygote, &answer, sizeof answer, 0)) < 0 && errno == EINTR) {}
  if (count != sizeof answer) return EPIPE;
  *process = answer.process;
  // A copy that didn't get as far as the program.
  if (answer.failure != 0 && answer.process > 0) waitpid(answer.process, NULL, 0);
  return answer.failure;
}
