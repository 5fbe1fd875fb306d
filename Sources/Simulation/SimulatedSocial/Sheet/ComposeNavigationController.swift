import Foundation
import SimulatedUIKit

/// The sheet around a compose controller: its bar, and the place for a pushed configuration
/// controller.
final class ComposeNavigationController: UINavigationController {
  private weak var composer: SLComposeServiceViewController?

  init(_ composer: SLComposeServiceViewController) {
    self.composer = composer
    super.init(nibName: nil, bundle: nil)
    setViewControllers([composer], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The request's context, for pushed controllers.
  override var extensionContext: NSExtensionContext? { composer?.extensionContext }

  /// Returns the rectangle of the sheet on the screen.
  static func frame(rowsHeight: Double) -> CGRect {
    let screen = UIScreen.main.bounds
    let height =
      ComposeView.barHeight + ComposeView.margin + ComposeView.textHeight + max(rowsHeight, 12)
    return CGRect(
      x: 12, y: 96, width: screen.width - 24, height: min(height, screen.height - 192))
  }
}
