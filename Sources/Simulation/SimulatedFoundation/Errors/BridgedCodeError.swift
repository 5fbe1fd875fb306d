public import Foundation

/// A framework's error that is also an NSError: `catch let error as NSError` catches it, and an
/// NSError of its domain can be cast to it.
///
/// Simulated: as the error types that Swift makes from Objective-C's error codes (documented).
/// Differs: on iOS the compiler does this, and there is no such protocol; an NSError loses the
/// contents of its `userInfo` when it is cast.
public protocol BridgedCodeError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable
where _ObjectiveCType == NSError {
  /// The things that can be wrong.
  associatedtype Code: RawRepresentable, Sendable where Code.RawValue == Int
  /// What is wrong.
  var code: Code { get }
  /// Makes an error.
  init(_ code: Code)
}

extension BridgedCodeError {
  /// The code's number.
  public var errorCode: Int { code.rawValue }

  // swift-format-ignore: NoLeadingUnderscores
  /// The error as an NSError.
  public func _bridgeToObjectiveC() -> NSError {
    NSError(domain: Self.errorDomain, code: errorCode, userInfo: errorUserInfo)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Makes an error from an NSError; `nil` if that has another domain or an unknown code.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSError, result: inout Self?
  ) -> Bool {
    guard source.domain == errorDomain, let code = Code(rawValue: source.code) else { return false }
    result = Self(code)
    return true
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Makes an error from an NSError.
  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Makes an error from an NSError.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    guard let result else { preconditionFailure("an NSError of another domain was cast") }
    return result
  }
}
