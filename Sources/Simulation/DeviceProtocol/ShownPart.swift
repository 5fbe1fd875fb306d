/// Identifies one of a process's interfaces.
package enum ShownPart: Codable, Hashable, Sendable {
  /// An app's windows.
  case windows
  /// The interface of an extension's request.
  case request(Int)
  /// The interface of an extension that works for the system.
  case session(Int)
}
