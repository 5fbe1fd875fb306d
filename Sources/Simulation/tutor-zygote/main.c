// The process whose copies are the device's apps and extensions.
//
// It links nothing: the simulation's library is loaded before the C library, as LD_PRELOAD says, so
// that the library's clock and files take precedence over the C library's, as in every program on
// the device.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int main(int count, char *arguments[]) {
  void (*serve)(int, char *, size_t) = (void (*)(int, char *, size_t))dlsym(RTLD_DEFAULT, "cdevice_zygote_serve");
  if (serve && count == 1) serve(3, arguments[0], strlen(arguments[0]));
  fputs("tutor-zygote: is started by tutor-device alone\n", stderr);
  return 1;
}
