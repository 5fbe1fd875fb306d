import Foundation

extension NSItemProvider {
  /// The domain of a provider's errors.
  ///
  /// Simulated: no known difference.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why a provider gave nothing.
  ///
  /// Simulated: the documented values (NSItemProvider.h). Differs: which cause gives which code
  /// is documented by the names alone.
  public enum ErrorCode: Int, Sendable {
    /// Nobody knows.
    case unknownError = -1
    /// No representation of that type, or no item.
    case itemUnavailableError = -1000
    /// The item isn't of the class that was asked for.
    case unexpectedValueClassError = -1100
    /// The item can't be turned into the class that was asked for.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode, _ message: String) -> NSError {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: message])
  }
}
