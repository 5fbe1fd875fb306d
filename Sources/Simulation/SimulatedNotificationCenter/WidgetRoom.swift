import Foundation
import SimulatedUIKit

/// How much room there is for a widget on the device's screen, in points.
enum WidgetRoom {
  private static let screen = CGSize(width: 390, height: 844)
  /// What is left free beside a widget, and above and below all of them (observed).
  private static let around = CGSize(width: 16, height: 139)

  /// What is proposed up to iOS 9 (observed).
  static let oldMargins = UIEdgeInsets(top: 0, left: 47, bottom: 39, right: 0)

  static func size(of mode: NCWidgetDisplayMode) -> CGSize {
    let height = mode == .compact ? 110 : screen.height - around.height
    return CGSize(width: screen.width - around.width, height: height)
  }

  /// Up to iOS 9, where a widget is drawn over the whole width but for its margins.
  static func size(within margins: UIEdgeInsets) -> CGSize {
    CGSize(
      width: screen.width - margins.left - margins.right,
      height: screen.height - around.height - margins.top - margins.bottom)
  }
}
