import DeviceEvents

/// Keeps a process's description of its screen within bounds, however many views it has.
enum ScreenBounds {
  private static let depth = 40
  private static let count = 2000
  private static let characters = 2000

  static func cut(_ screen: Screen) -> Screen {
    var left = count
    var result = screen
    result.elements = cut(screen.elements, depth: depth, &left)
    return result
  }

  private static func cut(
    _ elements: [ScreenElement], depth: Int, _ left: inout Int
  ) -> [ScreenElement] {
    guard depth > 0 else { return [] }
    var result: [ScreenElement] = []
    for element in elements {
      guard left > 0 else { break }
      left -= 1
      var element = element
      element.text = element.text.map(shortened)
      element.detail = element.detail.map(shortened)
      element.placeholder = element.placeholder.map(shortened)
      element.children = cut(element.children, depth: depth - 1, &left)
      result.append(element)
    }
    return result
  }

  private static func shortened(_ text: String) -> String {
    text.utf8.count <= characters ? text : text.prefix(characters) + "…"
  }
}
