import Foundation

/// What every program needs of the machine it runs on, looked up once.
///
/// An app on iOS can read the system's libraries as well. Nothing here can be written to.
enum SystemPlaces {
  /// Folders in which a system keeps programs, libraries and settings.
  ///
  /// Of other processes the kernel shows little in /proc once there is a wall: neither their memory
  /// and files nor the folders they see.
  private static let folders = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/proc",
    "/sys/devices/system/cpu", "/sys/kernel/mm/transparent_hugepage", "/sys/fs/cgroup",
    "/nix/store", "/gnu/store", "/run/systemd/resolve", "/run/resolvconf",
  ]

  private static let devices = [
    "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom",
  ]

  /// The places, with what may be done there.
  ///
  /// They are looked up once: a launch then costs a call for each.
  nonisolated(unsafe) private static let places: [(Wall.Place, Wall.Access)] =
    // Written once, and places don't change.
    folders.compactMap { path in Wall.Place(path).map { ($0, .read) } }
    + devices.compactMap { path in Wall.Place(path).map { ($0, .device) } }

  /// Opens a wall for what the system has.
  static func open(in wall: Wall) {
    for (place, access) in places { wall.open(place, access) }
  }
}
