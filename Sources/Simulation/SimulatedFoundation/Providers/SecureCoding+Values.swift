public import Foundation

// On iOS the values that `loadItem` gives can be cast to URL, String or Data without a warning,
// because those types are bridged. Here the casts work too, but the compiler believes that they
// always fail unless the types conform.

extension URL: @retroactive NSSecureCoding {
  /// Whether it can be archived securely: always.
  ///
  /// Simulated: as NSURL's. Differs: on iOS URL doesn't conform to NSSecureCoding; it is bridged
  /// to NSURL, which does (documented).
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the URL.
  ///
  /// Simulated: as NSURL does. Differs: on iOS URL has no such method.
  public func encode(with coder: NSCoder) { (self as NSURL).encode(with: coder) }
  /// Decodes a URL.
  ///
  /// Simulated: as NSURL does. Differs: on iOS URL has no such initialiser.
  public init?(coder: NSCoder) {
    guard let url = NSURL(coder: coder) else { return nil }
    self = url as URL
  }
}

extension String: @retroactive NSSecureCoding {
  /// Whether it can be archived securely: always.
  ///
  /// Simulated: as NSString's. Differs: on iOS String doesn't conform to NSSecureCoding; it is
  /// bridged to NSString, which does (documented).
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the text.
  ///
  /// Simulated: as NSString does. Differs: on iOS String has no such method.
  public func encode(with coder: NSCoder) { NSString(string: self).encode(with: coder) }
  /// Decodes text.
  ///
  /// Simulated: as NSString does. Differs: on iOS String has no such initialiser.
  public init?(coder: NSCoder) {
    guard let text = NSString(coder: coder) else { return nil }
    self = String(describing: text)
  }
}

extension Data: @retroactive NSSecureCoding {
  /// Whether it can be archived securely: always.
  ///
  /// Simulated: as NSData's. Differs: on iOS Data doesn't conform to NSSecureCoding; it is bridged
  /// to NSData, which does (documented).
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the bytes.
  ///
  /// Simulated: as NSData does. Differs: on iOS Data has no such method.
  public func encode(with coder: NSCoder) { NSData(data: self).encode(with: coder) }
  /// Decodes bytes.
  ///
  /// Simulated: as NSData does. Differs: on iOS Data has no such initialiser.
  public init?(coder: NSCoder) {
    guard let data = NSData(coder: coder) else { return nil }
    self = Data(referencing: data)
  }
}
