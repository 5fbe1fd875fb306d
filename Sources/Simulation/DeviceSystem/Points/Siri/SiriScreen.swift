import DeviceEvents
import DeviceProtocol

/// How Siri's answer looks: what it says, and below that what an app shows.
///
/// The colours and distances are ours.
enum SiriScreen {
  private static let margin = 8.0
  private static let top = 100.0
  private static let header = 44.0
  /// The width of what an app shows.
  static let width = Screen.Size.phone.width - 2 * margin

  static func screen(of content: Screen, size: IntentRoom.Size, words: String) -> Screen {
    var said = ScreenElement(
      .label, frame: ScreenFrame(x: margin + 12, y: top + 12, width: width - 24, height: 20),
      text: words)
    said.alignment = .leading
    var shown = ScreenElement(
      .area,
      frame: ScreenFrame(x: margin, y: top + header, width: width, height: size.height),
      children: content.elements.map { $0.moved(x: margin, y: top + header) })
    shown.clips = true
    var card = ScreenElement(
      .area,
      frame: ScreenFrame(x: margin, y: top, width: width, height: header + size.height),
      children: [said, shown])
    card.background = ScreenColor(red: 0.94, green: 0.95, blue: 0.96)
    card.cornerRadius = 16
    card.clips = true
    var page = ScreenElement(
      .area,
      frame: ScreenFrame(
        x: 0, y: 0, width: Screen.Size.phone.width, height: Screen.Size.phone.height),
      children: [card])
    page.background = ScreenColor(red: 0.16, green: 0.17, blue: 0.24)
    return Screen(elements: [page])
  }
}
