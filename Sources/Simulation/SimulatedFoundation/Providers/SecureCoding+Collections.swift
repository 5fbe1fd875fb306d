public import Foundation

// As for URL, String and Data: on iOS lists and dictionaries are bridged, so code may cast what
// `loadItem` gives to them, and pass them to a provider.

extension Array: @retroactive NSCoding {
  /// Encodes the list.
  ///
  /// Simulated: as NSArray does. Differs: on iOS Array has no such method.
  public func encode(with coder: NSCoder) { NSArray(array: self).encode(with: coder) }
  /// Decodes a list.
  ///
  /// Simulated: as NSArray does; `nil` when it holds something else. Differs: on iOS Array has no
  /// such initialiser.
  public init?(coder: NSCoder) {
    guard let list = NSArray(coder: coder) as? [Element] else { return nil }
    self = list
  }
}

extension Array: @retroactive NSSecureCoding {
  /// Whether it can be archived securely: always.
  ///
  /// Simulated: as NSArray's. Differs: on iOS Array doesn't conform to NSSecureCoding; it is bridged
  /// to NSArray, which does (documented).
  public static var supportsSecureCoding: Bool { true }
}

extension Dictionary: @retroactive NSCoding {
  /// Encodes the dictionary.
  ///
  /// Simulated: as NSDictionary does. Differs: on iOS Dictionary has no such method.
  public func encode(with coder: NSCoder) { NSDictionary(dictionary: self).encode(with: coder) }
  /// Decodes a dictionary.
  ///
  /// Simulated: as NSDictionary does; `nil` when it holds something else. Differs: on iOS Dictionary
  /// has no such initialiser.
  public init?(coder: NSCoder) {
    guard let dictionary = NSDictionary(coder: coder) as? [Key: Value] else { return nil }
    self = dictionary
  }
}

extension Dictionary: @retroactive NSSecureCoding {
  /// Whether it can be archived securely: always.
  ///
  /// Simulated: as NSDictionary's. Differs: on iOS Dictionary doesn't conform to NSSecureCoding; it
  /// is bridged to NSDictionary, which does (documented).
  public static var supportsSecureCoding: Bool { true }
}
