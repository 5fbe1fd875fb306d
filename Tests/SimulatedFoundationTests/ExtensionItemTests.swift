import Foundation
import SimulatedFoundation
import Testing

/// Items keep their properties in `userInfo`, and the other way round.
struct ExtensionItemTests {
  @Test func aPropertyIsKeptInUserInfo() {
    let item = NSExtensionItem()
    item.attributedTitle = NSAttributedString(string: "On reading")
    let kept = item.userInfo?[NSExtensionItemAttributedTitleKey] as? NSAttributedString
    #expect(kept?.string == "On reading")
  }

  @Test func userInfoIsSeenInTheProperties() {
    let item = NSExtensionItem()
    let provider = NSItemProvider()
    item.userInfo = [
      NSExtensionItemAttributedContentTextKey: NSAttributedString(string: "text"),
      NSExtensionItemAttachmentsKey: [provider],
    ]
    #expect(item.attributedTitle == nil)
    #expect(item.attributedContentText?.string == "text")
    #expect(item.attachments?.first === provider)
  }
}
