import Foundation

extension NSItemProvider {
  /// The domain of a provider's errors.
  ///
  /// Simulated: no known difference.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The reason why a provider gave nothing.
  ///
  /// Simulated: the documented values (NSItemProvider.h). Differs: only the names document which
  /// cause gives which code; each case says what it means here.
  public enum ErrorCode: Int, Sendable {
    /// A failure that no other code names, for instance of the way to the other process.
    case unknownError = -1
    /// No representation of that type, or one whose handler gave nothing. It is also observed for
    /// whatever goes wrong in a data or file load, with the cause as the underlying error.
    case itemUnavailableError = -1000
    /// The value isn't of the requested class, and no coercion leads to that class.
    case unexpectedValueClassError = -1100
    /// The value can't be converted as requested: a coercion exists and failed, or the class reads
    /// none of the types (observed) or not these bytes.
    case unavailableCoercionError = -1200
  }

  static func error(
    _ code: ErrorCode, _ message: String, underlying: (any Error)? = nil
  ) -> NSError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: message]
    info[NSUnderlyingErrorKey] = underlying
    return NSError(domain: errorDomain, code: code.rawValue, userInfo: info)
  }

  /// The error of a load that was cancelled by its `Progress`.
  ///
  /// It isn't documented that it is this error; it is what Foundation gives elsewhere (inferred).
  static var cancellation: any Error { CocoaError(.userCancelled) }

  /// The error of a data or file load: one of this domain around the cause (observed).
  static func failure(loading type: String, _ cause: any Error) -> any Error {
    let error = cause as NSError
    let isKnown =
      error.domain == errorDomain
      || (error.domain == NSCocoaErrorDomain && error.code == CocoaError.userCancelled.rawValue)
    return isKnown
      ? cause
      : Self.error(
        .itemUnavailableError, "Cannot load representation of type \(type)", underlying: cause)
  }
}
