import DeviceEvents
import DeviceProtocol
import Foundation
import Glibc

/// Tells the device about settings that were written, or lost.
enum DefaultsNews {
  static func tell(_ change: DefaultsChange, _ outcome: DefaultsDomain.Outcome) {
    switch outcome {
    case .stored: tell(change)
    case .tooLarge:
      DefaultsWords.areTooLarge(change.store)
      lose(change, LostValueWords.tooLarge(DefaultsDomain.sizeLimit))
    case .direct: lose(change, LostValueWords.afterTooLarge)
    case .failed: lose(change, LostValueWords.notWritten)
    }
  }

  /// The answer comes when other processes that observe the keys have been told, so the order of
  /// events is certain; on iOS nothing waits for that.
  private static func tell(_ change: DefaultsChange) {
    guard let connection = DeviceConnection.shared else { return }
    if DeviceConnection.isReading {
      connection.send(.defaultsChanged(change))
    } else {
      _ = connection.ask(.defaultsChanged(change))
    }
  }

  /// Receives a change by another process; observers are told on the main queue.
  static func receive(_ change: DefaultsChange) {
    let keys = Set(change.entries.map(\.key))
    DispatchQueue.main.async { DefaultsObservers.shared.noteChange(of: keys) }
  }

  private static func lose(_ change: DefaultsChange, _ reason: String) {
    for entry in change.entries {
      DeviceConnection.shared?.send(
        .event(.notStored(store: change.store, key: entry.key, reason: reason)))
    }
  }
}

/// The messages about settings that iOS writes into its log.
enum DefaultsWords {
  static func areTooLarge(_ domain: String) {
    let program = ProcessInfo.processInfo.processName
    NSLog(
      "%@",
      "[User Defaults] (Domain: \(domain)) Attempting to store >= \(DefaultsDomain.sizeLimit) bytes "
        + "of data in CFPreferences/NSUserDefaults on this platform is invalid. This is a bug in "
        + "\(program) or a library it uses.")
    NSLog("%@", "[User Defaults] (Domain: \(domain)) Transitioning into direct mode")
  }

  static func isNoSuite(_ name: String) {
    NSLog(
      "%@",
      "Using your own bundle identifier or the global domain as a suite name (\(name)) "
        + "does not make sense and will not work.")
  }
}
