import DeviceEvents
import DeviceProtocol
public import Foundation

extension FileManager {
  /// Returns the folder of a group container, which several processes share.
  ///
  /// Simulated: as documented, `nil` unless the process's entitlements name the group. The
  /// container comes with the first app that names it, empty except for `Library/Caches`, and goes
  /// with the last. The kernel keeps apps and extensions out of all containers that aren't theirs:
  /// files there can't be opened, listed, linked, moved, changed or removed. Differs: Foundation's
  /// errors are those of iOS (257 and 513), but the system call that failed says `EACCES`,
  /// "Permission denied", while iOS says `EPERM`, "Operation not permitted". Whether another's file
  /// exists, and how large it is, isn't hidden, so `fileExists(atPath:)` says so, and its mode and
  /// dates can be changed. If the machine's kernel can't build such walls, the event log says so.
  ///
  /// - Parameter groupIdentifier: The group, as the entitlements spell it.
  /// - Returns: The folder, or `nil`.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard let connection = DeviceConnection.shared else { return nil }
    guard let path = connection.context.groups[groupIdentifier] else {
      connection.send(.event(.groupRefused(group: groupIdentifier)))
      return nil
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
