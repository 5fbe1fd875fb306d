import DeviceEvents

/// The bar that Photos has above the interface of an editor, in pictures of the screen.
///
/// Cancel and Done are at its ends, and the extension's name is between them (observed). The bar
/// covers part of the extension's view, which knows nothing about it.
enum EditingBar {
  static func over(_ screen: Screen, title: String) -> Screen {
    let (top, height, side) = (47.0, 44.0, 80.0)
    func button(_ text: String, x: Double, _ alignment: ScreenElement.Alignment) -> ScreenElement {
      var button = ScreenElement(
        .barButton, frame: ScreenFrame(x: x, y: top, width: side, height: height), text: text)
      button.alignment = alignment
      return button
    }
    var screen = screen
    screen.elements.append(
      ScreenElement(
        .navigationBar,
        frame: ScreenFrame(x: 0, y: top, width: screen.size.width, height: height), text: title,
        children: [
          button("Cancel", x: 8, .leading),
          button("Done", x: screen.size.width - side - 8, .trailing),
        ]))
    return screen
  }
}
