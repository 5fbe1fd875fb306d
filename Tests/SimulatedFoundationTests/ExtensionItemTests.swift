import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Items keep their properties in `userInfo`, and can be copied and archived.
struct ExtensionItemTests {
  @Test(
    .shows(
      "NSExtensionItem.attributedTitle", "NSExtensionItem.attributedContentText",
      "NSExtensionItem.attachments", "NSExtensionItem.init()", "NSExtensionItemAttributedTitleKey",
      "NSExtensionItemAttributedContentTextKey", "NSExtensionItemAttachmentsKey"))
  func aPropertyIsKeptInUserInfoAndReadFromThere() {
    let item = NSExtensionItem()
    #expect(item.userInfo == nil)
    let provider = NSItemProvider()
    item.attributedTitle = NSAttributedString(string: "On reading")
    item.attributedContentText = NSAttributedString(string: "text")
    item.attachments = [provider]
    #expect(
      item.userInfo?.keys.compactMap { $0 as? String }.sorted() == [
        "NSExtensionItemAttachmentsKey", "NSExtensionItemAttributedContentTextKey",
        "NSExtensionItemAttributedTitleKey",
      ])
    let title = item.userInfo?[NSExtensionItemAttributedTitleKey] as? NSAttributedString
    let text = item.userInfo?[NSExtensionItemAttributedContentTextKey] as? NSAttributedString
    let attachments = item.userInfo?[NSExtensionItemAttachmentsKey] as? [NSItemProvider]
    #expect(title?.string == "On reading" && item.attributedTitle?.string == "On reading")
    #expect(text?.string == "text" && item.attributedContentText?.string == "text")
    #expect(attachments?.first === provider && item.attachments?.first === provider)
  }

  @Test(.shows("NSExtensionItem.userInfo"))
  func userInfoIsSeenInTheProperties() {
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

  @Test(.shows("NSExtensionItem.copy(with:)"))
  func aCopyIsChangedWithoutTheItem() throws {
    let item = NSExtensionItem()
    item.attributedTitle = NSAttributedString(string: "On reading")
    item.attachments = [NSItemProvider(item: "a" as NSString, typeIdentifier: "public.text")]
    let copy = try #require(item.copy() as? NSExtensionItem)
    #expect(copy !== item)
    #expect(copy.attributedTitle?.string == "On reading")
    #expect(copy.attachments?.first !== item.attachments?.first)
    #expect(copy.attachments?.first?.registeredTypeIdentifiers == ["public.text"])
    copy.attributedTitle = nil
    #expect(item.attributedTitle?.string == "On reading")
  }

  @Test(
    .shows(
      "NSExtensionItem.encode(with:)", "NSExtensionItem.init(coder:)",
      "NSExtensionItem.supportsSecureCoding"))
  func anArchiveHasTitleTextAndOtherValues() throws {
    let item = NSExtensionItem()
    item.attributedTitle = NSAttributedString(string: "On reading")
    item.attributedContentText = NSAttributedString(string: "text")
    item.userInfo?["pages"] = 3
    let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSExtensionItem.self, from: data))
    #expect(NSExtensionItem.supportsSecureCoding)
    #expect(read.attributedTitle?.string == "On reading")
    #expect(read.attributedContentText?.string == "text")
    #expect(read.userInfo?["pages"] as? Int == 3)
    #expect(read.attachments == nil)
  }
}
