package import DeviceEvents
package import Foundation
import SimulatedUIKit

/// The picture of a piece that is looked at without its program: a widget's.
@MainActor package struct PieceDrawing {
  /// What can be seen.
  package let screen: Screen
  /// The links that the user can tap, from back to front.
  package let links: [(frame: ScreenFrame, url: URL)]

  /// Draws a piece in the middle of some room, with a background behind all of it.
  package init(_ piece: Piece, in room: CGSize, margin: CGFloat, background: Piece) {
    let whole = PieceFrame.Limits(most: .infinity)
    let filling = Piece.framed(
      piece, PieceFrame(width: whole, height: whole, alignment: .center))
    let padded = Piece.padding(filling, margin, margin)
    let view = UIView(frame: CGRect(origin: .zero, size: room))
    let placed = PiecePlacing.place(
      padded.wrapped(.behind(background, .center)), in: view, safe: view.bounds)
    view.layoutIfNeeded()
    screen = Screen(
      size: Screen.Size(width: room.width, height: room.height), elements: view.childElements())
    links = placed.map { link in
      let frame = ScreenFrame(
        x: link.frame.minX, y: link.frame.minY, width: link.frame.width,
        height: link.frame.height)
      return (frame, link.url)
    }
  }
}
