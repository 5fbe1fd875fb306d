import Foundation
import SimulatedCoreGraphics

/// Applies the solver's values to the views' places.
extension LayoutProblem {
  private func value(_ sum: LayoutSum) -> CGFloat {
    let value = sum.terms.reduce(sum.constant) { $0 + solver.value(of: $1.0) * $1.1 }
    return value.isFinite ? CGFloat(value) : 0
  }

  private func rect(_ place: LayoutPlace) -> CGRect {
    func screen(_ sum: LayoutSum) -> CGFloat { (value(sum) * 3).rounded() / 3 }
    let (left, top) = (screen(place.left), screen(place.top))
    return CGRect(
      x: left, y: top, width: max(screen(place.right) - left, 0),
      height: max(screen(place.bottom) - top, 0))
  }

  /// The size of the root.
  var rootSize: CGSize { places[ObjectIdentifier(root)].map { rect($0).size } ?? .zero }

  /// Sets the places of views and guides.
  func apply() {
    for view in free {
      guard let superview = view.superview, let place = places[ObjectIdentifier(view)],
        let outer = places[ObjectIdentifier(superview)]
      else { continue }
      let origin = rect(outer).origin
      let frame = rect(place).offsetBy(dx: -origin.x, dy: -origin.y)
      view.takePlace(frame)
    }
    for guide in freeGuides {
      guard let view = guide.owningView, let place = places[ObjectIdentifier(guide)],
        let outer = places[ObjectIdentifier(view)]
      else { continue }
      let origin = rect(outer).origin
      guide.place = rect(place).offsetBy(dx: -origin.x, dy: -origin.y)
    }
    for view in scrollers {
      let guide = view.contentLayoutGuide
      guard named.across.contains(ObjectIdentifier(guide)) || view.hasBoundContents,
        let place = places[ObjectIdentifier(guide)]
      else { continue }
      guide.place = CGRect(origin: .zero, size: rect(place).size)
      view.contentsWereLaidOut(guide.place.size)
    }
  }

  /// Returns the heights of views that depend on the widths that they now have.
  func heightsForWidths() -> [ObjectIdentifier: CGFloat] {
    var found: [ObjectIdentifier: CGFloat] = [:]
    for view in free + [root] where view.heightDependsOnWidth {
      guard let place = places[ObjectIdentifier(view)] else { continue }
      let width = value(place.width)
      guard width > 0 else { continue }
      let room = CGSize(width: width + 0.01, height: .greatestFiniteMagnitude)
      found[ObjectIdentifier(view)] = view.sizeThatFits(room).height
    }
    return found
  }
}
