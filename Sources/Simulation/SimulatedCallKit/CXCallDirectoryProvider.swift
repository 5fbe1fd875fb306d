public import Foundation
public import SimulatedFoundation

/// A phone number with its country code, as one number.
///
/// Simulated: no known difference.
public typealias CXCallDirectoryPhoneNumber = Int64

/// The principal class of a call directory: lists numbers that are blocked or have a name.
///
/// Type-checks only: the device receives no calls yet; a test of an extension's own code can call
/// its methods.
open class CXCallDirectoryProvider: NSObject, NSExtensionRequestHandling {
  /// Makes the object; the system does that.
  public override init() { super.init() }

  /// Gets the context that numbers are added to; subclasses override it.
  open func beginRequest(with context: CXCallDirectoryExtensionContext) {}

  /// Gets the context of a request.
  open func beginRequest(with context: NSExtensionContext) {
    guard let context = context as? CXCallDirectoryExtensionContext else { return }
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
