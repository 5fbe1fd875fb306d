public import Foundation

// On iOS the values that `loadItem` gives can be cast to URL, String or Data without a warning,
// because those types are bridged. Here the casts work as well, but the compiler believes that they
// always fail unless the types conform.

extension URL: @retroactive NSSecureCoding {
  /// Simulated: there for the compiler's sake; a URL travels as an NSURL.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the URL as NSURL does.
  public func encode(with coder: NSCoder) { (self as NSURL).encode(with: coder) }
  /// Decodes a URL as NSURL does.
  public init?(coder: NSCoder) {
    guard let url = NSURL(coder: coder) else { return nil }
    self = url as URL
  }
}

extension String: @retroactive NSSecureCoding {
  /// Simulated: there for the compiler's sake; a String travels as an NSString.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the text as NSString does.
  public func encode(with coder: NSCoder) { NSString(string: self).encode(with: coder) }
  /// Decodes text as NSString does.
  public init?(coder: NSCoder) {
    guard let text = NSString(coder: coder) else { return nil }
    self = String(describing: text)
  }
}

extension Data: @retroactive NSSecureCoding {
  /// Simulated: there for the compiler's sake; Data travels as an NSData.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the bytes as NSData does.
  public func encode(with coder: NSCoder) { NSData(data: self).encode(with: coder) }
  /// Decodes bytes as NSData does.
  public init?(coder: NSCoder) {
    guard let data = NSData(coder: coder) else { return nil }
    self = Data(referencing: data)
  }
}
