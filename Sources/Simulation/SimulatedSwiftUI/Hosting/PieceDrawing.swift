package import DeviceEvents
package import Foundation
import SimulatedUIKit

/// The picture of a piece that is looked at without its program: a widget's.
@MainActor package struct PieceDrawing {
  /// What can be seen.
  package let screen: Screen
  /// The links that the user can tap, from back to front.
  package let links: [(frame: ScreenFrame, url: URL)]
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
    screen = Screen(
      size: Screen.Size(width: room.width, height: room.height), elements: view.childElements())
    links = placed.links.map { (ScreenFrame($0.frame), $0.url) }
    errands = placed.errands.map { (ScreenFrame($0.frame), $0.data) }
  }
}

extension ScreenFrame {
  fileprivate init(_ frame: CGRect) {
    self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
