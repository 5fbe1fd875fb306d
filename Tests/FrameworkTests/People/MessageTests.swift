import Foundation
import SimulatedFoundation
import SimulatedMessages
import SimulatedUIKit
import TestSupport
import Testing

/// Messages and stickers as values.
struct MessageTests {
  @Test(
    .shows(
      "MSMessage.init()", "MSMessage.init(session:)", "MSMessage.session", "MSMessage.layout",
      "MSMessage.url", "MSMessage.shouldExpire", "MSMessage.accessibilityLabel",
      "MSMessage.summaryText", "MSMessage.isPending", "MSMessage.error", "MSMessage.copy(with:)"))
  func aMessageKeepsWhatItIsGivenAndSoDoesACopy() throws {
    let session = MSSession()
    let message = MSMessage(session: session)
    let layout = MSMessageTemplateLayout()
    layout.caption = "caption"
    message.layout = layout
    message.url = URL(string: "https://example.org/?a=1")
    message.shouldExpire = true
    message.accessibilityLabel = "label"
    message.summaryText = "summary"
    for message in [message, try #require(message.copy() as? MSMessage)] {
      #expect(message.session === session && message.layout === layout && message.shouldExpire)
      #expect(message.url?.query == "a=1")
      #expect([message.accessibilityLabel, message.summaryText] == ["label", "summary"])
      #expect(message.isPending && message.error == nil)
    }
    #expect(MSMessage().session == nil)
  }

  @Test(
    .shows(
      "MSSticker.init(contentsOfFileURL:localizedDescription:)", "MSSticker.imageFileURL",
      "MSSticker.localizedDescription", "MSMessageErrorCode.stickerFileImproperFileSize",
      "MSMessageErrorCode.stickerFileImproperFileFormat"))
  func aStickerIsMadeOfASmallPicture() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func code(_ name: String, _ data: Data?) throws -> Int? {
      let url = folder.appendingPathComponent(name)
      try data?.write(to: url)
      do {
        let sticker = try MSSticker(contentsOfFileURL: url, localizedDescription: "smile")
        #expect(sticker.imageFileURL == url && sticker.localizedDescription == "smile")
        return nil
      } catch { return (error as NSError).code }
    }
    let png = PictureSourceTests.png
    #expect(try code("a.png", png) == nil)
    #expect(try code("b.png", nil) == MSMessageErrorCode.fileNotFound.rawValue)
    #expect(
      try code("c.png", Data("text".utf8))
        == MSMessageErrorCode.stickerFileImproperFileFormat.rawValue)
    #expect(
      try code("d.png", png + Data(count: 600_000))
        == MSMessageErrorCode.stickerFileImproperFileSize.rawValue)
  }

  @MainActor
  @Test(
    .shows(
      "MSStickerView.init(coder:)", "MSStickerBrowserView.init(coder:)",
      "MSStickerBrowserViewController.init(coder:)",
      "MSStickerBrowserViewController.init(nibName:bundle:)"))
  func aStoryboardMakesWhatShowsStickers() throws {
    let coder = ObjectiveCRegistry.emptyCoder
    #expect(MSStickerView(coder: coder)?.gestureRecognizers?.count == 1)
    #expect(MSStickerBrowserView(coder: coder)?.stickerSize == .regular)
    #expect(MSStickerBrowserViewController(coder: coder)?.stickerSize == .regular)
    let made = MSStickerBrowserViewController(nibName: nil, bundle: nil)
    #expect(made.stickerSize == .regular)
  }
}
