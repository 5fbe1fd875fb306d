import DeviceEvents
import DeviceProtocol
import Foundation

/// How Messages looks: the transcript, the field below it, and the app in place of the keyboard or
/// over nearly everything.
///
/// Their order, the user's bubbles on the right, and the places of the texts in a message's layout
/// are observed. The colours and distances are ours.
enum MessagesScreen {
  private static let size = Screen.Size.phone
  private static let margin = 12.0
  private static let barBottom = 91.0
  private static let fieldHeight = 44.0

  // The positions of the app's elements are relative to its own upper left corner.
  static func screen(
    _ view: ConversationView, people: [String], app: Screen?
  ) -> Screen {
    let room = view.isExpanded ? ConversationRoom.expanded : ConversationRoom.compact
    let appTop = size.height - room
    let hasCompactApp = app != nil && !view.isExpanded
    let fieldTop = (hasCompactApp ? appTop : size.height - 34) - fieldHeight
    var elements = bubbles(view.transcript, above: fieldTop - 8)
    elements.append(field(view.field, y: fieldTop))
    elements.append(
      ScreenElement(
        .navigationBar, frame: ScreenFrame(x: 0, y: 47, width: size.width, height: 44),
        text: people.joined(separator: ", ")))
    if let app { elements.append(card(app, y: appTop, height: room)) }
    return Screen(elements: elements)
  }

  private static func card(_ app: Screen, y: Double, height: Double) -> ScreenElement {
    var card = ScreenElement(
      .area, frame: ScreenFrame(x: 0, y: y, width: size.width, height: height),
      children: app.elements.map { $0.moved(x: 0, y: y) })
    card.background = ScreenColor(red: 0.96, green: 0.96, blue: 0.97)
    card.cornerRadius = 10
    card.clips = true
    return card
  }

  // MARK: The transcript

  /// From the newest one upwards, as far as there is room.
  private static func bubbles(_ entries: [TranscriptEntry], above: Double) -> [ScreenElement] {
    var bottom = above
    var elements: [ScreenElement] = []
    for entry in entries.reversed() {
      var element = entry.isSummary ? summary(entry) : bubble(entry)
      bottom -= element.frame.height
      guard bottom > barBottom else { break }
      element = element.moved(x: 0, y: bottom)
      bottom -= 8
      elements.insert(element, at: 0)
    }
    return elements
  }

  private static func summary(_ entry: TranscriptEntry) -> ScreenElement {
    guard case .message(let message) = entry.content else { return bubble(entry) }
    var label = label(
      message.summaryText ?? "", x: margin, y: 0, width: size.width - 2 * margin, size: 12)
    label.alignment = .center
    return label
  }

  private static func bubble(_ entry: TranscriptEntry) -> ScreenElement {
    let isOwn = entry.sender == nil
    let (width, height, children) = inside(entry.content)
    var element = ScreenElement(
      .area, frame: ScreenFrame(x: 0, y: 0, width: width, height: height), children: children)
    element.background =
      isOwn
      ? ScreenColor(red: 0.8, green: 0.89, blue: 1)
      : ScreenColor(red: 0.91, green: 0.91, blue: 0.92)
    element.cornerRadius = 16
    element.clips = true
    return element.moved(x: isOwn ? size.width - margin - width : margin, y: 0)
  }

  private static func inside(_ content: MessageContent) -> (Double, Double, [ScreenElement]) {
    switch content {
    case .text(let text):
      let width = min(280, Double(text.count) * 8 + 28)
      return (width, 34, [label(text, x: 14, y: 7, width: width - 28, size: 16)])
    case .sticker(let sticker):
      return (96, 96, [picture(sticker.label, width: 96, height: 96)])
    case .attachment(let name, _):
      return (200, 40, [label(name, x: 14, y: 10, width: 172, size: 15)])
    case .message(let message): return layout(message)
    }
  }

  /// A picture with its two texts; below it, two texts on the left and two on the right.
  private static func layout(_ message: AppMessage) -> (Double, Double, [ScreenElement]) {
    let width = 240.0
    var children: [ScreenElement] = []
    var y = 0.0
    let layout = message.layout ?? AppMessageLayout()
    if layout.image != nil || layout.mediaFile != nil {
      children.append(picture(layout.mediaFile ?? "", width: width, height: 120))
      y = 120
    }
    var over = y - 44
    for (text, size) in [(layout.imageTitle, 16.0), (layout.imageSubtitle, 12.0)] {
      guard let text, y > 0 else { continue }
      children.append(label(text, x: 12, y: over, width: width - 24, size: size))
      over += 20
    }
    y += 8
    let rows = [
      (layout.caption, layout.trailingCaption, 15.0),
      (layout.subcaption, layout.trailingSubcaption, 12.0),
    ]
    for (left, right, size) in rows where left != nil || right != nil {
      if let left { children.append(label(left, x: 12, y: y, width: width - 90, size: size)) }
      if let right {
        var text = label(right, x: width - 78, y: y, width: 66, size: size)
        text.alignment = .trailing
        children.append(text)
      }
      y += 20
    }
    return (width, max(y + 8, 40), children)
  }

  // MARK: The field

  private static func field(_ contents: [MessageContent], y: Double) -> ScreenElement {
    let texts = contents.map(\.words).joined(separator: ", ")
    var field = ScreenElement(
      .textField,
      frame: ScreenFrame(x: 56, y: y + 4, width: size.width - 56 - 48, height: fieldHeight - 8),
      text: texts)
    field.placeholder = "iMessage"
    field.cornerRadius = 18
    field.border = .init(width: 1, color: ScreenColor(red: 0.8, green: 0.8, blue: 0.82))
    var send = ScreenElement(
      .button,
      frame: ScreenFrame(x: size.width - 44, y: y + 6, width: 36, height: 32), text: "Send")
    send.isEnabled = !contents.isEmpty
    send.fontSize = 12
    return ScreenElement(
      .area, frame: ScreenFrame(x: 0, y: y, width: size.width, height: fieldHeight),
      children: [field, send])
  }

  private static func label(
    _ text: String, x: Double, y: Double, width: Double, size: Double
  ) -> ScreenElement {
    var label = ScreenElement(
      .label, frame: ScreenFrame(x: x, y: y, width: width, height: 20), text: text)
    label.fontSize = size
    return label
  }

  private static func picture(_ name: String, width: Double, height: Double) -> ScreenElement {
    var picture = ScreenElement(
      .image, frame: ScreenFrame(x: 0, y: 0, width: width, height: height),
      text: name.isEmpty ? nil : name)
    picture.background = ScreenColor(red: 0.85, green: 0.87, blue: 0.9)
    return picture
  }
}

extension Device {
  /// Returns what Messages shows; a failure when no conversation is open.
  func messagesScreen() -> Result<Screen, ScreenProblem> {
    guard let conversation = conversations.current else {
      return .failure(.other(MessagesWords.noConversation))
    }
    var content: Screen?
    if let app = openMessagesApp, app.session.isShown,
      case .success(let screen) = ask(app.session.worker, .session(app.session.number))
    {
      content = screen
    }
    return .success(
      MessagesScreen.screen(
        view(of: conversation), people: conversation.people, app: content))
  }
}
