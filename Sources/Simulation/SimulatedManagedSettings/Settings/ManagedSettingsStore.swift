import DeviceProtocol

/// Settings that restrict what the user does on the device.
///
/// Simulated: the device keeps them, an app shares each store with its extensions (documented for
/// iOS 16), and of several stores each restricts (documented: the strictest value wins). They stay
/// until they are taken back, the permission is, or the app is deleted. Without the permission
/// nothing is kept (documented: it doesn't work without). Differs: of the settings there are only
/// ``shield`` and ``dateAndTime``.
public class ManagedSettingsStore {
  private let name: Name

  /// Gives access to the default store.
  public init() { name = .default }

  /// Gives access to the store with a name.
  public init(named name: Name) { self.name = name }

  /// What the user is kept from by a shield.
  public var shield: ShieldSettings { ShieldSettings(store: name.rawValue) }

  /// What the user is kept from in the settings of date and time.
  public var dateAndTime: DateAndTimeSettings { DateAndTimeSettings(store: name.rawValue) }

  /// Takes back all settings of the store.
  public func clearAllSettings() {
    _ = ScreenTimeLink.ask(.clear(store: name.rawValue))
  }

  /// The name of a store.
  ///
  /// Simulated: no known difference, except that there may be more than fifty stores.
  public struct Name: RawRepresentable, Codable, Hashable, Sendable {
    /// The name as text; that of the default store is empty here.
    public let rawValue: String

    /// Makes a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the default store.
    public static let `default` = Name("")
  }
}
