package import DeviceEvents

/// A photograph of a screen as a self-contained SVG: no style sheet, no script.
///
/// `Screen` → `VisibleScreen` (bounded, sanitised) → shapes → SVG. The device's colours are the
/// same on every page; only its case takes the page's, by the class `case`.
package struct ScreenPicture: Sendable {
  /// The photograph's title: `Share: ready to post`.
  package let title: String
  private let visible: VisibleScreen

  package init(_ screen: Screen, title: String) {
    self.title = title.shortened(to: 200).harmless
    visible = VisibleScreen(screen)
  }

  /// What is on the screen, in words, for people who can't see the picture.
  package var description: String { ScreenWords(visible).sentence }

  /// The picture.
  package var svg: String {
    var sketch = Sketch(size: visible.size)
    for element in visible.elements { sketch.draw(element, on: Palette.paper) }
    return Phone(size: visible.size).svg(title: title, description: description, sketch.shapes)
  }
}
