import DeviceEvents
import DeviceProtocol

/// What an open share sheet shows: the shared items, then a row of Share extensions, then the
/// Action extensions.
///
/// Share extensions are in one row, Action extensions in another (documented). The look of the rows
/// is ours.
enum SheetScreen {
  private static let margin = 16.0
  private static let top = 420.0
  private static let width = Screen.Size.phone.width

  static func screen(of sheet: Sheet) -> Screen {
    let offered = sheet.entries.filter(\.offer.isOffered)
    let shares = offered.filter { $0.installed.point == sharePoint }.map(\.offer.name)
    let actions = offered.filter { $0.installed.point != sharePoint }.map(\.offer.name)
    var element = ScreenElement(
      .shareSheet,
      frame: ScreenFrame(
        x: 0, y: top, width: width, height: Screen.Size.phone.height - top),
      text: title(of: sheet),
      children: row(shares, y: top + 72) + row(actions, y: top + 184))
    element.detail = sheet.host.name
    element.cornerRadius = 12
    return Screen(elements: [element])
  }

  private static let sharePoint = "com.apple.share-services"

  /// Returns the first item's title or text, or otherwise the number of attachments.
  private static func title(of sheet: Sheet) -> String {
    if let item = sheet.items.first, let text = item.title ?? item.contentText, !text.isEmpty {
      return text
    }
    return SharingWords.items(sheet.items.reduce(0) { $0 + $1.attachments.count })
  }

  /// Returns icons in a row; on a device one scrolls to those beyond the edge.
  private static func row(_ names: [String], y: Double) -> [ScreenElement] {
    let side = 64.0
    let step = side + 24
    return names.enumerated().map { index, name in
      ScreenElement(
        .icon,
        frame: ScreenFrame(
          x: margin + Double(index) * step, y: y, width: side, height: side + 28),
        text: name)
    }
  }
}
