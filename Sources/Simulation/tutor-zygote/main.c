// The process whose copies are the device's apps and extensions.
//
// It links nothing: the simulation's library is loaded before the C library, as LD_PRELOAD says, so
// that the library's clock and files take precedence over the C library's, as in every program on
// the device.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

int main(int count, char *arguments[]) {
  void (*serve)(int, char *) = (void (*)(int, char *))dlsym(RTLD_DEFAULT, "cdevice_zygote_serve");
  if (serve && count == 1) serve(3, arguments[0]);
  fputs("tutor-zygote: is started by tutor-device alone\n", stderr);
  return 1;
}
