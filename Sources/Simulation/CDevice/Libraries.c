#define _GNU_SOURCE
#include "CDevice.h"

#include <limits.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>

struct visit {
  void (*visit)(const char *path, void *context);
  void *context;
};

/// Visits one loaded file; the program itself and the kernel's library have no path.
static int visit_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  const struct visit *visit = context;
  char path[PATH_MAX];
  if (info->dlpi_name && strstr(info->dlpi_name, ".so") && realpath(info->dlpi_name, path))
    visit->visit(path, visit->context);
  return 0;
}

void cdevice_each_library(void (*visit)(const char *path, void *context), void *context) {
  struct visit each = {visit, context};
  dl_iterate_phdr(visit_library, &each);
}
