import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import Testing

/// What views show, in words.
@MainActor protocol LooksAtViews {}

extension LooksAtViews {
  /// What a view shows in a space of 200 by 100 points.
  func elements(of view: some View) -> [ScreenElement] {
    drawing(of: view, in: CGSize(width: 200, height: 100)).elements
  }

  /// What a view shows in some space, and its links.
  func drawing(
    of view: some View, in size: CGSize
  ) -> (elements: [ScreenElement], links: [PiecePlacing.PlacedLink]) {
    let space = UIView(frame: CGRect(origin: .zero, size: size))
    let piece = ViewGraph().read(view, in: EnvironmentValues())
    let links = PiecePlacing.place(piece, in: space, safe: space.bounds)
    return (space.childElements(), links)
  }

  /// What a view shows in a space of 200 by 100 points, one line per item.
  func lines(of view: some View) -> [String] {
    elements(of: view).flatMap(lines)
  }

  func lines(of element: ScreenElement) -> [String] {
    let frame = element.frame
    let place = "\(Int(frame.x)),\(Int(frame.y)) \(Int(frame.width))×\(Int(frame.height))"
    let says = [element.text, element.fraction.map { "\($0)" }].compactMap(\.self)
    return [([element.kind.rawValue] + says + [place]).joined(separator: " ")]
      + element.children.flatMap(lines)
  }

  func texts(of view: some View) -> [String] {
    let all = elements(of: view)
    func texts(_ element: ScreenElement) -> [String] {
      [element.text].compactMap(\.self) + element.children.flatMap(texts)
    }
    return all.flatMap(texts)
  }

  func label(of view: some View) throws -> ScreenElement {
    let all = elements(of: view)
    return try #require(all.first { $0.kind == .label })
  }

  func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }
}
