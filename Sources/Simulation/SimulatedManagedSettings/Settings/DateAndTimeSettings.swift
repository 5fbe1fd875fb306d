import DeviceProtocol

/// What the user is kept from in the settings of date and time.
///
/// Simulated: kept, and in the log. Differs: the user has no clock to set here.
public struct DateAndTimeSettings: Sendable {
  let store: String

  /// Whether the user can't set date and time by hand; `nil` if nobody has said so.
  public var requireAutomaticDateAndTime: Bool? {
    get {
      guard
        case .setting(.truth(let value)?)? = ScreenTimeLink.information(
          .setting(store: store, key: .requiresAutomaticTime))
      else { return nil }
      return value
    }
    nonmutating set {
      _ = ScreenTimeLink.ask(
        .change(store: store, key: .requiresAutomaticTime, newValue.map { .truth($0) }))
    }
  }
}
