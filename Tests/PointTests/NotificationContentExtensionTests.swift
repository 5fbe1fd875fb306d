import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// The interfaces of apps for their own notifications.
@Suite struct NotificationContentExtensionTests {
  private static let code = """
    import UIKit
    import UserNotifications
    import UserNotificationsUI
    class Plain: UIViewController {}
    class Content: UIViewController, UNNotificationContentExtension {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        let button = UIButton(frame: CGRect(x: 0, y: 60, width: 300, height: 40))
        button.setTitle("More", for: .normal)
        button.addTarget(self, action: #selector(more), for: .touchUpInside)
        view.addSubview(button)
      }
      func didReceive(_ notification: UNNotification) {
        label.text = "Order: " + notification.request.content.body
      }
      @objc func more() { MORE }
      func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
      ) {
        label.text = response.actionIdentifier
        completion(OPTION)
      }
      var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .default }
      func mediaPlay() { label.text = "plays" }
      func mediaPause() { label.text = "pauses" }
    }
    """

  private func lesson(
    more: String = "", option: String = ".doNotDismiss", category: String = "order", scene: String
  ) -> ServiceLesson {
    var lesson = ServiceLesson(
      scene: """
        device.open("Reader").goToBackground()
        let note = device.push(#"{"aps": {"alert": {"title": "Shop", "body": "tea"}, "category": "order"}}"#, to: "Reader")!
        \(scene)
        """)
    lesson.point = "com.apple.usernotifications.content-extension"
    lesson.attributes = """
      <key>UNNotificationExtensionCategory</key><string>\(category)</string>
      <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>
      """
    lesson.principalClass = "Content"
    lesson.code = Self.code.replacing("MORE", with: more).replacing("OPTION", with: option)
    lesson.members = """
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
      }
      """
    lesson.moreAppCode = """
      extension AppDelegate: UNUserNotificationCenterDelegate {
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        ) {
          print(response.actionIdentifier)
          completionHandler()
        }
      }
      """
    lesson.app = """
      let center = UNUserNotificationCenter.current()
      center.requestAuthorization { _, _ in }
      let cancel = UNNotificationAction(identifier: "CANCEL", title: "Cancel order")
      center.setNotificationCategories([
        UNNotificationCategory(identifier: "order", actions: [cancel], intentIdentifiers: [])
      ])
      """
    return lesson
  }

  private func run(_ lesson: ServiceLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    return outcome
  }

  @Test(
    .shows(
      "UNNotificationContentExtension.didReceive(_: UNNotification)",
      "UNNotificationContentExtension.mediaPlay()",
      "UNNotificationContentExtension.mediaPause()",
      "UNNotificationContentExtension.mediaPlayPauseButtonType",
      "UNNotificationContentExtensionMediaPlayPauseButtonType",
      "UNNotificationContentExtensionMediaPlayPauseButtonType.`default`"))
  func theExtensionOfTheCategoryShowsTheNotification() async throws {
    let outcome = try await run(
      lesson(
        more: #"label.text = "more""#,
        scene: """
          let content = note.open()!
          print(content.shows("Order: tea"))
          content.tap("More")
          print(content.shows("more"))
          note.play()
          print(content.shows("plays"))
          note.pause()
          print(content.shows("pauses"), device.notifications.count)
          """))
    #expect(outcome.text(of: "Scene") == "true\ntrue\ntrue\ntrue 1\n")
    #expect(outcome.lines.contains(#"Service: is called: didReceive(_:), "Shop: tea""#))
  }

  struct Chosen: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var option: String
    /// Whether the extension still shows the button, and how many notifications are left.
    var left: String
    var told = ""
  }

  @Test(
    .shows(
      "UNNotificationContentExtension.didReceive(_:completionHandler:)",
      "UNNotificationContentExtensionResponseOption.doNotDismiss",
      "UNNotificationContentExtensionResponseOption.dismiss",
      "UNNotificationContentExtensionResponseOption.dismissAndForwardAction"),
    arguments: [
      Chosen(testDescription: "stays", option: ".doNotDismiss", left: "true 1"),
      Chosen(testDescription: "goes", option: ".dismiss", left: "false 0"),
      Chosen(
        testDescription: "is the app's matter", option: ".dismissAndForwardAction",
        left: "false 0", told: "CANCEL\n"),
    ])
  func theExtensionDecidesAboutAButtonFirst(_ test: Chosen) async throws {
    let outcome = try await run(
      lesson(
        option: test.option,
        scene: """
          let content = note.open()!
          note.choose("Cancel order")
          print(content.shows("CANCEL"), device.notifications.count)
          """))
    #expect(outcome.text(of: "Scene") == test.left + "\n")
    #expect(outcome.text(of: "Reader") == test.told)
  }

  struct Wish: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var more: String
    var scene: String
    var printed: String
    var told = ""
  }

  @Test(
    .shows(
      "NSExtensionContext.performNotificationDefaultAction()",
      "NSExtensionContext.dismissNotificationContentExtension()",
      "NSExtensionContext.notificationActions"),
    arguments: [
      Wish(
        testDescription: "the app opened",
        more: "extensionContext?.performNotificationDefaultAction()",
        scene: "device.wait(seconds: 1)\nprint(device.notifications.count)", printed: "0\n",
        told: "com.apple.UNNotificationDefaultActionIdentifier\n"),
      Wish(
        testDescription: "itself put away",
        more: "extensionContext?.dismissNotificationContentExtension()",
        scene: "device.wait(seconds: 1)\nprint(content.screen.isEmpty, device.notifications.count)",
        printed: "true 1\n"),
      Wish(
        testDescription: "other buttons",
        more: """
          extensionContext?.notificationActions = [UNNotificationAction(identifier: "AGAIN", title: "Again")]
          print(extensionContext?.notificationActions.map(\\.title) ?? [])
          """,
        scene: #"note.choose("Again")"# + "\nprint(content.shows(\"AGAIN\"))", printed: "true\n"),
    ])
  func theExtensionAsksFor(_ wish: Wish) async throws {
    let outcome = try await run(
      lesson(
        more: wish.more, scene: "let content = note.open()!\ncontent.tap(\"More\")\n" + wish.scene))
    #expect(outcome.text(of: "Scene") == wish.printed)
    #expect(outcome.text(of: "Reader") == wish.told)
  }

  @Test func aNotificationOfAnotherCategoryHasNoInterface() async throws {
    let outcome = try await run(lesson(category: "bill", scene: "print(note.open() == nil)"))
    #expect(outcome.text(of: "Scene") == "true\n")
    #expect(
      outcome.lines.contains(
        "Service: isn't asked: the notification's category is 'order', but it shows 'bill'"))
  }

  @Test func aControllerThatShowsNoNotificationsIsRefused() async throws {
    var lesson = lesson(scene: "print(note.open() == nil)")
    lesson.principalClass = "Plain"
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "true\n")
    #expect(
      outcome.lines.contains(
        "Service: can't work for the system: "
          + "'Plain' isn't of the class that this extension point requires"))
  }
}
