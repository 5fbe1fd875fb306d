import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SimulatedUserNotifications

/// The lists of pending requests and of delivered notifications.
struct NotificationCenterTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private static func request(_ name: String, after seconds: Double?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = name
    content.badge = 2
    content.sound = .defaultCriticalSound(withAudioVolume: 0.5)
    content.userInfo = ["list": [1, 2], "date": start]
    let trigger = seconds.map {
      UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false)
    }
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  /// A clock that a test moves.
  private final class Clock: Sendable {
    private let date = Mutex(NotificationCenterTests.start)
    var now: Date { date.withLock { $0 } }
    func move(_ seconds: Double) { date.withLock { $0 += seconds } }
  }

  /// A notification center without a device.
  private static func center(_ clock: Clock = Clock()) -> UNUserNotificationCenter {
    UNUserNotificationCenter(keeper: OwnKeeper(now: { clock.now }), now: { clock.now })
  }

  @Test(
    .shows(
      "UNNotification.date", "UNNotification.request", "UNNotification.copy(with:)",
      "UNNotificationTrigger.repeats", "UNTimeIntervalNotificationTrigger.timeInterval",
      "UNTimeIntervalNotificationTrigger.init(timeInterval:repeats:)"))
  func aRequestIsPendingUntilItsTimeHasCome() async throws {
    let clock = Clock()
    let center = Self.center(clock)
    try await center.add(Self.request("later", after: 60))
    try await center.add(Self.request("now", after: nil))
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["now"])
    let all = await center.pendingNotificationRequests()
    #expect(all.map(\.identifier) == ["later"])
    let pending = try #require(all.first)
    #expect(pending.content == Self.request("later", after: 60).content)
    let trigger = try #require(pending.trigger as? UNTimeIntervalNotificationTrigger)
    #expect(trigger.timeInterval == 60)
    #expect(!trigger.repeats)
    clock.move(61)
    let delivered = await center.deliveredNotifications()
    #expect(delivered.map(\.date) == [Self.start, Self.start + 60])
    #expect(delivered.first?.copy() as? UNNotification === delivered.first)
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func aSecondRequestOfANameReplacesTheFirst() async throws {
    let center = Self.center()
    try await center.add(Self.request("a", after: 60))
    try await center.add(Self.request("a", after: 90))
    let intervals = await center.pendingNotificationRequests().map {
      ($0.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval
    }
    #expect(intervals == [90])
  }

  @Test func whatNoPropertyListCanHoldOrNeverComesIsRefused() async {
    let center = Self.center()
    let content = UNMutableNotificationContent()
    content.userInfo = ["a": NSObject()]
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    await #expect(throws: UNError(.notificationInvalidNoContent)) { try await center.add(request) }
    let never = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 1999), repeats: false)
    let past = UNNotificationRequest(identifier: "b", content: .init(), trigger: never)
    await #expect(throws: UNError(.notificationInvalidNoDate)) { try await center.add(past) }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test(
    .shows(
      "UNUserNotificationCenter.add(_:withCompletionHandler:)", "UNUserNotificationCenter.add(_:)",
      "UNUserNotificationCenter.getPendingNotificationRequests(completionHandler:)",
      "UNUserNotificationCenter.pendingNotificationRequests()",
      "UNUserNotificationCenter.removePendingNotificationRequests(withIdentifiers:)",
      "UNUserNotificationCenter.removeAllPendingNotificationRequests()",
      "UNUserNotificationCenter.getDeliveredNotifications(completionHandler:)",
      "UNUserNotificationCenter.deliveredNotifications()",
      "UNUserNotificationCenter.removeDeliveredNotifications(withIdentifiers:)",
      "UNUserNotificationCenter.removeAllDeliveredNotifications()"))
  func requestsAndNotificationsCanBeTakenOffTheList() async throws {
    let center = Self.center()
    for name in ["a", "b", "c"] {
      try await center.add(Self.request(name, after: 1_000_000))
      let error: (any Error)? = await withCheckedContinuation { continuation in
        center.add(Self.request(name + "!", after: nil)) { continuation.resume(returning: $0) }
      }
      #expect(error == nil)
    }
    center.removePendingNotificationRequests(withIdentifiers: ["b", "a!"])
    center.removeDeliveredNotifications(withIdentifiers: ["b!", "a"])
    let pending = await center.pendingNotificationRequests().map(\.identifier)
    #expect(pending == ["a", "c"])
    let delivered = await center.deliveredNotifications().map(\.request.identifier)
    #expect(delivered == ["a!", "c!"])
    let given = await withCheckedContinuation { continuation in
      center.getPendingNotificationRequests {
        continuation.resume(returning: $0.map(\.identifier))
      }
    }
    #expect(given == pending)
    let got = await withCheckedContinuation { continuation in
      center.getDeliveredNotifications {
        continuation.resume(returning: $0.map(\.request.identifier))
      }
    }
    #expect(got == delivered)
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().count == 2)
    center.removeAllDeliveredNotifications()
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test(
    .shows(
      "UNTimeIntervalNotificationTrigger.nextTriggerDate()",
      "UNCalendarNotificationTrigger.nextTriggerDate()",
      "UNCalendarNotificationTrigger.init(dateMatching:repeats:)",
      "UNCalendarNotificationTrigger.dateComponents", "UNNotificationTrigger.copy(with:)"))
  func triggersSayWhenTheyComeNext() throws {
    let before = Date()
    let interval = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)
    let next = try #require(interval.nextTriggerDate())
    #expect(next >= before + 90 && next <= Date() + 90)
    let parts = DateComponents(hour: 8, minute: 30)
    let daily = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
    #expect(daily.dateComponents == parts)
    let date = try #require(daily.nextTriggerDate())
    let found = Calendar.current.dateComponents([.hour, .minute], from: date)
    #expect(found.hour == 8 && found.minute == 30)
    #expect(date > before)
    let past = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 1999), repeats: false)
    #expect(past.nextTriggerDate() == nil)
    #expect(daily.copy() as? UNNotificationTrigger === daily)
  }

  @Test(
    .shows(
      "UNUserNotificationCenter.requestAuthorization(options:completionHandler:)",
      "UNUserNotificationCenter.requestAuthorization(options:)",
      "UNUserNotificationCenter.getNotificationSettings(completionHandler:)",
      "UNUserNotificationCenter.notificationSettings()",
      "UNNotificationSettings.authorizationStatus", "UNNotificationSettings.soundSetting",
      "UNNotificationSettings.badgeSetting", "UNNotificationSettings.alertSetting",
      "UNNotificationSettings.notificationCenterSetting",
      "UNNotificationSettings.lockScreenSetting", "UNNotificationSettings.carPlaySetting",
      "UNNotificationSettings.criticalAlertSetting", "UNNotificationSettings.announcementSetting",
      "UNNotificationSettings.timeSensitiveSetting",
      "UNNotificationSettings.scheduledDeliverySetting",
      "UNNotificationSettings.directMessagesSetting", "UNNotificationSettings.alertStyle",
      "UNNotificationSettings.showPreviewsSetting",
      "UNNotificationSettings.providesAppNotificationSettings",
      "UNAuthorizationStatus.notDetermined", "UNAuthorizationStatus.denied",
      "UNAuthorizationStatus.authorized", "UNAuthorizationStatus.provisional",
      "UNAuthorizationStatus.ephemeral", "UNNotificationSetting.notSupported",
      "UNNotificationSetting.disabled", "UNNotificationSetting.enabled"))
  func nobodyIsAskedYet() async throws {
    let center = Self.center()
    #expect(try await !center.requestAuthorization(options: [.alert]))
    let answer: Bool = await withCheckedContinuation { continuation in
      center.requestAuthorization(options: [.sound]) { granted, error in
        continuation.resume(returning: granted || error != nil)
      }
    }
    #expect(!answer)
    let settings = await center.notificationSettings()
    let given = await withCheckedContinuation { continuation in
      center.getNotificationSettings { continuation.resume(returning: $0) }
    }
    for settings in [settings, given] {
      #expect(settings.authorizationStatus == .notDetermined)
      let all = [
        settings.soundSetting, settings.badgeSetting, settings.alertSetting,
        settings.notificationCenterSetting, settings.lockScreenSetting, settings.carPlaySetting,
        settings.criticalAlertSetting, settings.announcementSetting,
        settings.timeSensitiveSetting, settings.scheduledDeliverySetting,
        settings.directMessagesSetting,
      ]
      #expect(Set(all) == [.notSupported])
      #expect(settings.alertStyle == .none)
      #expect(settings.showPreviewsSetting == .always)
      #expect(!settings.providesAppNotificationSettings)
    }
    let statuses: [UNAuthorizationStatus] = [
      .notDetermined, .denied, .authorized, .provisional, .ephemeral,
    ]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      [.notSupported, .disabled, .enabled].map(\UNNotificationSetting.rawValue) == [0, 1, 2])
  }
}
