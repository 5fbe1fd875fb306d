package import DeviceEvents
package import DeviceProtocol
package import Foundation
import SimulatedUIKit

/// The picture of a piece that is looked at without its program: a widget's.
@MainActor package struct PieceDrawing {
  /// What can be seen.
  package let screen: Screen
  /// The links that the user can tap, from back to front.
  package let links: [(frame: ScreenFrame, url: URL)]
  /// The elements that change by themselves.
  package let counting: [CountingElement]
  /// What the device does when the user taps somewhere, from back to front.
  package let errands: [(frame: ScreenFrame, data: Data)]

  /// Draws a piece in the middle of some room, with a background behind all of it.
  package init(_ piece: Piece, in room: CGSize, margin: CGFloat, background: Piece) {
    let whole = PieceFrame.Limits(most: .infinity)
    let filling = Piece.framed(
      piece, PieceFrame(width: whole, height: whole, alignment: .center))
    let padded = Piece.padding(filling, margin, margin)
    let view = UIView(frame: CGRect(origin: .zero, size: room))
    let placed = PiecePlacing.whole(
      padded.wrapped(.behind(background, .center)), in: view, safe: view.bounds)
    view.layoutIfNeeded()
    let marked = CountingMarks(in: view)
    var elements = view.childElements()
    counting = marked.takeOff(&elements)
    screen = Screen(
      size: Screen.Size(width: room.width, height: room.height), elements: elements)
    links = placed.links.map { (ScreenFrame($0.frame), $0.url) }
    errands = placed.errands.map { (ScreenFrame($0.frame), $0.data) }
  }

  /// Returns the size that a piece takes in some room.
  package static func size(of piece: Piece, in room: CGSize) -> CGSize {
    PieceLayout.size(piece, in: room)
  }
}

/// Marks on views that change by themselves, by which their elements are found on the screen.
@MainActor private struct CountingMarks {
  private var views: [String: UIView] = [:]
  private var identifiers: [String: String] = [:]

  init(in view: UIView) { mark(view) }

  private mutating func mark(_ view: UIView) {
    if (view as? PlacedText)?.counting != nil || (view as? PlacedProgress)?.counting != nil {
      let mark = "\u{1}\(views.count)"
      views[mark] = view
      identifiers[mark] = view.accessibilityIdentifier
      view.accessibilityIdentifier = mark
    }
    for inner in view.subviews { mark(inner) }
  }

  /// Gives elements their own identifiers back, and returns those that were marked.
  func takeOff(_ elements: inout [ScreenElement], inside path: [Int] = []) -> [CountingElement] {
    var found: [CountingElement] = []
    for index in elements.indices {
      let place = path + [index]
      if let mark = elements[index].identifier, let view = views[mark] {
        elements[index].identifier = identifiers[mark]
        found.append(
          CountingElement(
            path: place, text: (view as? PlacedText)?.counting,
            progress: (view as? PlacedProgress)?.counting))
      }
      found += takeOff(&elements[index].children, inside: place)
    }
    return found
  }
}

extension ScreenFrame {
  fileprivate init(_ frame: CGRect) {
    self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
