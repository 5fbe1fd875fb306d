package import DeviceProtocol
public import Foundation
public import SimulatedFoundation

/// A phone number with its country code, as one number.
///
/// Simulated: no known difference.
public typealias CXCallDirectoryPhoneNumber = Int64

/// The principal class of a call directory: lists numbers that are blocked or have a name.
///
/// Simulated: the system makes an object of it and asks it for its numbers when the user switches the
/// extension on, and when the app says so; what it lists counts for calls that come in.
open class CXCallDirectoryProvider: NSObject, NSExtensionRequestHandling {
  /// The context of the request that is being worked on.
  fileprivate var context: CXCallDirectoryExtensionContext?

  /// Makes the object; the system does that.
  public override init() { super.init() }

  /// Gets the context that numbers are added to; subclasses override it.
  ///
  /// Simulated: called on the main queue. Differs: an extension that hasn't completed its request after
  /// 30 seconds is given up; Apple publishes no number.
  open func beginRequest(with context: CXCallDirectoryExtensionContext) {}

  /// Gets the context of a request.
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

/// Told when a call directory's numbers couldn't be taken.
///
/// Simulated: told of numbers out of order, and of numbers given twice (documented).
public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
  /// The numbers couldn't be taken.
  func requestFailed(
    for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}
