import Foundation

extension NSItemProvider {
  /// The domain of a provider's errors.
  ///
  /// Simulated: no known difference.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why a provider gave nothing.
  ///
  /// Simulated: the documented values (NSItemProvider.h). Differs: which cause gives which code is
  /// documented by the names alone; each case says what it is here.
  public enum ErrorCode: Int, Sendable {
    /// Something failed that no other code names: the way to the other process, for instance.
    case unknownError = -1
    /// No representation of that type, or one whose handler gave nothing; observed for whatever
    /// goes wrong in a data or file load, with the cause as underlying error.
    case itemUnavailableError = -1000
    /// The value isn't of the class that was asked for, and no coercion leads to that class.
    case unexpectedValueClassError = -1100
    /// The value can't be turned into what was asked for: there is a coercion and it failed, or a
    /// class that reads none of the types (observed) or not these bytes.
    case unavailableCoercionError = -1200
  }

  static func error(
    _ code: ErrorCode, _ message: String, underlying: (any Error)? = nil
  ) -> NSError {
    var info: [String: Any] = [NSLocalizedDescriptionKey: message]
    info[NSUnderlyingErrorKey] = underlying
    return NSError(domain: errorDomain, code: code.rawValue, userInfo: info)
  }

  /// What a load gives that was cancelled by its `Progress`.
  ///
  /// That it is this error isn't documented; it is what Foundation gives elsewhere (inferred).
  static var cancellation: any Error { CocoaError(.userCancelled) }

  /// The error of a data or file load: observed is one of this domain around the cause.
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
