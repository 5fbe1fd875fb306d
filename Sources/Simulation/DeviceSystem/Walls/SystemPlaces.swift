import Foundation

/// What every program needs from the machine it runs on, looked up once.
///
/// An app on iOS can read the system's libraries too. Nothing here can be written.
enum SystemPlaces {
  /// Folders in which a system keeps programs, libraries and settings.
  ///
  /// Once there is a wall, the kernel shows little of other processes in /proc: neither their
  /// memory and files nor the folders that they see.
  private static let folders = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/proc",
    "/sys/devices/system/cpu", "/sys/kernel/mm/transparent_hugepage", "/sys/fs/cgroup",
    "/nix/store", "/gnu/store", "/run/systemd/resolve", "/run/resolvconf",
  ]

  private static let devices = [
    "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom",
  ]

  /// The places, with the access that is allowed there.
  ///
  /// They are looked up once, so a launch costs one call for each.
  nonisolated(unsafe) private static let places: [(Wall.Place, Wall.Access)] =
    // Written once, and places don't change.
    folders.compactMap { path in Wall.Place(path).map { ($0, .read) } }
    + devices.compactMap { path in Wall.Place(path).map { ($0, .device) } }

  /// Opens a wall for the system's files.
  static func open(in wall: Wall) {
    for (place, access) in places { wall.open(place, access) }
  }
}
