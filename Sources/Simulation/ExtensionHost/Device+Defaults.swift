import DeviceProtocol

/// How a change of settings reaches other processes that observe them.
public enum DefaultsChanges: Hashable, Sendable {
  /// At once.
  case deliver
  /// Some seconds later, 0 to 3,600.
  case delayed(seconds: Double)
  /// Changes within a second are reported together, at its end.
  case coalesced
  /// Never.
  case dropped
}

extension Device {
  /// Sets how changes of settings reach observers in other processes.
  ///
  /// Without this call they are reported at once. The documentation says that observers of keys are
  /// told about changes whoever makes them, but not when. Values that are read are never old: only
  /// the reports are affected.
  ///
  /// - Parameter delivery: What happens to changes from now on.
  public func defaultsChanges(_ delivery: DefaultsChanges) {
    link.perform(.defaultsChanges(delivery.wire))
  }
}

extension DefaultsChanges {
  fileprivate var wire: DefaultsDelivery {
    switch self {
    case .deliver: .deliver
    case .delayed(let seconds): .delayed(seconds: seconds)
    case .coalesced: .coalesced
    case .dropped: .dropped
    }
  }
}
