import CDevice
import DeviceProtocol
import Foundation
import Synchronization

/// Files of other processes that this one was handed, and may open where they are.
///
/// The process's wall keeps it from opening them, so the device does that and sends a descriptor.
/// Code that asks the C library to open a file, as Foundation does, gets that descriptor without
/// noticing.
enum HandedFiles {
  private struct State {
    var paths: Set<String> = []
    var hasOpener = false
    /// Descriptors that have arrived, in the order of the answers that they belong to.
    var descriptors: [Int32] = []
  }

  private static let state = Mutex(State())

  /// Allows a file or folder to be opened.
  static func allow(_ path: String) {
    let isFirst = state.withLock { state in
      defer {
        state.paths.insert(path)
        state.hasOpener = true
      }
      return !state.hasOpener
    }
    guard isFirst else { return }
    cdevice_set_opener { path, flags in HandedFiles.open(String(cString: path), flags) }
  }

  /// Forbids a file or folder to be opened.
  static func forbid(_ path: String) { state.withLock { _ = $0.paths.remove(path) } }

  /// Keeps a descriptor that has arrived with a message.
  static func receive(_ descriptor: Int32) {
    state.withLock { $0.descriptors.append(descriptor) }
  }

  /// Has the device open a file; -1 when this process wasn't handed it.
  private static func open(_ path: String, _ flags: Int32) -> Int32 {
    let isHanded = state.withLock { $0.paths.contains { path == $0 || path.hasPrefix($0 + "/") } }
    // The thread that reads the device's answers can't wait for one.
    guard isHanded, !DeviceConnection.isReading, let connection = DeviceConnection.shared else {
      return -1
    }
    let opened = Mutex<Int32>(-1)
    let answered = DispatchSemaphore(value: 0)
    connection.request(.openFile(path: path, flags: flags)) { answer in
      if case .done = answer { opened.withLock { $0 = next() } }
      answered.signal()
    }
    answered.wait()
    return opened.withLock { $0 }
  }

  private static func next() -> Int32 {
    state.withLock { $0.descriptors.isEmpty ? -1 : $0.descriptors.removeFirst() }
  }
}
