import Foundation
import SimulatedUserNotifications
import TestSupport
import Testing

/// The contents of notifications.
struct NotificationContentTests {
  private static func full() -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.badge = 3
    content.body = "body"
    content.categoryIdentifier = "category"
    content.launchImageName = "launch"
    content.sound = .default
    content.subtitle = "subtitle"
    content.threadIdentifier = "thread"
    content.title = "title"
    content.userInfo = ["a": 1]
    content.summaryArgument = "summary"
    content.summaryArgumentCount = 2
    content.targetContentIdentifier = "target"
    content.interruptionLevel = .timeSensitive
    content.relevanceScore = 0.5
    content.filterCriteria = "filter"
    return content
  }

  @Test(
    .shows(
      "UNNotificationContent.init()", "UNNotificationContent.badge", "UNNotificationContent.body",
      "UNNotificationContent.categoryIdentifier", "UNNotificationContent.launchImageName",
      "UNNotificationContent.sound", "UNNotificationContent.subtitle",
      "UNNotificationContent.threadIdentifier", "UNNotificationContent.title",
      "UNNotificationContent.userInfo", "UNNotificationContent.summaryArgument",
      "UNNotificationContent.summaryArgumentCount",
      "UNNotificationContent.targetContentIdentifier", "UNNotificationContent.interruptionLevel",
      "UNNotificationContent.relevanceScore", "UNNotificationContent.filterCriteria",
      "UNMutableNotificationContent.badge", "UNMutableNotificationContent.body",
      "UNMutableNotificationContent.categoryIdentifier",
      "UNMutableNotificationContent.launchImageName", "UNMutableNotificationContent.sound",
      "UNMutableNotificationContent.subtitle", "UNMutableNotificationContent.threadIdentifier",
      "UNMutableNotificationContent.title", "UNMutableNotificationContent.userInfo",
      "UNMutableNotificationContent.summaryArgument",
      "UNMutableNotificationContent.summaryArgumentCount",
      "UNMutableNotificationContent.targetContentIdentifier",
      "UNMutableNotificationContent.interruptionLevel",
      "UNMutableNotificationContent.relevanceScore",
      "UNMutableNotificationContent.filterCriteria", "UNNotificationContent.copy(with:)"))
  func contentKeepsWhatItIsGivenAndACopySaysTheSame() throws {
    for content in [Self.full(), try #require(Self.full().copy() as? UNNotificationContent)] {
      #expect(
        [
          content.body, content.categoryIdentifier, content.launchImageName, content.subtitle,
          content.threadIdentifier, content.title, content.summaryArgument,
          content.targetContentIdentifier, content.filterCriteria,
        ] == [
          "body", "category", "launch", "subtitle", "thread", "title", "summary", "target",
          "filter",
        ])
      #expect(content.badge == 3)
      #expect(content.sound == .default)
      #expect(content.userInfo as? [String: Int] == ["a": 1])
      #expect(content.summaryArgumentCount == 2)
      #expect(content.interruptionLevel == .timeSensitive)
      #expect(content.relevanceScore == 0.5)
    }
    #expect(UNNotificationContent().title.isEmpty)
  }

  @Test(
    .shows(
      "UNNotificationContent.mutableCopy(with:)", "UNNotificationContent.isEqual(_:)",
      "UNNotificationContent.hash", "UNNotificationRequest.init(identifier:content:trigger:)",
      "UNNotificationRequest.identifier", "UNNotificationRequest.content",
      "UNNotificationRequest.trigger", "UNNotificationRequest.copy(with:)"))
  func aServiceExtensionChangesACopyOfTheRequestsContent() throws {
    let content = Self.full()
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "too late"
    let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    #expect(copy == request.content)
    #expect(copy.hash == request.content.hash)
    copy.title = "\(copy.title) [changed]"
    #expect(copy.title == "title [changed]")
    #expect(request.content.title == "title")
    #expect(copy != request.content)
    #expect(request.identifier == "a")
    #expect(request.trigger == nil)
    #expect(request.copy() as? UNNotificationRequest === request)
  }

  @Test(
    .shows(
      "UNNotificationCategory.init(identifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:)",
      "UNNotificationCategory.identifier", "UNNotificationCategory.actions",
      "UNNotificationCategory.intentIdentifiers",
      "UNNotificationCategory.hiddenPreviewsBodyPlaceholder",
      "UNNotificationCategory.categorySummaryFormat", "UNNotificationCategory.options",
      "UNNotificationCategory.copy(with:)", "UNNotificationCategory.isEqual(_:)",
      "UNNotificationCategory.hash", "UNUserNotificationCenter.current()",
      "UNUserNotificationCenter.supportsContentExtensions",
      "UNUserNotificationCenter.setNotificationCategories(_:)",
      "UNUserNotificationCenter.getNotificationCategories(completionHandler:)",
      "UNUserNotificationCenter.notificationCategories()"))
  func theCentreListsTheCategoriesThatItWasGiven() async {
    let action = UNNotificationAction(identifier: "ok", title: "OK", options: .foreground)
    let category = UNNotificationCategory(
      identifier: "news", actions: [action], intentIdentifiers: ["i"],
      hiddenPreviewsBodyPlaceholder: "hidden", categorySummaryFormat: "%u",
      options: .customDismissAction)
    let center = UNUserNotificationCenter.current()
    #expect(center.supportsContentExtensions)
    center.setNotificationCategories([category])
    let categories = await center.notificationCategories()
    #expect(categories == [category])
    let given = await withCheckedContinuation { continuation in
      center.getNotificationCategories { continuation.resume(returning: $0) }
    }
    #expect(given == categories)
    let kept = given.first
    #expect(kept?.identifier == "news")
    #expect(kept?.actions.map(\.title) == ["OK"])
    #expect(kept?.intentIdentifiers == ["i"])
    #expect(kept?.hiddenPreviewsBodyPlaceholder == "hidden")
    #expect(kept?.categorySummaryFormat == "%u")
    #expect(kept?.options == .customDismissAction)
    #expect(category.copy() as? UNNotificationCategory === category)
    let other = UNNotificationCategory(identifier: "n", actions: [], intentIdentifiers: [])
    #expect(category != other)
    #expect(category.hash != other.hash)
  }
}
