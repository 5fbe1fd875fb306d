package import DeviceEvents
package import Foundation
import SimulatedUIKit

/// The look of pieces in their places.
package struct PiecePlacing {
  /// The visible elements, from back to front.
  package private(set) var elements: [ScreenElement] = []
  /// The links that the user can tap, from back to front.
  package private(set) var links: [PlacedLink] = []

  /// A link with its place.
  package struct PlacedLink {
    package var frame: ScreenFrame
    package var url: URL
  }

  /// Lays out a piece in the middle of some room.
  package init(_ piece: Piece, in room: CGSize) {
    let size = PieceLayout.size(piece, in: room)
    place(piece, in: CGRect(origin: .zero, size: room).fitting(size, .center))
  }

  /// Lays out a piece in the middle of some room, with a background behind all of it.
  package init(_ piece: Piece, in room: CGSize, margin: CGFloat, background: Piece) {
    let insets = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    let whole = PieceFrame.Limits(most: .infinity)
    let filling = PieceFrame(width: whole, height: whole, alignment: .center)
    self.init(.backed(.padded(.framed(piece, filling), insets), by: background), in: room)
  }

  private init() {}

  private mutating func place(_ piece: Piece, in frame: CGRect) {
    switch piece {
    case .text(let text): elements.append(element(text, in: frame))
    case .image(let image):
      let name = image.name.isEmpty ? nil : image.name
      var element = ScreenElement(.image, frame: ScreenFrame(frame), text: name)
      element.color = ScreenColor(image.color)
      elements.append(element)
    case .color(let color): fill(frame, with: color)
    case .spacer: break
    case .divider: fill(frame, with: .separator)
    case .progress(let fraction):
      let kind: ScreenElement.Kind = fraction == nil ? .activity : .progress
      var element = ScreenElement(kind, frame: ScreenFrame(frame))
      element.fraction = fraction
      elements.append(element)
    case .stack(let stack): place(stack, in: frame)
    case .padded(let piece, let insets):
      let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
      place(piece, in: CGRect(origin: origin, size: insets.inside(frame.size)))
    case .framed(let piece, let limits):
      let size = PieceLayout.size(piece, in: frame.size)
      place(piece, in: frame.fitting(size, limits.alignment))
    case .backed(let piece, let back):
      place(back, in: frame)
      place(piece, in: frame)
    case .rounded(let piece, let radius):
      group(piece, in: frame) { $0.cornerRadius = radius }
    case .faded(let piece, let opacity): group(piece, in: frame) { $0.opacity = opacity }
    case .marked(let piece, _): place(piece, in: frame)
    case .link(let piece, let url):
      place(piece, in: frame)
      links.append(PlacedLink(frame: ScreenFrame(frame), url: url))
    }
  }

  private mutating func place(_ stack: PieceStack, in frame: CGRect) {
    let sizes = PieceLayout.sizes(of: stack, in: frame.size)
    var (x, y) = (frame.minX, frame.minY)
    for (piece, size) in zip(stack.pieces, sizes) {
      switch stack.axis {
      case .horizontal:
        let column = CGRect(x: x, y: frame.minY, width: size.width, height: frame.height)
        place(piece, in: column.fitting(size, stack.alignment))
        x += size.width + stack.spacing
      case .vertical:
        let row = CGRect(x: frame.minX, y: y, width: frame.width, height: size.height)
        place(piece, in: row.fitting(size, stack.alignment))
        y += size.height + stack.spacing
      case .depth: place(piece, in: frame.fitting(size, stack.alignment))
      }
    }
  }

  /// Places a piece inside an area that clips it at its edges.
  private mutating func group(
    _ piece: Piece, in frame: CGRect, look: (inout ScreenElement) -> Void
  ) {
    var inner = PiecePlacing()
    inner.place(piece, in: frame)
    var area = ScreenElement(.area, frame: ScreenFrame(frame), children: inner.elements)
    area.clips = true
    look(&area)
    elements.append(area)
    links += inner.links
  }

  private mutating func fill(_ frame: CGRect, with color: UIColor) {
    var area = ScreenElement(.area, frame: ScreenFrame(frame))
    area.background = ScreenColor(color)
    elements.append(area)
  }

  private func element(_ text: StyledText, in frame: CGRect) -> ScreenElement {
    var element = ScreenElement(.label, frame: ScreenFrame(frame), text: text.text)
    element.color = ScreenColor(text.color)
    element.fontSize = text.font.pointSize
    element.isBold = text.font.isBold
    switch text.alignment {
    case .leading: element.alignment = .leading
    case .center: element.alignment = .center
    case .trailing: element.alignment = .trailing
    }
    return element
  }
}

extension CGRect {
  /// Returns a rectangle of a size, aligned in this one.
  fileprivate func fitting(_ size: CGSize, _ alignment: Alignment) -> CGRect {
    let x: CGFloat =
      switch alignment.horizontal {
      case .leading: minX
      case .trailing: maxX - size.width
      default: midX - size.width / 2
      }
    let y: CGFloat =
      switch alignment.vertical {
      case .top: minY
      case .bottom: maxY - size.height
      default: midY - size.height / 2
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}

extension ScreenFrame {
  fileprivate init(_ frame: CGRect) {
    self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

extension ScreenColor {
  /// Makes the light-mode form of a colour.
  fileprivate init?(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
