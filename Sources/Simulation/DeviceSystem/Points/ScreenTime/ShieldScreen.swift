import DeviceEvents
import DeviceProtocol

/// What a shield shows: a picture, a title, a text, and one or two buttons.
///
/// Which parts there are is documented; their places are ours.
enum ShieldScreen {
  private static let margin = 40.0
  private static let width = Screen.Size.phone.width - 2 * margin
  private static let side = 64.0

  static func screen(of shield: ShownShield) -> Screen {
    let look = shield.look.completed(for: shield.thing)
    var children = [picture(look)]
    var y = 340.0
    for (label, size) in [(look.title, 22.0), (look.subtitle, 17)] {
      guard let label else { continue }
      let lines = lineCount(of: label.text, size: size)
      let height = Double(lines) * size * 1.25
      children.append(text(label, y: y, height: height, size: size))
      y += height + 12
    }
    if let primary = look.primary {
      children.append(button(primary, y: 690, background: look.primaryBackground))
    }
    if let secondary = look.secondary {
      children.append(button(secondary, y: 752, background: nil))
    }
    let size = Screen.Size.phone
    var area = ScreenElement(
      .area, frame: ScreenFrame(x: 0, y: 0, width: size.width, height: size.height),
      children: children)
    area.background = look.background
    area.detail = look.material
    return Screen(elements: [area])
  }

  private static func picture(_ look: ShieldDescription) -> ScreenElement {
    let frame = ScreenFrame(
      x: (Screen.Size.phone.width - side) / 2, y: 250, width: side, height: side)
    var element = ScreenElement(.image, frame: frame, text: look.iconName)
    element.image = look.icon.map {
      ScreenImage(format: $0.format, base64: $0.base64, frame: frame)
    }
    return element
  }

  private static func text(
    _ label: ShieldDescription.Label, y: Double, height: Double, size: Double
  ) -> ScreenElement {
    var element = ScreenElement(
      .label, frame: ScreenFrame(x: margin, y: y, width: width, height: height),
      text: label.text)
    element.color = label.color
    element.fontSize = size
    element.isBold = size > 20
    element.alignment = .center
    return element
  }

  private static func button(
    _ label: ShieldDescription.Label, y: Double, background: ScreenColor?
  ) -> ScreenElement {
    var element = ScreenElement(
      .button, frame: ScreenFrame(x: margin, y: y, width: width, height: 50), text: label.text)
    element.color = label.color
    element.background = background
    element.fontSize = 17
    element.alignment = .center
    element.cornerRadius = 14
    return element
  }

  /// Returns the number of lines that a text takes, with letters of middling width.
  private static func lineCount(of text: String, size: Double) -> Int {
    let room = max(1, Int(width / (size * 0.5)))
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(0) { $0 + max(1, ($1.count + room - 1) / room) }
  }
}

extension ShieldDescription {
  /// The look with what the system puts where there is nothing.
  func completed(for thing: ShieldedThing) -> ShieldDescription {
    let ink = ScreenColor(red: 0, green: 0, blue: 0)
    var look = self
    look.background = look.background ?? ScreenColor(red: 0.95, green: 0.95, blue: 0.97)
    if look.icon == nil, look.iconName == nil { look.iconName = ScreenTimeWords.icon }
    look.title = look.title ?? Label(text: ScreenTimeWords.defaultTitle, color: ink)
    look.subtitle =
      look.subtitle
      ?? Label(text: ScreenTimeWords.defaultSubtitle(thing.thing.name), color: ink)
    look.primary =
      look.primary
      ?? Label(
        text: ScreenTimeWords.defaultButton, color: ScreenColor(red: 1, green: 1, blue: 1))
    look.primaryBackground =
      look.primaryBackground ?? ScreenColor(red: 0, green: 0.48, blue: 1)
    return look
  }
}
