import Foundation
import SimulatedFoundation
import SimulatedUIKit

/// The principal class of a sticker pack: an extension without code names it, and the system
/// supplies it.
///
/// Lessons can't use it in code, and neither can apps on iOS.
final class StickerBrowserViewController: MSMessagesAppViewController, SystemPrincipal {
  static func make() -> AnyObject { StickerBrowserViewController(nibName: nil, bundle: nil) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pack = StickerPack.inBundle() ?? StickerPack(size: .regular, stickers: [])
    let browser = PackBrowser(pack)
    addChild(browser)
    browser.view.frame = view.bounds
    browser.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(browser.view)
    browser.didMove(toParent: self)
  }
}

/// The browser of a pack's stickers.
private final class PackBrowser: MSStickerBrowserViewController {
  private let pack: StickerPack

  init(_ pack: StickerPack) {
    self.pack = pack
    super.init(stickerSize: pack.size)
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int {
    pack.stickers.count
  }

  override func stickerBrowserView(
    _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
  ) -> MSSticker { pack.stickers[index] }
}
