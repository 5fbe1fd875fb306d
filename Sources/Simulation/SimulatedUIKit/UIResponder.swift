public import Foundation
public import SimulatedFoundation

/// An object that can take part in handling events; responders form a chain through `next`.
///
/// Simulated: the chain, and the first responder; unhandled events are passed on to `next`.
/// Differs: no keyboard comes up, so the system doesn't post its notifications; there is no undo
/// manager.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that follows in the chain.
  open var next: UIResponder? { nil }

  private static weak var first: UIResponder? {
    didSet { TypingLink.notice() }
  }

  /// The responder that typing goes to.
  package static var firstResponder: UIResponder? { first }

  /// Whether it is the first responder.
  open var isFirstResponder: Bool { Self.first === self }
  /// Whether it can be the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it can stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the first responder, if it can be and the present one resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = Self.first, !present.resignFirstResponder() { return false }
    Self.first = self
    return true
  }

  /// Stops being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { Self.first = nil }
    return true
  }

  /// Called when fingers have touched the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers have left the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when the system has cancelled the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when shaking the device begins; that never happens here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when shaking the device ends; that never happens here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Returns whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action) || (next?.canPerformAction(action, withSender: sender) ?? false)
  }
  /// Returns the nearest responder in the chain that has the method.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    responds(to: action) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The view that comes up in place of the keyboard.
  open var inputView: UIView? { nil }
  /// The view that comes up above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Reads the input views again.
  ///
  /// Type-checks only: they are read whenever the screen is described.
  open func reloadInputViews() {}
  /// The commands for a hardware keyboard.
  ///
  /// Type-checks only: there is no hardware keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
}
