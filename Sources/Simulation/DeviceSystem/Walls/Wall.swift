import CDevice
import Glibc

/// The wall around one process: the kernel refuses all files but those behind the openings.
///
///     let wall = Wall(own: [home], readable: [bundle])   // nil: this machine's kernel has none.
///
/// It stands before the program's first instruction and can't be taken down, nor opened any further;
/// programs that the process starts are behind it too. A descriptor that the process is handed works
/// whatever file it is of.
final class Wall {
  /// What a process may do behind an opening.
  enum Access {
    /// Read, list, run.
    case read
    /// All that one does with one's own files.
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

  /// The version of the kernel's walls; 0 when it has none that serve.
  static var version: Int { Int(cdevice_wall_version()) }

  let descriptor: Int32
  /// The files behind the openings that are for this process alone.
  let reach: Reach

  /// A wall that is open for what every program needs, for some folders and for the network unless
  /// that is refused; `nil` when the kernel can't build one.
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

  /// Opens the wall for a place and all that lies below it; for nothing when there is no such place.
  func open(_ path: String, _ access: Access) {
    guard let place = Place(path) else { return }
    open(place, access)
  }

  /// Opens the wall for a place.
  func open(_ place: Place, _ access: Access) {
    _ = cdevice_wall_open(descriptor, place.descriptor, access.number)
  }

  /// A file or folder, whatever its name becomes.
  final class Place {
    fileprivate let descriptor: Int32

    /// The place that a path leads to now.
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
