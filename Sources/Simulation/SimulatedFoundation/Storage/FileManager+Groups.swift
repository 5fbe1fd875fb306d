import DeviceEvents
import DeviceProtocol
public import Foundation

extension FileManager {
  /// The folder of a group container that several processes share.
  ///
  /// Simulated: as documented, `nil` unless the process's entitlements name the group. Differs: the
  /// folder is one of this machine's; nothing but this answer keeps a process out of another's yet.
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
