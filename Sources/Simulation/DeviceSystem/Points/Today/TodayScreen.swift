import DeviceEvents
import DeviceProtocol

/// How the Today view looks: for each widget, a card with its name, a button for more or less, and
/// below it what the widget shows.
///
/// Their order, and what is there for a widget that can't be loaded, are observed. The colours and
/// distances are ours.
enum TodayScreen {
  private static let margin = 8.0
  private static let top = 56.0
  private static let header = 36.0

  /// The card of one widget.
  struct Card {
    var name: String
    /// What it shows; `nil` when it couldn't be loaded.
    var content: Screen?
    var layout: WidgetLayout?
  }

  static func screen(of cards: [Card]) -> Screen {
    var y = top
    var elements: [ScreenElement] = []
    for card in cards {
      let element = element(card, y: y)
      elements.append(element)
      y += element.frame.height + margin
    }
    let width = Screen.Size.phone.width
    var page = ScreenElement(
      .area, frame: ScreenFrame(x: 0, y: 0, width: width, height: max(y, Screen.Size.phone.height)),
      children: elements)
    page.background = ScreenColor(red: 0.42, green: 0.5, blue: 0.6)
    return Screen(size: .init(width: width, height: page.frame.height), elements: [page])
  }

  /// What is shown in place of a widget that couldn't be loaded (observed).
  static let unloadable = Screen(
    elements: [label(TodayWords.unloadable, x: 0, y: 40, width: 374, alignment: .center)])

  private static func element(_ card: Card, y: Double) -> ScreenElement {
    let width = Screen.Size.phone.width - 2 * margin
    let content = card.content ?? unloadable
    let height = card.layout?.height ?? 110
    var button: [ScreenElement] = []
    if let layout = card.layout, layout.canExpand {
      let title = TodayWords.button(isExpanded: layout.isExpanded)
      button = [
        ScreenElement(
          .button, frame: ScreenFrame(x: width - 100, y: y + 4, width: 100, height: 28),
          text: title)
      ]
    }
    let title = label(
      card.name.uppercased(), x: margin + 12, y: y + 8, width: width - 130, alignment: .leading)
    let moved = content.elements.map { $0.moved(x: margin, y: y + header) }
    var element = ScreenElement(
      .area,
      frame: ScreenFrame(x: margin, y: y, width: width, height: header + height),
      children: [title] + button + moved)
    element.background = ScreenColor(red: 0.94, green: 0.95, blue: 0.96)
    element.cornerRadius = 13
    element.clips = true
    return element
  }

  private static func label(
    _ text: String, x: Double, y: Double, width: Double, alignment: ScreenElement.Alignment
  ) -> ScreenElement {
    var label = ScreenElement(
      .label, frame: ScreenFrame(x: x, y: y, width: width, height: 20), text: text)
    label.alignment = alignment
    return label
  }
}

extension ScreenElement {
  /// Returns the same element with everything inside it, moved.
  func moved(x: Double, y: Double) -> Self {
    var element = self
    element.frame.x += x
    element.frame.y += y
    element.children = children.map { $0.moved(x: x, y: y) }
    return element
  }
}
