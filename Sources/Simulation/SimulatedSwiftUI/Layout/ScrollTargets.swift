import Foundation
import SimulatedUIKit

/// What code can scroll to, in one place that scrolls.
@MainActor final class ScrollTargets {
  private weak var view: UIScrollView?
  /// Where the pieces with an identity are in the content.
  var places: [AnyHashable: CGRect] = [:]

  init(_ view: UIScrollView) { self.view = view }

  /// Scrolls to a piece; returns whether it is there.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard let view, let place = places[id] else { return false }
    let room = view.bounds
    view.contentOffset = CGPoint(
      x: Self.offset(
        from: room.minX, room.width, of: view.contentSize.width, to: place.minX, place.width,
        anchor?.x),
      y: Self.offset(
        from: room.minY, room.height, of: view.contentSize.height, to: place.minY, place.height,
        anchor?.y))
    return true
  }

  /// Returns where what is visible begins: without an anchor it moves as little as possible.
  private static func offset(
    from start: CGFloat, _ length: CGFloat, of whole: CGFloat, to place: CGFloat,
    _ size: CGFloat, _ anchor: CGFloat?
  ) -> CGFloat {
    var wanted = start
    if let anchor {
      wanted = place + size * anchor - length * anchor
    } else if place < start {
      wanted = place
    } else if place + size > start + length {
      wanted = place + size - length
    }
    return min(max(0, wanted), max(0, whole - length))
  }
}

/// The places that scroll inside a reader.
@MainActor final class ScrollReaderLink {
  private var targets: [ObjectIdentifier: WeakTargets] = [:]

  private struct WeakTargets { weak var targets: ScrollTargets? }

  func add(_ new: ScrollTargets) { targets[ObjectIdentifier(new)] = WeakTargets(targets: new) }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    for weak in targets.values {
      if weak.targets?.scroll(to: id, anchor) == true { return }
    }
  }
}

extension ViewContext {
  /// Returns what code can scroll to in a view that stands here.
  func scrollTargets(_ view: UIScrollView) -> ScrollTargets {
    let targets = node.kept("scrollTargets") { ScrollTargets(view) }
    for link in environment.look.scrollReaders { link.add(targets) }
    return targets
  }
}
