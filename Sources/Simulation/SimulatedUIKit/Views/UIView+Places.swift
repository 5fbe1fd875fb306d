public import Foundation
import SimulatedCoreGraphics

extension UIView {
  /// The transform from this view's own points to those of its topmost superview.
  var toTop: CGAffineTransform {
    var made = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view {
      let anchor = current.layer.anchorPoint
      let bounds = current.bounds
      made =
        made
        .concatenating(
          CGAffineTransform(
            translationX: -bounds.minX - anchor.x * bounds.width,
            y: -bounds.minY - anchor.y * bounds.height)
        )
        .concatenating(current.transform)
        .concatenating(
          CGAffineTransform(translationX: current.center.x, y: current.center.y))
      view = current.superview
    }
    return made
  }

  static func from(screen place: CGPoint, to view: UIView?) -> CGPoint {
    view.map { place.applying($0.toTop.inverted()) } ?? place
  }

  /// Converts a point from this view to another; to the window for `nil`.
  ///
  /// Simulated: including transforms. No known difference.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let top = point.applying(toTop)
    return view.map { top.applying($0.toTop.inverted()) } ?? top
  }
  /// Converts a point from another view to this one.
  ///
  /// Simulated: as ``convert(_:to:)``.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view.map { point.applying($0.toTop) } ?? point).applying(toTop.inverted())
  }
  /// Converts a rectangle from this view to another; to the window for `nil`.
  ///
  /// Simulated: as for points.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let top = rect.applying(toTop)
    return view.map { top.applying($0.toTop.inverted()) } ?? top
  }
  /// Converts a rectangle from another view to this one.
  ///
  /// Simulated: as for points.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view.map { rect.applying($0.toTop) } ?? rect).applying(toTop.inverted())
  }

  /// The gesture recognizers.
  ///
  /// Simulated: those that were added.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { recognizer.view = nil }
      recognizers = []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  /// Removes a gesture recognizer.
  ///
  /// Simulated: no known difference.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }

  /// Makes a first responder inside the view resign.
  ///
  /// Simulated: the answer is whether no first responder is left (documented).
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    return first.resignFirstResponder()
  }
}
