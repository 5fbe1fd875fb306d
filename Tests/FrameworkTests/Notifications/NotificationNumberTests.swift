import Foundation
import SimulatedUserNotifications
import SimulatedUserNotificationsUI
import TestSupport
import Testing

/// Apple's raw values for notification options, and what extensions are made of.
struct NotificationNumberTests {
  @Test(
    .shows(
      "UNAuthorizationOptions.rawValue", "UNAuthorizationOptions.init(rawValue:)",
      "UNAuthorizationOptions.badge", "UNAuthorizationOptions.sound",
      "UNAuthorizationOptions.alert", "UNAuthorizationOptions.carPlay",
      "UNAuthorizationOptions.criticalAlert",
      "UNAuthorizationOptions.providesAppNotificationSettings",
      "UNAuthorizationOptions.provisional", "UNAuthorizationOptions.announcement",
      "UNAuthorizationOptions.timeSensitive"))
  func whatIsAskedForHasApplesBits() {
    let all: [UNAuthorizationOptions] = [
      .badge, .sound, .alert, .carPlay, .criticalAlert, .providesAppNotificationSettings,
      .provisional, .announcement, .timeSensitive,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256])
    #expect(UNAuthorizationOptions(rawValue: 7) == [.badge, .sound, .alert])
  }

  @Test(
    .shows(
      "UNAlertStyle.none", "UNAlertStyle.banner", "UNAlertStyle.alert",
      "UNNotificationContentExtensionMediaPlayPauseButtonType.none",
      "UNNotificationContentExtensionMediaPlayPauseButtonType.`default`",
      "UNNotificationContentExtensionMediaPlayPauseButtonType.overlay"))
  func bannersAndButtonsHaveApplesNumbers() {
    let styles: [UNAlertStyle] = [.none, .banner, .alert]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let buttons: [UNNotificationContentExtensionMediaPlayPauseButtonType] = [
      .none, .default, .overlay,
    ]
    #expect(buttons.map(\.rawValue) == [0, 1, 2])
  }

  private final class Sender: NSObject, UNNotificationContentProviding {}

  @Test(.shows("UNNotificationContentProviding", "UNNotificationContent.updating(from:)"))
  func contentIsUpdatedFromWhatProvidesIt() throws {
    let content = UNMutableNotificationContent()
    content.title = "Hello"
    let updated = try content.updating(from: Sender())
    content.title = "Later"
    #expect(updated.title == "Hello")
  }

  private final class Service: UNNotificationServiceExtension {
    override func didReceive(
      _ request: UNNotificationRequest,
      withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
      super.didReceive(request, withContentHandler: contentHandler)
      contentHandler(request.content)
    }
  }

  @Test(.shows("UNNotificationServiceExtension.init()"))
  func aServiceIsMadeWithoutAnythingAndAnswersItself() {
    let content = UNMutableNotificationContent()
    content.title = "Hello"
    let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    var titles: [String] = []
    let service: UNNotificationServiceExtension = Service()
    service.didReceive(request) { titles.append($0.title) }
    #expect(titles == ["Hello"])
  }
}
