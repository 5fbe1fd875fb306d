import Foundation
import SimulatedUIKit

/// The room for a widget on the device's screen, in points.
enum WidgetRoom {
  private static let screen = CGSize(width: 390, height: 844)
  /// The room that stays free beside a widget, and above and below all of them (observed).
  private static let around = CGSize(width: 16, height: 139)

  /// The default margins up to iOS 9 (observed).
  static let oldMargins = UIEdgeInsets(top: 0, left: 47, bottom: 39, right: 0)

  static func size(of mode: NCWidgetDisplayMode) -> CGSize {
    let height = mode == .compact ? 110 : screen.height - around.height
    return CGSize(width: screen.width - around.width, height: height)
  }

  /// Returns the size up to iOS 9, when a widget has the whole width except for its margins.
  static func size(within margins: UIEdgeInsets) -> CGSize {
    CGSize(
      width: screen.width - margins.left - margins.right,
      height: screen.height - around.height - margins.top - margins.bottom)
  }
}
