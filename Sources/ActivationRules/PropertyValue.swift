/// A property-list value, as in an Info.plist.
///
/// It doesn't need Foundation, so rules can be evaluated in a web page too, and it distinguishes
/// what Foundation's numbers blur: an integer 1 and a Boolean true are different values.
///
/// ```
/// let rule: PropertyValue = ["NSExtensionActivationSupportsText": true]
/// ```
public enum PropertyValue: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
  /// A point in time, in seconds since the start of 2001 in UTC.
  case date(Double)
  case data([UInt8])
  case array([PropertyValue])
  /// The entries in the order of the file.
  case dictionary([Entry])

  /// One key of a dictionary with its value.
  public struct Entry: Hashable, Sendable {
    /// The key, exactly as it was written.
    public var key: String
    /// The value of the key.
    public var value: PropertyValue

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - key: The key, exactly as it was written.
    ///   - value: The value of the key.
    public init(_ key: String, _ value: PropertyValue) {
      self.key = key
      self.value = value
    }
  }
}
