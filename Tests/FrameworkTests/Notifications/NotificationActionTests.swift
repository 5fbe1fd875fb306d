import DeviceProtocol
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SimulatedUserNotifications

/// The buttons of notifications, and what the app is told about them.
struct NotificationActionTests {
  @Test(
    .shows(
      "UNNotificationAction", "UNNotificationAction.init(identifier:title:options:icon:)",
      "UNNotificationAction.identifier", "UNNotificationAction.title",
      "UNNotificationAction.options", "UNNotificationAction.icon",
      "UNNotificationAction.copy(with:)", "UNTextInputNotificationAction",
      "UNTextInputNotificationAction.init(identifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:)",
      "UNTextInputNotificationAction.textInputButtonTitle",
      "UNTextInputNotificationAction.textInputPlaceholder"))
  func aButtonKeepsWhatItWasMadeWith() {
    let icon = UNNotificationActionIcon(systemImageName: "trash")
    let action = UNNotificationAction(
      identifier: "DELETE", title: "Delete", options: [.destructive, .foreground], icon: icon)
    #expect(action.identifier == "DELETE" && action.title == "Delete")
    #expect(action.options == [.destructive, .foreground] && action.icon === icon)
    #expect(action.copy() as? UNNotificationAction === action)
    let reply = UNTextInputNotificationAction(
      identifier: "REPLY", title: "Reply", options: .authenticationRequired,
      textInputButtonTitle: "Send", textInputPlaceholder: "Say something")
    #expect(reply.textInputButtonTitle == "Send" && reply.textInputPlaceholder == "Say something")
    #expect(reply.options == .authenticationRequired && reply.icon == nil)
    #expect(
      action.described
        == NotificationButton(
          identifier: "DELETE", title: "Delete", opensApp: true, takesText: false))
    #expect(reply.described.takesText && !reply.described.opensApp)
  }

  @Test(
    .shows(
      "UNNotificationActionOptions.init(rawValue:)", "UNNotificationActionOptions.rawValue",
      "UNNotificationActionOptions.authenticationRequired",
      "UNNotificationActionOptions.destructive", "UNNotificationCategoryOptions.rawValue",
      "UNNotificationCategoryOptions.init(rawValue:)",
      "UNNotificationCategoryOptions.allowInCarPlay",
      "UNNotificationCategoryOptions.hiddenPreviewsShowTitle",
      "UNNotificationCategoryOptions.hiddenPreviewsShowSubtitle",
      "UNNotificationCategoryOptions.allowAnnouncement",
      "UNNotificationPresentationOptions.rawValue",
      "UNNotificationPresentationOptions.init(rawValue:)",
      "UNNotificationPresentationOptions.alert", "UNNotificationPresentationOptions.sound"))
  func optionsHaveApplesBits() {
    let actions: [UNNotificationActionOptions] = [
      .authenticationRequired, .destructive, .foreground,
    ]
    #expect(actions.map(\.rawValue) == [1, 2, 4])
    #expect(UNNotificationActionOptions(rawValue: 6) == [.destructive, .foreground])
    let categories: [UNNotificationCategoryOptions] = [
      .customDismissAction, .allowInCarPlay, .hiddenPreviewsShowTitle,
      .hiddenPreviewsShowSubtitle, .allowAnnouncement,
    ]
    #expect(categories.map(\.rawValue) == [1, 2, 4, 8, 16])
    #expect(UNNotificationCategoryOptions(rawValue: 3) == [.customDismissAction, .allowInCarPlay])
    let presentations: [UNNotificationPresentationOptions] = [
      .badge, .sound, .alert, .list, .banner,
    ]
    #expect(presentations.map(\.rawValue) == [1, 2, 4, 8, 16])
    #expect(UNNotificationPresentationOptions(rawValue: 24) == [.list, .banner])
  }

  private static let kept = KeptNotification(
    NotificationDescription(identifier: "a", content: Data()), time: .atOnce,
    added: Date(timeIntervalSinceReferenceDate: 700_000_000))

  /// A delegate with the async methods.
  private final class Awaiting: NSObject, UNUserNotificationCenterDelegate {
    let told = Mutex<[String]>([])

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      told.withLock { $0.append("comes: " + notification.request.identifier) }
      return [.banner, .badge]
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
      told.withLock { $0.append("did: " + response.actionIdentifier) }
    }
  }

  /// A delegate with the methods that take a handler.
  private final class Handling: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.list]) }
  }

  @Test(
    .shows(
      "UNUserNotificationCenterDelegate.userNotificationCenter(_:willPresent:withCompletionHandler:)",
      "UNUserNotificationCenterDelegate.userNotificationCenter(_:didReceive:)"))
  @MainActor func bothFormsOfADelegateAreAsked() async {
    let center = UNUserNotificationCenter(keeper: OwnKeeper())
    #expect(await presentation(by: center) == 0)
    let awaiting = Awaiting()
    center.delegate = awaiting
    #expect(await presentation(by: center) == 17)
    await withCheckedContinuation { wait in
      center.didReceive(
        NotificationDecision(notification: Self.kept, action: "OPEN", opensApp: true)
      ) { wait.resume() }
    }
    #expect(awaiting.told.withLock { $0 } == ["comes: a", "did: OPEN"])
    let handling = Handling()
    center.delegate = handling
    #expect(await presentation(by: center) == 8)
  }

  @MainActor private func presentation(by center: UNUserNotificationCenter) async -> UInt {
    await withCheckedContinuation { wait in
      center.willPresent(Self.kept) { wait.resume(returning: $0) }
    }
  }

  @Test(.shows("UNNotificationResponse.copy(with:)"))
  func aResponseIsItsOwnCopy() {
    let tap = UNNotificationResponse.of(
      NotificationDecision(
        notification: Self.kept, action: UNNotificationDefaultActionIdentifier, opensApp: true))
    #expect(tap.copy() as? UNNotificationResponse === tap)
    #expect(!(tap is UNTextInputNotificationResponse))
    #expect(tap.notification.date == Self.kept.added)
  }

  @Test(
    .shows("UNUserNotificationCenter.setBadgeCount(_:)"),
    arguments: [(3, UNError.Code.notificationsNotAllowed), (-1, .badgeInputInvalid)])
  func withoutADeviceNoIconHasANumber(_ number: Int, _ code: UNError.Code) async {
    let center = UNUserNotificationCenter(keeper: OwnKeeper())
    await #expect(throws: UNError(code)) { try await center.setBadgeCount(number) }
  }
}
