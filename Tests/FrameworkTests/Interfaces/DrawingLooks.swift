import DeviceEvents
import SimulatedSwiftUI
import Testing

/// The colours, corners and lines of views, in words.
@MainActor protocol LooksAtDrawings: LooksAtViews {}

extension LooksAtDrawings {
  /// How a view in a space of 200 by 100 points is drawn, one line per element.
  func looks(of view: some View) -> [String] { elements(of: view).flatMap(looks) }

  func looks(of element: ScreenElement) -> [String] {
    let frame = element.frame
    let says: [String?] = [
      element.text, "\(Int(frame.x)),\(Int(frame.y)) \(Int(frame.width))×\(Int(frame.height))",
      element.background.map(name),
      element.cornerRadius > 0 ? "r\(Int(element.cornerRadius))" : nil,
      element.border.map { "line \(Int($0.width)) \(name($0.color))" },
      element.clips ? "clips" : nil, element.opacity < 1 ? "\(element.opacity)" : nil,
    ]
    return [says.compactMap(\.self).joined(separator: " ")] + element.children.flatMap(looks)
  }

  /// The colour behind everything in a view.
  func background(of view: some View) -> String? {
    elements(of: view).first?.background.map(name)
  }

  /// The name of a colour: those that tests use, or else its parts.
  func name(_ color: ScreenColor) -> String {
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let names = [
      [255, 59, 48]: "red", [0, 122, 255]: "blue", [52, 199, 89]: "green", [0, 0, 0]: "black",
      [255, 255, 255]: "white",
    ]
    let name = names[parts] ?? parts.map { "\($0)" }.joined(separator: "/")
    guard color.alpha < 1 else { return name }
    return color.alpha == 0 ? "clear" : "\(name) \(Int((color.alpha * 100).rounded()))%"
  }
}
