import Foundation
import SimulatedUserNotifications
import TestSupport
import Testing

/// Which files notifications can show.
struct NotificationAttachmentTests {
  private static func file(_ name: String, bytes: Int = 4) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(count: bytes).write(to: url)
    return url
  }

  @Test(
    .shows(
      "UNNotificationAttachment.init(identifier:url:options:)",
      "UNNotificationAttachment.identifier", "UNNotificationAttachment.url",
      "UNNotificationAttachment.type", "UNNotificationAttachment.copy(with:)",
      "UNNotificationAttachment.isEqual(_:)", "UNNotificationAttachment.hash",
      "UNNotificationAttachmentOptionsTypeHintKey", "UNNotificationContent.attachments",
      "UNMutableNotificationContent.attachments"))
  func aPictureCanBeAttached() throws {
    let url = try Self.file("a.png")
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let one = try UNNotificationAttachment(identifier: "one", url: url)
    #expect([one.identifier, one.type] == ["one", "public.png"])
    #expect(one.url == url)
    let hinted = try UNNotificationAttachment(
      identifier: "", url: url,
      options: [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"])
    #expect(hinted.type == "public.jpeg")
    #expect(!hinted.identifier.isEmpty)
    let same = try UNNotificationAttachment(identifier: "one", url: url)
    #expect(one == same && one.hash == same.hash && one != hinted)
    #expect(one.copy() as? UNNotificationAttachment === one)
    let content = UNMutableNotificationContent()
    content.attachments = [one]
    #expect(
      UNNotificationRequest(identifier: "", content: content, trigger: nil).content
        .attachments == [one])
  }

  struct Refusal: CustomTestStringConvertible {
    var testDescription: String
    var name: String?
    var bytes = 4
    var code: UNError.Code
  }

  @Test(
    .shows(
      "UNNotificationAttachment.init(identifier:url:options:)",
      "UNError.Code.attachmentInvalidURL", "UNError.Code.attachmentUnrecognizedType",
      "UNError.Code.attachmentInvalidFileSize", "UNError.code", "UNError.init(_:)"),
    arguments: [
      Refusal(testDescription: "no file", code: .attachmentInvalidURL),
      Refusal(testDescription: "another kind", name: "a.pdf", code: .attachmentUnrecognizedType),
      Refusal(
        testDescription: "too large", name: "a.jpg", bytes: 10 * 1024 * 1024 + 1,
        code: .attachmentInvalidFileSize),
    ])
  func otherFilesAreRefused(_ refusal: Refusal) throws {
    let url =
      try refusal.name.map { try Self.file($0, bytes: refusal.bytes) }
      ?? URL(fileURLWithPath: "/nowhere/a.png")
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let error = #expect(throws: UNError.self) {
      try UNNotificationAttachment(identifier: "", url: url)
    }
    #expect(error == UNError(refusal.code))
    #expect(error?.code == refusal.code)
  }

  @Test(
    .shows(
      "UNErrorDomain", "UNError.errorDomain", "UNError.errorUserInfo",
      "UNError.Code.notificationsNotAllowed", "UNError.Code.attachmentNotInDataStore",
      "UNError.Code.attachmentMoveIntoDataStoreFailed", "UNError.Code.attachmentCorrupt",
      "UNError.Code.notificationInvalidNoDate", "UNError.Code.notificationInvalidNoContent",
      "UNError.Code.contentProvidingObjectNotAllowed", "UNError.Code.contentProvidingInvalid",
      "UNError.Code.badgeInputInvalid"))
  func errorsHaveApplesDomainAndNumbers() {
    let error = UNError(.notificationsNotAllowed) as any Error as NSError
    #expect(error.domain == "UNErrorDomain" && error.domain == UNErrorDomain)
    #expect(error.code == 1)
    #expect(
      error.localizedDescription == "Notifications are not allowed for this application")
    let codes: [UNError.Code] = [
      .attachmentNotInDataStore, .attachmentMoveIntoDataStoreFailed, .attachmentCorrupt,
      .notificationInvalidNoDate, .notificationInvalidNoContent,
      .contentProvidingObjectNotAllowed, .contentProvidingInvalid, .badgeInputInvalid,
    ]
    #expect(codes.map(\.rawValue) == [103, 104, 105, 1400, 1401, 1500, 1501, 1600])
  }
}
