import DeviceEvents

/// How the Dynamic Island looks: what the views show, on black, with round corners.
enum IslandScreen {
  /// The width of the lock screen's presentation and of the expanded one, and their greatest
  /// height, in points (documented for screens of this width).
  static let width = 371.0
  static let height = 160.0
  /// The width of the camera between the two compact views (observed).
  private static let camera = 126.0

  /// Returns a presentation as a whole.
  static func whole(_ screen: Screen, _ keyline: ScreenColor?) -> Screen {
    Screen(size: screen.size, elements: [capsule(screen.size, screen.elements, keyline)])
  }

  /// Returns the two compact views at both sides of the camera.
  static func compact(_ leading: Screen, _ trailing: Screen, _ keyline: ScreenColor?) -> Screen {
    let shift = leading.size.width + camera
    let size = Screen.Size(width: shift + trailing.size.width, height: leading.size.height)
    let elements = leading.elements + trailing.elements.map { $0.moved(x: shift, y: 0) }
    return Screen(size: size, elements: [capsule(size, elements, keyline)])
  }

  private static func capsule(
    _ size: Screen.Size, _ elements: [ScreenElement], _ keyline: ScreenColor?
  ) -> ScreenElement {
    var island = ScreenElement(
      .area, frame: ScreenFrame(x: 0, y: 0, width: size.width, height: size.height),
      children: elements)
    island.background = ScreenColor(red: 0, green: 0, blue: 0)
    island.cornerRadius = min(size.height / 2, 44)
    island.clips = true
    island.border = keyline.map { ScreenElement.Border(width: 1, color: $0) }
    return island
  }
}
