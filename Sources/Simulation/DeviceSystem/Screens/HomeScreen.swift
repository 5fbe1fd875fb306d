import DeviceEvents
import DeviceProtocol

/// What the home screen shows: an icon with its name for each app.
enum HomeScreen {
  private static let columns = 4
  private static let side = 60.0
  /// The position of the first icon, and the distances to the next one, across and down.
  private static let origin = (x: 27.0, y: 76.0)
  private static let step = (x: 92.0, y: 104.0)

  /// Returns the home screen of a device with the given apps in addition to its own; apps that
  /// don't fit are on other pages, which aren't photographed.
  static func screen(of apps: [String]) -> Screen {
    let names = BuiltInApps.inOrder + apps
    let icons = names.prefix(columns * 7).enumerated().map { index, name in
      icon(name, column: index % columns, row: index / columns)
    }
    return Screen(elements: icons)
  }

  private static func icon(_ name: String, column: Int, row: Int) -> ScreenElement {
    let frame = ScreenFrame(
      x: origin.x + Double(column) * step.x, y: origin.y + Double(row) * step.y, width: side,
      height: side + 24)
    return ScreenElement(.icon, frame: frame, text: name)
  }
}
