public import Foundation

/// An object that can take part in handling events; responders form a chain through `next`.
///
/// Simulated: the chain. Differs: events, first responders and input views aren't made yet.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// Who is asked after this responder.
  open var next: UIResponder? { nil }
}
