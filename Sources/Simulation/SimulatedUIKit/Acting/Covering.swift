import DeviceEvents
import Foundation
import SimulatedFoundation

/// What keeps a finger from a view: a touch goes to the frontmost view at its point (documented).
@MainActor enum Covering {
  /// Returns why no finger reaches a view, and what to do about it; `nil` if some point can be
  /// touched.
  static func obstacle(to view: UIView, in root: UIView) -> String? {
    guard view.bounds.width > 0, view.bounds.height > 0, view.isDescendant(of: root) else {
      return nil
    }
    let ways = touched.map { way(of: point($0, of: view), in: view, to: root) }
    guard !ways.contains(.free), let way = ways.first else { return nil }
    switch way {
    case .free: return nil
    case .covered(let cover):
      return TappingWords.covered(by: words(for: cover))
    case .outside(let parent):
      return TappingWords.outside(ownWords(for: parent))
    }
  }

  /// The points where people touch a view, as fractions of its size: the middle, or else near an
  /// edge.
  private static let touched = [(0.5, 0.5), (0.1, 0.5), (0.9, 0.5), (0.5, 0.1), (0.5, 0.9)]

  private enum Way: Equatable {
    case free
    case covered(by: UIView)
    case outside(of: UIView)
  }

  private static func point(_ part: (x: Double, y: Double), of view: UIView) -> CGPoint {
    CGPoint(
      x: view.bounds.minX + view.bounds.width * part.x,
      y: view.bounds.minY + view.bounds.height * part.y)
  }

  /// Walks outwards from a view, asking what `hitTest(_:with:)` asks, the program's overrides
  /// included.
  private static func way(of point: CGPoint, in view: UIView, to root: UIView) -> Way {
    var (child, point) = (view, point)
    while child !== root, let parent = child.superview {
      point = parent.convert(point, from: child)
      for sibling in parent.subviews.reversed() {
        if sibling === child { break }
        if let hit = sibling.hitTest(sibling.convert(point, from: parent), with: nil) {
          return .covered(by: hit)
        }
      }
      guard parent.point(inside: point, with: nil) else {
        // The user can scroll to what lies further on in it.
        return parent is UIScrollView ? .free : .outside(of: parent)
      }
      child = parent
    }
    return .free
  }

  /// Returns the kind and the text of a view: `the label "Saving…"`, `a UIView without a name`.
  private static func words(for view: UIView) -> String {
    if let name = TapSurvey.names(of: view).first {
      return TappingWords.the(view.screenElement().kind.rawValue, named: name)
    }
    return ownWords(for: view)
  }

  /// Returns the same without the text inside the view: `the area "card"`, `a UIView without a
  /// name`.
  private static func ownWords(for view: UIView) -> String {
    guard let name = view.accessibilityIdentifier ?? view.accessibilityLabel else {
      return TappingWords.unnamed(type(of: view))
    }
    return TappingWords.the(view.screenElement().kind.rawValue, named: name)
  }
}
