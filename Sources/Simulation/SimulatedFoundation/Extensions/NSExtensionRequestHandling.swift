public import Foundation

/// The protocol of principal classes: they are handed the request before anything is shown.
///
/// Simulated: called on the main queue after the object is made and before a view is loaded, as
/// documented in NSExtensionRequestHandling.h. No known difference.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Hands over the context of the request.
  func beginRequest(with context: NSExtensionContext)
}
