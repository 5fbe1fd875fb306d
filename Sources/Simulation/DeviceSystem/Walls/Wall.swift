import CDevice
import Glibc

/// The wall around one process: the kernel refuses all files but those behind the openings.
///
///     let wall = Wall(own: [home], readable: [bundle])   // nil: this machine's kernel has none.
///
/// It is up before the program's first instruction and can be neither taken down nor widened;
/// programs that the process starts are behind it too. A descriptor that the process is given works
/// whichever file it belongs to.
final class Wall {
  /// What a process may do with an opening's files.
  enum Access {
    /// Read, list, run.
    case read
    /// Everything that a process does with its own files.
    case own
    /// Read, write and control a device file.
    case device

    fileprivate var number: cdevice_access {
      switch self {
      case .read: cdevice_access_read
      case .own: cdevice_access_own
      case .device: cdevice_access_device
      }
    }
  }

  /// The version of the kernel's walls; 0 when it has no usable ones.
  static var version: Int { Int(cdevice_wall_version()) }

  let descriptor: Int32
  /// The files behind the openings that are only for this process.
  let reach: Reach

  /// Makes a wall that is open for what every program needs, for some folders, and for the network
  /// unless that is refused.
  ///
  /// It is `nil` when the kernel can't build one.
  convenience init?(own: [String], readable: [String], hasNetwork: Bool = true) {
    self.init(reach: Reach(own: own, readable: readable), hasNetwork: hasNetwork)
    SystemPlaces.open(in: self)
    LibraryPlaces.open(in: self)
    for folder in own { open(folder, .own) }
    for folder in readable { open(folder, .read) }
  }

  private init?(reach: Reach, hasNetwork: Bool) {
    self.reach = reach
    let made = cdevice_wall_make(hasNetwork)
    guard made >= 0 else { return nil }
    // Out of the way of the descriptors that a process is given.
    descriptor = fcntl(made, F_DUPFD_CLOEXEC, 16)
    Glibc.close(made)
    guard descriptor >= 0 else { return nil }
  }

  deinit { Glibc.close(descriptor) }

  /// Opens the wall for a place and everything below it; has no effect when there is no such place.
  func open(_ path: String, _ access: Access) {
    guard let place = Place(path) else { return }
    open(place, access)
  }

  /// Opens the wall for a place.
  func open(_ place: Place, _ access: Access) {
    _ = cdevice_wall_open(descriptor, place.descriptor, access.number)
  }

  /// A file or folder, even if its name changes.
  final class Place {
    fileprivate let descriptor: Int32

    /// Makes the place to which a path leads now.
    init?(_ path: String) {
      let made = cdevice_place(path)
      guard made >= 0 else { return nil }
      descriptor = fcntl(made, F_DUPFD_CLOEXEC, 16)
      close(made)
      guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }
  }
}
