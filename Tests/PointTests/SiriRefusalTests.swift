import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What Siri can't do with an app, and why.
@Suite struct SiriRefusalTests {
  private static let scene = """
    let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
    siri.isWaiting ? siri.confirm() : ()
    print(siri, siri.isWaiting)
    """

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lesson: SiriLesson
    var words = "Chat hasn't answered."
    /// The reason in the log, after the extension's name.
    var reason: String
  }

  @Test(
    .shows("INIntentError.Code.noHandlerProvidedForIntent"),
    arguments: [
      Refusal(
        testDescription: "another intent",
        lesson: SiriLesson(supports: ["INStartCallIntent"], scene: scene),
        words: "Chat can't do that with Siri.",
        reason: "isn't asked: IntentsSupported doesn't name 'INSendMessageIntent'"),
      Refusal(
        testDescription: "no intent", lesson: SiriLesson(supports: [], scene: scene),
        words: "Chat can't do that with Siri.",
        reason: "isn't asked: IntentsSupported doesn't name 'INSendMessageIntent'"),
      Refusal(
        testDescription: "another class",
        lesson: SiriLesson(handler: "import UIKit\nclass Handler: NSObject {}", scene: scene),
        reason: "'Handler' isn't of the class that this extension point requires"),
      Refusal(
        testDescription: "no protocol",
        lesson: SiriLesson(handler: "class Handler: INExtension {}", scene: scene),
        reason: "'Handler' doesn't conform to INSendMessageIntentHandling"),
      Refusal(
        testDescription: "no handler",
        lesson: SiriLesson(
          handler: """
            class Handler: INExtension {
              override func handler(for intent: INIntent) -> Any? { nil }
            }
            """, scene: scene),
        reason: "handler(for:) returned nil for INSendMessageIntent"),
      Refusal(
        testDescription: "no answer",
        lesson: SiriLesson(
          members: """
            func handle(
              intent: INSendMessageIntent,
              completion: @escaping (INSendMessageIntentResponse) -> Void
            ) {}
            """, scene: scene),
        reason: "there was no answer for 10 seconds"),
      Refusal(
        testDescription: "a crash",
        lesson: SiriLesson(
          members: """
            func handle(
              intent: INSendMessageIntent,
              completion: @escaping (INSendMessageIntentResponse) -> Void
            ) { preconditionFailure("oh") }
            """, scene: scene),
        reason: "crashes: "),
      Refusal(
        testDescription: "too few results",
        lesson: SiriLesson(
          members: SiriLesson.handle(".success") + """

            func resolveRecipients(
              for intent: INSendMessageIntent,
              with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
            ) { completion([]) }
            """, scene: scene),
        reason: "there are 0 results for 1 values"),
      Refusal(
        testDescription: "no entitlement",
        lesson: SiriLesson(isEntitled: false, active: "", scene: scene),
        words: "Siri can't work with Chat.",
        reason: "isn't asked: the app's entitlements lack 'com.apple.developer.siri'"),
      Refusal(
        testDescription: "not asked", lesson: SiriLesson(active: "", scene: scene),
        words: "Siri can't work with Chat.",
        reason: "the app hasn't asked the user whether Siri may work with it"),
      Refusal(
        testDescription: "denied",
        lesson: SiriLesson(
          before: "device.answerSiriRequests(isAllowed: false)", scene: scene),
        words: "Siri can't work with Chat.",
        reason: "isn't asked: the user doesn't let Siri work with the app"),
    ])
  func siriSaysSoAndGoesOn(_ test: Refusal) async throws {
    let outcome = try await Running.run(test.lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == test.words + " false\n")
    let mine = SiriTests.story(outcome)
    #expect(mine.contains { $0.contains(test.reason) }, "\(mine)")
  }

  @Test func onlyTheFirstAnswerCounts() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        members: """
          func handle(
            intent: INSendMessageIntent,
            completion: @escaping (INSendMessageIntentResponse) -> Void
          ) {
            completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
            completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
          }
          """, scene: Self.scene))
    #expect(outcome.text(of: "Scene") == "It's sent. false\n")
  }

  @Test(arguments: [true, false], [true, false])
  func aLockedDeviceIsUnlockedForRestrictedIntents(_ isLocked: Bool, _ isRestricted: Bool)
    async throws
  {
    let outcome = try await SiriTests.run(
      SiriLesson(
        restricts: isRestricted ? ["INSendMessageIntent"] : [],
        scene: """
          let wish = SiriWish.message(to: ["Ada"], saying: "Hello")
          print(device.askSiri(wish, with: "Chat", isLocked: \(isLocked)))
          """))
    let isRefused = isLocked && isRestricted
    #expect(
      outcome.text(of: "Scene")
        == (isRefused
          ? "Unlock the device first.\n" : "Shall I send a message, \"Hello\" to Ada?\n"))
    #expect(
      SiriTests.story(outcome).contains { $0.contains("IntentsRestrictedWhileLocked") }
        == isRefused)
  }

  @Test func aLockedDeviceOpensNoApp() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        members: SiriLesson.handle(".failureRequiringAppLaunch"),
        scene: """
          let wish = SiriWish.message(to: ["Ada"], saying: "Hello")
          let siri = device.askSiri(wish, with: "Chat", isLocked: true)
          siri.confirm()
          print(siri)
          """))
    #expect(outcome.text(of: "Scene") == "Unlock the device first.\n")
    #expect(outcome.lines.filter { $0 == "Chat: becomes active" }.count == 1)
  }

  struct Asking: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isAllowed = true
    var prints: String
  }

  @Test(
    .shows(
      "INPreferences.siriAuthorizationStatus()", "INPreferences.requestSiriAuthorization(_:)",
      "INPreferences.requestSiriAuthorization()", "INPreferences.siriLanguageCode()",
      "INSiriAuthorizationStatus.notDetermined", "INSiriAuthorizationStatus.denied",
      "INSiriAuthorizationStatus.authorized"),
    arguments: [
      Asking(testDescription: "allowed", prints: "0\nen-US\n3\n3\n3\n"),
      Asking(testDescription: "denied", isAllowed: false, prints: "0\nen-US\n2\n2\n2\n"),
    ])
  func theUserIsAskedOnce(_ test: Asking) async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        active: """
          print(INPreferences.siriAuthorizationStatus().rawValue)
          print(INPreferences.siriLanguageCode())
          INPreferences.requestSiriAuthorization { status in
            print(status.rawValue)
            Task {
              print(await INPreferences.requestSiriAuthorization().rawValue)
              print(INPreferences.siriAuthorizationStatus().rawValue)
            }
          }
          """,
        before: "device.answerSiriRequests(isAllowed: \(test.isAllowed))",
        scene: "device.answerSiriRequests(isAllowed: \(!test.isAllowed))"))
    #expect(outcome.text(of: "Chat") == test.prints)
    let words = test.isAllowed ? "lets" : "doesn't let"
    #expect(
      outcome.lines.filter { $0.contains("Siri work with the app") }
        == ["Chat: the user \(words) Siri work with the app"])
  }

  @Test func anExtensionIsToldWhatThereIs() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        members: """
          func handle(
            intent: INSendMessageIntent,
            completion: @escaping (INSendMessageIntentResponse) -> Void
          ) {
            print(INPreferences.siriAuthorizationStatus() == .authorized)
            completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
          }
          """, scene: Self.scene))
    #expect(outcome.text(of: "Assistant") == "true\n")
  }

  @Test(arguments: [
    (false, true, "INPreferences.siriAuthorizationStatus()", "com.apple.developer.siri"),
    (false, true, "INPreferences.requestSiriAuthorization { _ in }", "com.apple.developer.siri"),
    (true, false, "INPreferences.requestSiriAuthorization { _ in }", "NSSiriUsageDescription"),
  ])
  func anAppThatMayNotAskIsEnded(
    _ isEntitled: Bool, _ hasDescription: Bool, _ active: String, _ reason: String
  ) async throws {
    let outcome = try await Running.run(
      SiriLesson(
        isEntitled: isEntitled, hasDescription: hasDescription, active: "_ = " + active, scene: ""
      ).markdown
    ).outcome
    #expect(
      outcome.lines.contains { $0.hasPrefix("Chat: crashes") && $0.contains(reason) },
      "\(outcome.lines)")
  }

  @Test func anAppWithoutADescriptionMayLook() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        hasDescription: false,
        active: "print(INPreferences.siriAuthorizationStatus() == .notDetermined)", scene: ""))
    #expect(outcome.text(of: "Chat") == "true\n")
  }
}
