import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Pushes, and the extension that may change them.
@Suite struct NotificationServiceTests {
  private func run(_ lesson: ServiceLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    return outcome
  }

  /// What the service, the app and the device do about a push.
  private func story(_ outcome: Outcome) -> [String] {
    outcome.lines.drop { !$0.contains("receives a push") }
      .filter { line in
        !line.hasPrefix("Scene") && !line.hasPrefix("Reader: prints")
          && !["ends with the run", "is suspended"].contains(where: line.hasSuffix)
      }
  }

  @Test(
    .shows("UNNotificationServiceExtension.didReceive(_:withContentHandler:)"),
    .shows("UNUserNotificationCenter.requestAuthorization(options:completionHandler:)"))
  func theExtensionChangesWhatIsShown() async throws {
    let outcome = try await run(ServiceLesson(scene: ServiceLesson.push(ServiceLesson.mutable)))
    #expect(outcome.text(of: "Scene") == "Hello!: World\n")
    #expect(
      story(outcome) == [
        #"Device: receives a push for Reader: "Hello: World""#,
        "Service: is launched as an extension",
        "Service: Service.Service is made",
        #"Service: is called: didReceive(_:withContentHandler:), "Hello: World""#,
        #"Service: answers "Hello!: World""#,
        "Service: is ended by the system",
        #"Reader: has a notification shown: "Hello!: World""#,
      ])
  }

  struct Withheld: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var aps = ServiceLesson.mutable
    var app: String?
    var before = ""
    /// What the scene prints.
    var shown: String
    var line: String
  }

  @Test(arguments: [
    Withheld(
      testDescription: "no mutable-content", aps: #"{"alert": "Hello"}"#, shown: "Hello",
      line: "Service: isn't asked: the payload has no \"mutable-content\": 1"),
    Withheld(
      testDescription: "nothing to show", aps: #"{"sound": "default", "mutable-content": 1}"#,
      shown: "nothing",
      line: "Reader: has no notification shown: the push has no title, subtitle or body"),
    Withheld(
      testDescription: "the app hasn't asked", app: "", shown: "nothing",
      line: "Reader: has no notification shown: "
        + "the app hasn't asked whether it may show notifications"),
  ])
  func anExtensionIsNotAskedAboutAPushThatItMayNotChange(_ test: Withheld) async throws {
    var lesson = ServiceLesson(scene: ServiceLesson.push(test.aps, before: test.before))
    if let app = test.app { lesson.app = app }
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == test.shown + "\n")
    #expect(outcome.lines.contains(test.line))
    #expect(!outcome.lines.contains("Service: is launched as an extension"))
  }

  @Test(.shows("UNNotificationSettings.authorizationStatus"))
  func whatTheUserRefusesStaysRefused() async throws {
    var lesson = ServiceLesson(
      scene: "device.answerNotifications(.refuse)\n" + ServiceLesson.push(ServiceLesson.mutable))
    lesson.app = """
      let center = UNUserNotificationCenter.current()
      center.requestAuthorization { isAllowed, _ in
        center.getNotificationSettings { print(isAllowed, $0.authorizationStatus == .denied) }
      }
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Reader") == "false true\n")
    #expect(outcome.text(of: "Scene") == "nothing\n")
    #expect(
      story(outcome) == [
        #"Device: receives a push for Reader: "Hello: World""#,
        "Reader: has no notification shown: the user hasn't allowed the app's notifications",
      ])
  }

  struct Late: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var service: String
    var principalClass = "Service"
    var shown: String
    /// What the log has between the call and what is shown.
    var story: [String]
  }

  private static let keeps = """
    var handler: ((UNNotificationContent) -> Void)?
    override func didReceive(
      _ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void
    ) {
      self.handler = handler
      BODY
    }
    """

  @Test(
    .shows("UNNotificationServiceExtension.serviceExtensionTimeWillExpire()"),
    arguments: [
      Late(
        testDescription: "in the last moment",
        service: keeps.replacing("BODY", with: "") + """

          override func serviceExtensionTimeWillExpire() {
            let content = UNMutableNotificationContent()
            content.title = "Late"
            handler?(content)
          }
          """,
        shown: "Late",
        story: [
          "Service: is called: serviceExtensionTimeWillExpire()", #"Service: answers "Late""#,
          "Service: is ended by the system",
        ]),
      Late(
        testDescription: "never", service: keeps.replacing("BODY", with: ""),
        shown: "Hello: World",
        story: [
          "Service: is called: serviceExtensionTimeWillExpire()",
          "Service: is killed: it went on working when its time was over",
        ]),
      Late(
        testDescription: "empty content after 29 seconds",
        service: keeps.replacing(
          "BODY", with: "sleep(29)\nhandler(UNMutableNotificationContent())"),
        shown: "Hello: World",
        story: [#"Service: answers """#, "Service: is ended by the system"]),
      Late(
        testDescription: "a crash", service: keeps.replacing("BODY", with: #"fatalError("no")"#),
        shown: "Hello: World", story: ["Service: crashes: Fatal error: no"]),
      Late(
        testDescription: "another class", service: "", principalClass: "Other",
        shown: "Hello: World",
        story: [
          "Service: can't work for the system: "
            + "'Other' isn't of the class that this extension point requires",
          "Service: is ended by the system",
        ]),
    ])
  func withoutAnAnswerInTimeTheOriginalIsShown(_ test: Late) async throws {
    var lesson = ServiceLesson(scene: ServiceLesson.push(ServiceLesson.mutable))
    lesson.service = test.service
    lesson.principalClass = test.principalClass
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == test.shown + "\n")
    let story = story(outcome).drop { !$0.contains("didReceive") }.dropFirst().dropLast()
    #expect(Array(story) == test.story)
  }

  @Test(
    .shows("UNPushNotificationTrigger"),
    .shows("UNUserNotificationCenter.getDeliveredNotifications(completionHandler:)"))
  func theAppFindsWhatWasDelivered() async throws {
    var lesson = ServiceLesson(
      scene: ServiceLesson.push(ServiceLesson.mutable) + #"\#ndevice.open("Reader")"#)
    lesson.app = """
      let center = UNUserNotificationCenter.current()
      center.requestAuthorization { _, _ in }
      center.getDeliveredNotifications { notifications in
        for notification in notifications {
          print(notification.request.content.title, notification.request.trigger is UNPushNotificationTrigger)
        }
      }
      """
    #expect(try await run(lesson).text(of: "Reader") == "Hello! true\n")
  }
}
