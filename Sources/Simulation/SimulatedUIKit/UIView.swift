public import Foundation

/// A piece of an interface.
///
/// Simulated: the tree of views and its part of the responder chain. Differs: nothing is laid out
/// or drawn yet.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The view's place in its superview, in points.
  open var frame: CGRect

  /// The views inside, from back to front.
  open private(set) var subviews: [UIView] = []

  /// The view that this one is inside of.
  open private(set) weak var superview: UIView?

  weak var controller: UIViewController?

  /// Makes a view with its place in its superview.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes an empty view.
  public override convenience init() { self.init(frame: .zero) }

  /// The view's controller, or else its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Puts a view in front of the others inside.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}
