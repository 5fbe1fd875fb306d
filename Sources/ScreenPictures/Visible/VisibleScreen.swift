import DeviceEvents

/// The visible part of a screen, within bounds: whatever a process sent, this can be drawn.
///
/// Numbers are finite and in a reasonable range, texts are sanitised and short enough, and the
/// number and depth of elements are limited.
struct VisibleScreen: Hashable, Sendable {
  private(set) var size: Screen.Size
  private(set) var elements: [ScreenElement] = []
  /// The minimum number of elements that were left out because there were too many.
  private(set) var omitted = 0

  static let mostElements = 600
  static let mostDepth = 24
  /// The maximum number of characters in all texts together.
  static let mostText = 20_000
  /// The maximum number of bytes in all images together, in base 64.
  static let mostImageBytes = 400_000

  private var room = mostElements
  private var textRoom = mostText
  private var imageRoom = mostImageBytes

  init(_ screen: Screen) {
    size = Screen.Size(
      width: screen.size.width.within(120...1_400, else: Screen.Size.phone.width),
      height: screen.size.height.within(60...2_800, else: Screen.Size.phone.height))
    let bounded = visible(screen.elements, in: nil, depth: 0)
    var covers = Covers()
    elements = covers.uncovered(bounded, in: frame)
  }

  /// The whole screen.
  var frame: ScreenFrame { ScreenFrame(x: 0, y: 0, width: size.width, height: size.height) }
}

extension VisibleScreen {
  private mutating func visible(
    _ elements: [ScreenElement], in outer: ScreenElement.Kind?, depth: Int
  ) -> [ScreenElement] {
    guard depth < Self.mostDepth else {
      omitted += elements.count
      return []
    }
    var seen: [ScreenElement] = []
    for (index, element) in elements.enumerated() {
      guard room > 0 else {
        omitted += elements.count - index
        break
      }
      if let element = visible(element, in: outer, depth: depth) { seen.append(element) }
    }
    return seen
  }

  /// The element in drawable form; `nil` if no part of it is visible.
  private mutating func visible(
    _ element: ScreenElement, in outer: ScreenElement.Kind?, depth: Int
  ) -> ScreenElement? {
    guard element.opacity > 0.01, let frame = element.frame.bounded else { return nil }
    let isOutside = !frame.touches(self.frame) && outer != .alert
    if isOutside, element.clips || element.children.isEmpty { return nil }
    room -= 1
    var result = ScreenElement(element.kind, frame: frame)
    result.opacity = min(element.opacity, 1)
    result.isEnabled = element.isEnabled
    result.isOn = element.isOn
    result.isSelected = element.isSelected
    result.isBold = element.isBold
    result.alignment = element.alignment
    result.clips = element.clips
    result.fraction = element.fraction?.within(0...1, else: 0)
    result.fontSize = element.fontSize.map { $0.within(4...200, else: 17) }
    result.cornerRadius = element.cornerRadius.within(0...2_000, else: 0)
    result.background = element.background.flatMap(\.bounded)
    result.color = element.color.flatMap(\.bounded)
    result.border = element.border.flatMap { border in
      let width = border.width.within(0...100, else: 0)
      guard width > 0, let color = border.color.bounded else { return nil }
      return ScreenElement.Border(width: width, color: color)
    }
    result.image = take(element.image)
    result.text = take(element.text)
    result.detail = take(element.detail)
    result.placeholder = take(element.placeholder)
    result.identifier = take(element.identifier)
    let children = visible(element.children, in: element.kind, depth: depth + 1)
    if element.kind == .cell {
      result.children = children
    } else {
      result.takeOver(children.filter { $0.kind == .label && result.repeats($0) })
      result.children = children.filter { !result.repeats($0) }
    }
    // An alert's buttons are given places if they have none.
    let isEmpty = frame.isEmpty && outer != .alert
    if isOutside || isEmpty, result.children.isEmpty { return nil }
    return result
  }

  private mutating func take(_ image: ScreenImage?) -> ScreenImage? {
    guard let image, image.base64.utf8.count <= imageRoom, let bounded = image.bounded else {
      return nil
    }
    imageRoom -= image.base64.utf8.count
    return bounded
  }

  private mutating func take(_ text: String?) -> String? {
    guard let text, !text.isEmpty, textRoom > 0 else { return nil }
    let limit = min(textRoom, 2_000)
    let taken = text.shortened(to: limit)
    textRoom -= taken.unicodeScalars.count
    return taken.harmless
  }
}

extension ScreenElement {
  /// Takes the style of its text from the label that shows it.
  fileprivate mutating func takeOver(_ labels: [ScreenElement]) {
    guard let label = labels.first(where: { $0.text == text }) else { return }
    color = color ?? label.color
    fontSize = fontSize ?? label.fontSize
  }
}
