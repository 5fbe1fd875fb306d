import DeviceProtocol

/// How a change of settings comes to other processes that observe them.
public enum DefaultsChanges: Hashable, Sendable {
  /// At once.
  case deliver
  /// Some seconds later, 0 to 3,600.
  case delayed(seconds: Double)
  /// What changes within a second is told together, at its end.
  case coalesced
  /// Never.
  case dropped
}

extension Device {
  /// Decides how changes of settings come to processes that observe them in another one.
  ///
  /// Without it they come at once. The documentation says that observers of keys are told of
  /// changes whoever makes them, and not when. What is read is never old: only the telling changes.
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
