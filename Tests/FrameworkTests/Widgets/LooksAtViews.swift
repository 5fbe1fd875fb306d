import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import Testing

/// What views show, in words.
@MainActor protocol LooksAtViews {}

extension LooksAtViews {
  /// What a view shows in a space of 200 by 100 points, one line per item.
  func lines(of view: some View) -> [String] {
    let piece = PieceReader.piece(of: view, in: EnvironmentValues())
    return PiecePlacing(piece, in: CGSize(width: 200, height: 100)).elements.flatMap(lines)
  }

  func lines(of element: ScreenElement) -> [String] {
    let frame = element.frame
    let place = "\(Int(frame.x)),\(Int(frame.y)) \(Int(frame.width))×\(Int(frame.height))"
    let says = [element.text, element.fraction.map { "\($0)" }].compactMap(\.self)
    return [([element.kind.rawValue] + says + [place]).joined(separator: " ")]
      + element.children.flatMap(lines)
  }

  func texts(of view: some View) -> [String] {
    let piece = PieceReader.piece(of: view, in: EnvironmentValues())
    let all = PiecePlacing(piece, in: CGSize(width: 200, height: 100)).elements
    func texts(_ element: ScreenElement) -> [String] {
      [element.text].compactMap(\.self) + element.children.flatMap(texts)
    }
    return all.flatMap(texts)
  }

  func label(of view: some View) throws -> ScreenElement {
    let piece = PieceReader.piece(of: view, in: EnvironmentValues())
    let all = PiecePlacing(piece, in: CGSize(width: 200, height: 100)).elements
    return try #require(all.first { $0.kind == .label })
  }

  func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }
}
