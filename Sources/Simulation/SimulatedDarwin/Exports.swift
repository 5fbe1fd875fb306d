// What C programs call: on iOS the system's library, here that of this machine.
@_exported public import Glibc
