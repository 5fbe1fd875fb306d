package import DeviceProtocol
import Foundation
import Synchronization

/// The background sessions that this process has open, by their identifiers.
package enum BackgroundSessions {
  private static let open = Mutex<[String: BackgroundSession]>([:])

  /// Opens a session, or returns the open one with that name.
  ///
  /// Observed: a process that makes a second session with the identifier of the first is warned,
  /// and gets the first one, whose delegate stays.
  static func open(
    _ configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    queue: OperationQueue?
  ) -> BackgroundSession {
    let identifier = configuration.identifier ?? ""
    let made = BackgroundSession(configuration, delegate: delegate, queue: queue)
    let former = open.withLock { open in
      let former = open[identifier]
      if former == nil { open[identifier] = made }
      return former
    }
    guard let former else {
      made.open()
      return made
    }
    let warning = "A background URLSession with identifier \(identifier) already exists!\n"
    FileHandle.standardError.write(Data(warning.utf8))
    return former
  }

  static func forget(_ identifier: String) {
    open.withLock { _ = $0.removeValue(forKey: identifier) }
  }

  /// Receives what the device says about sessions; `false` for messages that are the app's
  /// business.
  package static func receive(_ message: TransferMessage) -> Bool {
    switch message {
    case .ended(let identifier, let task, let result):
      open.withLock { $0[identifier] }?.end(task, result)
    case .allTold(let identifier): open.withLock { $0[identifier] }?.finishEvents()
    case .handle, .perform, .abandon: return false
    case .open, .make, .start, .cancel, .describe, .close, .handled, .performed: break
    }
    return true
  }
}
