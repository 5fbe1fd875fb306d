import Foundation
import TestSupport
import Testing

@testable import SimulatedUserNotifications

/// The list of requests, and of what has been delivered.
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

  private static func file() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/list.plist")
  }

  @Test(
    .shows(
      "UNNotification.date", "UNNotification.request", "UNNotification.copy(with:)",
      "UNNotificationTrigger.repeats", "UNTimeIntervalNotificationTrigger.timeInterval",
      "UNTimeIntervalNotificationTrigger.init(timeInterval:repeats:)"))
  func aRequestIsPendingUntilItsTimeHasCome() throws {
    let file = Self.file()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let center = UNUserNotificationCenter(store: StoredNotifications(file: file))
    #expect(center.keep(Self.request("later", after: 60), at: Self.start) == nil)
    #expect(center.keep(Self.request("now", after: nil), at: Self.start) == nil)
    #expect(center.pending(at: Self.start).map(\.identifier) == ["later"])
    #expect(center.delivered(at: Self.start).map(\.request.identifier) == ["now"])

    // Another process of the same container sees the same.
    let other = UNUserNotificationCenter(store: StoredNotifications(file: file))
    let pending = try #require(other.pending(at: Self.start).first)
    #expect(pending.content == Self.request("later", after: 60).content)
    let trigger = try #require(pending.trigger as? UNTimeIntervalNotificationTrigger)
    #expect(trigger.timeInterval == 60)
    #expect(!trigger.repeats)
    let delivered = other.delivered(at: Self.start + 61)
    #expect(delivered.map(\.date) == [Self.start + 60, Self.start])
    #expect(delivered.first?.copy() as? UNNotification === delivered.first)
    #expect(other.pending(at: Self.start + 61).isEmpty)
  }

  @Test func aSecondRequestOfANameReplacesTheFirst() {
    let center = UNUserNotificationCenter(store: StoredNotifications(file: nil))
    #expect(center.keep(Self.request("a", after: 60), at: Self.start) == nil)
    #expect(center.keep(Self.request("a", after: 90), at: Self.start) == nil)
    let intervals = center.pending(at: Self.start).map {
      ($0.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval
    }
    #expect(intervals == [90])
  }

  @Test func whatNoFileCanHoldIsRefused() {
    let center = UNUserNotificationCenter(store: StoredNotifications(file: nil))
    let content = UNMutableNotificationContent()
    content.userInfo = ["a": NSObject()]
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    #expect(center.keep(request, at: Self.start) == UNError(.notificationInvalidNoContent))
    let never = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 1999), repeats: false)
    let past = UNNotificationRequest(identifier: "b", content: .init(), trigger: never)
    #expect(center.keep(past, at: Self.start) == UNError(.notificationInvalidNoDate))
    #expect(center.pending(at: Self.start).isEmpty)
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
    let center = UNUserNotificationCenter(store: StoredNotifications(file: nil))
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
    let center = UNUserNotificationCenter(store: StoredNotifications(file: nil))
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
