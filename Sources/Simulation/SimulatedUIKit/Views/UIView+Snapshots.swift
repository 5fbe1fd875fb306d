public import Foundation
import SimulatedCoreGraphics

extension UIView {
  /// Returns a view that looks like this one.
  ///
  /// Simulated: place and background. Differs: it doesn't show subviews.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIView(frame: frame)
    view.backgroundColor = backgroundColor
    view.layer.cornerRadius = layer.cornerRadius
    return view
  }

  /// Draws the view and its subviews into the picture that is being drawn.
  ///
  /// Simulated: backgrounds, pictures and what `draw(_:)` draws. Differs: text, borders and round
  /// corners are left out.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawTree(on: context)
    context.restoreGState()
    return true
  }

  private func drawTree(on context: CGContext) {
    guard !isHidden, alpha > 0 else { return }
    context.setAlpha(alpha)
    if let color = backgroundColor {
      context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
      context.fill(bounds)
    }
    draw(bounds)
    for view in subviews {
      context.saveGState()
      context.translateBy(
        x: view.frame.minX - view.bounds.minX, y: view.frame.minY - view.bounds.minY)
      view.drawTree(on: context)
      context.restoreGState()
    }
  }
}
