public import Foundation
public import SimulatedUIKit

/// The controller of a view of stickers, and its data source.
///
/// Simulated: its view is filled by the browser. Differs: a subclass must supply the stickers;
/// Apple's class has none either, and iOS then also traps (inferred).
@preconcurrency @MainActor
open class MSStickerBrowserViewController: UIViewController,
  MSStickerBrowserViewDataSource
{
  /// The size of the stickers.
  public let stickerSize: MSStickerSize
  /// The view.
  open private(set) lazy var stickerBrowserView = MSStickerBrowserView(
    frame: .zero, stickerSize: stickerSize)

  /// Makes a controller.
  public init(stickerSize: MSStickerSize) {
    self.stickerSize = stickerSize
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of regular stickers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    stickerSize = .regular
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of regular stickers.
  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
  }

  /// Puts the browser into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    stickerBrowserView.dataSource = self
    stickerBrowserView.frame = view.bounds
    stickerBrowserView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stickerBrowserView)
  }

  /// Returns none.
  open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
  /// Returns a sticker; a subclass with stickers overrides it.
  open func stickerBrowserView(
    _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
  ) -> MSSticker { preconditionFailure("stickerBrowserView(_:stickerAt:) must be overridden") }
}
