// Checks whether files are unchanged since a list was made, as the launcher could with `find`, but
// twice as fast.
//
//     tutor-state LIST FIRST-LINE [PATH ...]
//
// LIST is the output of `find -printf '%p %s %C@\n'` for files and folders, after a first line of
// the launcher's own. A folder's time changes when a file in it is created, removed or renamed, so
// nothing new is missed. Each PATH is a link to follow, as with `find -H`; if it exists, it must be
// in the list.
//
// The exit status is 0 if everything is unchanged, and 1 if something isn't or can't be checked:
// the launcher then looks for itself.
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// Whether a file or folder has this size and this change time: seconds, a period and ten digits.
static bool is_as(const char *path, bool follows, const char *size, const char *changed) {
  struct stat facts;
  if ((follows ? stat(path, &facts) : lstat(path, &facts)) != 0) return false;
  char *end;
  if (strtoll(size, &end, 10) != (long long)facts.st_size || *end) return false;
  if (strtoll(changed, &end, 10) != (long long)facts.st_ctim.tv_sec || *end != '.') return false;
  return strtoll(end + 1, &end, 10) == (long long)facts.st_ctim.tv_nsec * 10 && !*end;
}

/// The path from the working folder, whose own path has so many bytes and begins the list: the kernel has less to walk
/// through for each file.
static const char *relative(const char *path, const char *root, size_t length) {
  return strncmp(path, root, length) == 0 && path[length] == '/' ? path + length + 1 : path;
}

/// Cuts the last word off a line and returns it; returns null if it is the only one.
static char *last_word(char *line) {
  char *space = strrchr(line, ' ');
  if (!space) return NULL;
  *space = '\0';
  return space + 1;
}

/// Reads a whole file and appends a zero. Returns null if that isn't possible.
static char *contents(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat facts;
  if (file < 0 || fstat(file, &facts) != 0 || facts.st_size < 1) return NULL;
  char *text = malloc((size_t)facts.st_size + 1);
  if (!text || read(file, text, (size_t)facts.st_size) != facts.st_size) return NULL;
  text[facts.st_size] = '\0';
  close(file);
  return text;
}

int main(int count, char **words) {
  if (count < 3) return 1;
  // The working folder changes below.
  for (int index = 2; index < count; index++)
    if (words[index][0] != '/') return 1;
  char *text = contents(words[1]), *rest = text;
  char *line = text ? strsep(&rest, "\n") : NULL;
  if (!line || strcmp(line, words[2]) != 0) return 1;
  const char *root = words[2];
  const size_t length = chdir(root) == 0 ? strlen(root) : SIZE_MAX;
  while ((line = strsep(&rest, "\n")) && rest) {
    char *changed = last_word(line), *size = changed ? last_word(line) : NULL;
    if (!size) return 1;
    bool follows = false;
    for (int index = 3; index < count; index++) {
      if (!words[index] || strcmp(words[index], line) != 0) continue;
      follows = true;
      words[index] = NULL;
    }
    const char *path = length == SIZE_MAX ? line : relative(line, root, length);
    if (!is_as(path, follows, size, changed)) return 1;
  }
  for (int index = 3; index < count; index++)
    if (words[index] && access(words[index], F_OK) == 0) return 1;
  return 0;
}
