/// The name of an activity that an app has monitored.
///
/// Simulated: no known difference.
public struct DeviceActivityName: RawRepresentable, Codable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Makes a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name from a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
