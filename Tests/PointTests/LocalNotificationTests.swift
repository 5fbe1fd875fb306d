import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Notifications that an app requests itself, and what the user does with them.
@Suite struct LocalNotificationTests {
  private func run(_ lesson: ServiceLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    return outcome
  }

  /// An app that asks for permission, then runs `body`; its delegate prints what it is told.
  private func lesson(_ body: String, presents: String = "[]", scene: String) -> ServiceLesson {
    var lesson = ServiceLesson(scene: scene)
    lesson.members = """
      let listener = Listener()
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        UNUserNotificationCenter.current().delegate = listener
        return true
      }
      """
    lesson.moreAppCode = """
      class Listener: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
          print("comes in front:", notification.request.identifier)
          return \(presents)
        }
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        ) {
          let text = (response as? UNTextInputNotificationResponse)?.userText ?? "-"
          print(response.notification.request.identifier, response.actionIdentifier, text)
          print(UIApplication.shared.applicationState == .background ? "behind" : "coming")
          completionHandler()
        }
      }
      """
    lesson.app = """
      let center = UNUserNotificationCenter.current()
      center.requestAuthorization { _, _ in
        \(body)
      }
      """
    return lesson
  }

  private static func add(_ name: String, after seconds: Double?, more: String = "") -> String {
    let trigger =
      seconds.map { "UNTimeIntervalNotificationTrigger(timeInterval: \($0), repeats: false)" }
      ?? "nil"
    return """
      do {
        let content = UNMutableNotificationContent()
        content.title = "\(name)"
        content.badge = 2
        \(more)
        let trigger: UNTimeIntervalNotificationTrigger? = \(trigger)
        center.add(UNNotificationRequest(identifier: "\(name)", content: content, trigger: trigger))
      }
      """
  }

  @Test(
    .shows(
      "UNUserNotificationCenter.add(_:withCompletionHandler:)", "UNTimeIntervalNotificationTrigger")
  )
  func aRequestIsShownWhenItsTimeHasCome() async throws {
    let outcome = try await run(
      lesson(
        Self.add("Tea", after: 60),
        scene: """
          device.open("Reader").goToBackground()
          device.wait(seconds: 50)
          print(device.notifications.map(\\.description), device.badge(of: "Reader"))
          device.wait(seconds: 20)
          print(device.notifications.map(\\.description), device.badge(of: "Reader"))
          """))
    #expect(outcome.text(of: "Scene") == "[] 0\n[\"Tea (badge 2)\"] 2\n")
    #expect(outcome.lines.contains(#"Reader: has a notification shown: "Tea""#))
  }

