package import DeviceProtocol
public import Foundation
public import SimulatedFoundation

/// A phone number with its country code, as an integer.
///
/// Simulated: no known difference.
public typealias CXCallDirectoryPhoneNumber = Int64

/// The principal class of a call directory, which lists numbers that are blocked or have a name.
///
/// Simulated: the system makes an object of it and asks it for its numbers when the user switches
/// the extension on, and when the app requests it; the listed numbers apply to incoming calls.
open class CXCallDirectoryProvider: NSObject, NSExtensionRequestHandling {
  /// The context of the current request.
  fileprivate var context: CXCallDirectoryExtensionContext?

  /// Makes the object; called by the system.
  public override init() { super.init() }

  /// Receives the context for adding numbers; subclasses override it.
  ///
  /// Simulated: called on the main queue. Differs: an extension that hasn't completed its request
  /// after 30 seconds is stopped; Apple publishes no number.
  open func beginRequest(with context: CXCallDirectoryExtensionContext) {}

  /// Receives the context of a request.
  open func beginRequest(with context: NSExtensionContext) {
    guard let context = context as? CXCallDirectoryExtensionContext else { return }
    beginRequest(with: context)
  }
}

extension CXCallDirectoryProvider: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .listNumbers(let isIncremental) = call else { return reply(.notServed(by: self)) }
    let context = CXCallDirectoryExtensionContext(isIncremental: isIncremental, reply: reply)
    self.context = context
    beginRequest(with: context)
  }
}

/// A delegate that is told if a call directory's numbers are rejected.
///
/// Simulated: told about numbers out of order, and about duplicate numbers (documented).
public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
  /// Called when the numbers were rejected.
  func requestFailed(
    for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}
