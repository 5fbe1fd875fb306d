import DeviceProtocol
import Foundation
import SimulatedFoundation
import Synchronization

/// The requests and delivered notifications of a process, in a file of its container.
///
/// Without a device they are kept in memory.
final class StoredNotifications: Sendable {
  private let file: URL?
  private let memory = Mutex(Data())

  init(file: URL?) { self.file = file }

  /// Those of this process.
  static let ofThisProcess = StoredNotifications(
    file: (DeviceConnection.shared?.context.home).map {
      URL(fileURLWithPath: $0).appendingPathComponent("Library/Notifications/requests.plist")
    })

  /// All of them, as they stand at a moment: what has come due by then counts as delivered.
  func all(at moment: Date) -> [NotificationRecord] {
    memory.withLock { read($0) }.map { $0.at(moment) }
  }

  /// Changes them while no other process does.
  func update(at moment: Date, _ change: (inout [NotificationRecord]) -> Void) {
    memory.withLock { data in
      let lock = file.map { Self.locked($0) } ?? -1
      defer { if lock >= 0 { close(lock) } }
      var records = read(data).map { $0.at(moment) }
      change(&records)
      guard
        let new = try? PropertyListSerialization.data(
          fromPropertyList: records.map(\.propertyList), format: .binary, options: 0)
      else { return }
      if let file { try? new.write(to: file, options: .atomic) } else { data = new }
    }
  }

  private func read(_ kept: Data) -> [NotificationRecord] {
    let data = file.map { (try? Data(contentsOf: $0)) ?? Data() } ?? kept
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [[String: Any]] ?? []).compactMap(NotificationRecord.init)
  }

  private static func locked(_ file: URL) -> Int32 {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = open(file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if lock >= 0 { flock(lock, LOCK_EX) }
    return lock
  }
}
