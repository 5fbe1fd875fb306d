import Foundation
import Glibc
import SimulatedFoundation
import Synchronization

/// The keychain of a process: a property list in its container.
///
/// Outside a device it is in memory, for as long as the process lives.
final class Keychain: Sendable {
  static let ofThisProcess = Keychain(
    file: ProcessHome.path.map {
      URL(fileURLWithPath: $0).appendingPathComponent("Library/Keychains/keychain.plist")
    })

  private let file: URL?
  private let memory = Mutex<Data?>(nil)

  init(file: URL?) { self.file = file }

  /// All items.
  var items: [KeychainItem] {
    let data = memory.withLock { memory in file.map { try? Data(contentsOf: $0) } ?? memory }
    guard let data,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [] }
    return (list as? [[String: Any]] ?? []).compactMap(KeychainItem.init)
  }

  /// Changes the items while no other process and no other thread does.
  ///
  /// - Parameter change: Changes them, and says what came of it.
  /// - Returns: What it said, or that the items couldn't be written.
  func change(_ change: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
    Self.turn.withLock { _ in
      let lock = openLock()
      defer { if lock >= 0 { close(lock) } }
      var items = items
      let status = change(&items)
      guard status == errSecSuccess else { return status }
      return write(items) ? errSecSuccess : errSecIO
    }
  }

  /// One thread at a time.
  private static let turn = Mutex(())

  private func openLock() -> Int32 {
    guard let file else { return -1 }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = open(file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if lock >= 0 { flock(lock, LOCK_EX) }
    return lock
  }

  private func write(_ items: [KeychainItem]) -> Bool {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: items.map(\.list), format: .binary, options: 0)
    else { return false }
    guard let file else {
      memory.withLock { $0 = data }
      return true
    }
    return (try? data.write(to: file, options: .atomic)) != nil
  }
}
