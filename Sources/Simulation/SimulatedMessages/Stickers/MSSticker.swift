public import Foundation
public import SimulatedUIKit

/// A sticker: a small picture that is put on messages.
///
/// Simulated: can be made of a PNG, JPEG or GIF file of at most 500 kB (documented). Differs: the
/// picture's size isn't looked at.
open class MSSticker: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// The picture's file.
  public let imageFileURL: URL
  /// What is read out for it.
  public let localizedDescription: String

  /// Makes a sticker of a file.
  public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
    if let problem = Self.problem(fileURL) {
      throw NSError(domain: MSMessagesErrorDomain, code: problem.rawValue)
    }
    imageFileURL = fileURL
    self.localizedDescription = localizedDescription
    super.init()
  }

  private static func problem(_ url: URL) -> MSMessageErrorCode? {
    guard url.isFileURL else { return .improperFileURL }
    guard FileManager.default.fileExists(atPath: url.path) else { return .fileNotFound }
    guard let data = try? Data(contentsOf: url) else { return .fileUnreadable }
    if data.count > 500 * 1024 { return .stickerFileImproperFileSize }
    return UIImage(data: data) == nil ? .stickerFileImproperFileFormat : nil
  }
}

/// How large stickers are shown.
///
/// Type-checks only: nothing shows them.
public enum MSStickerSize: Int, Hashable, Sendable {
  /// Four in a row.
  case small
  /// Three in a row.
  case regular
  /// Two in a row.
  case large
}

/// Shows a sticker.
///
/// Type-checks only: keeps its sticker; nothing shows it.
@preconcurrency @MainActor open class MSStickerView: UIView {
  /// The sticker.
  open var sticker: MSSticker?
  /// Makes a view of a sticker.
  public convenience init(frame: CGRect, sticker: MSSticker?) {
    self.init(frame: frame)
    self.sticker = sticker
  }
  /// Whether it moves.
  open func isAnimating() -> Bool { false }
  /// Lets it move.
  open func startAnimating() {}
  /// Lets it rest.
  open func stopAnimating() {}
}

/// Gives stickers to be shown.
///
/// Type-checks only: nothing shows them.
@preconcurrency @MainActor public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
  /// How many there are.
  func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
  /// One of them.
  func stickerBrowserView(
    _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
  ) -> MSSticker
}

/// Shows stickers in rows.
///
/// Type-checks only: nothing shows them.
@preconcurrency @MainActor open class MSStickerBrowserView: UIView {
  /// Who gives the stickers.
  open weak var dataSource: (any MSStickerBrowserViewDataSource)?
  /// How large they are.
  public let stickerSize: MSStickerSize
  /// Makes a view.
  public init(frame: CGRect, stickerSize: MSStickerSize) {
    self.stickerSize = stickerSize
    super.init(frame: frame)
  }
  /// Makes a view.
  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
  }
  /// Asks for the stickers again.
  open func reloadData() {}
}

/// The controller of a view of stickers.
///
/// Type-checks only: nothing shows them.
@preconcurrency @MainActor
open class MSStickerBrowserViewController: UIViewController,
  MSStickerBrowserViewDataSource
{
  /// How large the stickers are.
  public let stickerSize: MSStickerSize
  /// The view.
  open private(set) lazy var stickerBrowserView = MSStickerBrowserView(
    frame: .zero, stickerSize: stickerSize)
  /// Makes a controller.
  public init(stickerSize: MSStickerSize) {
    self.stickerSize = stickerSize
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller.
  public required init?(coder: NSCoder) {
    stickerSize = .regular
    super.init(coder: coder)
  }
  /// None.
  open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
  /// A sticker; a subclass that has some overrides it.
  open func stickerBrowserView(
    _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
  ) -> MSSticker { preconditionFailure("stickerBrowserView(_:stickerAt:) must be overridden") }
}