  struct InFront: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var presents: String
    /// How many are listed, and the number on the app's icon.
    var left: String
    var line: String
  }

  @Test(
    .shows(
      "UNUserNotificationCenterDelegate.userNotificationCenter(_:willPresent:)",
      "UNUserNotificationCenter.delegate", "UNNotificationPresentationOptions.banner",
      "UNNotificationPresentationOptions.list", "UNNotificationPresentationOptions.badge"),
    arguments: [
      InFront(
        testDescription: "nothing", presents: "[]", left: "0 0",
        line: "Reader: has no notification shown: "
          + "the app is in the foreground, and doesn't want it shown"),
      InFront(
        testDescription: "a banner", presents: "[.banner]", left: "0 0",
        line: #"Reader: has a notification shown: "Now""#),
      InFront(
        testDescription: "the list and the number", presents: "[.list, .badge]", left: "1 2",
        line: #"Reader: has a notification shown: "Now""#),
    ])
  func anAppInFrontSaysHowItIsShown(_ test: InFront) async throws {
    let outcome = try await run(
      lesson(
        Self.add("Now", after: nil), presents: test.presents,
        scene: """
          device.open("Reader")
          device.wait(seconds: 1)
          print(device.notifications.count, device.badge(of: "Reader"))
          """))
    #expect(outcome.text(of: "Scene") == test.left + "\n")
    #expect(outcome.text(of: "Reader") == "comes in front: Now\n")
    #expect(outcome.lines.contains(test.line))
  }

  private static let buttons = """
    let open = UNNotificationAction(identifier: "OPEN", title: "Open", options: [.foreground])
    let later = UNNotificationAction(identifier: "LATER", title: "Later")
    let reply = UNTextInputNotificationAction(
      identifier: "REPLY", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "")
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "note", actions: [open, later, reply], intentIdentifiers: [], options: OPTIONS)
    ])
    """

  struct Choice: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var act: String
    var options = "[]"
    /// What the app's delegate is told.
    var told: String
  }

  @Test(
    .shows(
      "UNUserNotificationCenterDelegate.userNotificationCenter(_:didReceive:withCompletionHandler:)",
      "UNUserNotificationCenter.setNotificationCategories(_:)",
      "UNNotificationResponse.actionIdentifier", "UNNotificationResponse.notification",
      "UNTextInputNotificationResponse.userText", "UNNotificationActionOptions.foreground",
      "UNNotificationCategoryOptions.customDismissAction",
      "UNNotificationDefaultActionIdentifier", "UNNotificationDismissActionIdentifier"),
    arguments: [
      Choice(
        testDescription: "a tap", act: "tap()",
        told: "Note com.apple.UNNotificationDefaultActionIdentifier -\ncoming\n"),
      Choice(
        testDescription: "a button that opens", act: #"choose("Open")"#,
        told: "Note OPEN -\ncoming\n"),
      Choice(
        testDescription: "a button that doesn't", act: #"choose("Later")"#,
        told: "Note LATER -\nbehind\n"),
      Choice(
        testDescription: "a text", act: #"choose("Reply", writing: "yes")"#,
        told: "Note REPLY yes\nbehind\n"),
      Choice(testDescription: "cleared away", act: "clear()", told: ""),
      Choice(
        testDescription: "cleared away, and wants to know", act: "clear()",
        options: "[.customDismissAction]",
        told: "Note com.apple.UNNotificationDismissActionIdentifier -\nbehind\n"),
    ])
  func theAppIsToldWhatTheUserHasDone(_ choice: Choice) async throws {
    let buttons = Self.buttons.replacing("OPTIONS", with: choice.options)
    let outcome = try await run(
      lesson(
        "guard UIApplication.firstTime else { return }\n" + buttons + "\n"
          + Self.add("Note", after: 5, more: #"content.categoryIdentifier = "note""#),
        scene: """
          device.open("Reader").goToBackground()
          device.wait(seconds: 10)
          device.notifications[0].\(choice.act)
          device.wait(seconds: 1)
          print(device.notifications.count)
          """
      ).once)
    #expect(outcome.text(of: "Scene") == "0\n")
    #expect(outcome.text(of: "Reader") == choice.told)
  }

  @Test(
    .shows(
      "UNUserNotificationCenter.removePendingNotificationRequests(withIdentifiers:)",
      "UNUserNotificationCenter.setBadgeCount(_:withCompletionHandler:)"))
  func whatWasTakenBackNeverComes() async throws {
    let outcome = try await run(
      lesson(
        Self.add("A", after: 5) + "\n" + Self.add("B", after: 6) + """

          center.removePendingNotificationRequests(withIdentifiers: ["A"])
          center.setBadgeCount(7)
          """,
        scene: """
          device.open("Reader").goToBackground()
          print(device.badge(of: "Reader"))
          device.wait(seconds: 10)
          print(device.notifications.map(\\.title))
          """))
    #expect(outcome.text(of: "Scene") == "7\n[\"B\"]\n")
  }

  @Test(.shows("UNError.Code.notificationsNotAllowed"))
  func withoutPermissionNothingIsKept() async throws {
    var lesson = ServiceLesson(scene: #"device.open("Reader").goToBackground()"#)
    lesson.app = """
      let center = UNUserNotificationCenter.current()
      center.add(UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: nil)) {
        print(($0 as? UNError)?.code == .notificationsNotAllowed)
        center.getPendingNotificationRequests { print($0.count) }
      }
      """
    #expect(try await run(lesson).text(of: "Reader") == "true\n0\n")
  }
}

extension ServiceLesson {
  /// The lesson, with an app that asks only at its first launch.
  fileprivate var once: ServiceLesson {
    var lesson = self
    lesson.moreAppCode += """

      extension UIApplication {
        /// Whether it is the first time that this is asked on the device.
        static var firstTime: Bool {
          defer { UserDefaults.standard.set(true, forKey: "asked") }
          return !UserDefaults.standard.bool(forKey: "asked")
        }
      }
      """
    return lesson
  }
}
