import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Siri sends messages with an app: what its extension is asked, and what the answers do.
@Suite struct SiriTests {
  static func run(_ lesson: SiriLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  static func story(_ outcome: Outcome, of name: String = "Assistant") -> [String] {
    outcome.lines.filter { $0.hasPrefix("\(name): ") && !$0.contains(" prints") }
  }

  @Test(
    .shows(
      "INExtension.init()", "INExtension.handler(for:)",
      "INSendMessageIntentHandling.handle(intent:completion:)",
      "INSendMessageIntentHandling.resolveRecipients(for:with: ([INPersonResolutionResult]) -> Void)",
      "INSendMessageIntentHandling.resolveRecipients(for:with: ([INSendMessageRecipientResolutionResult]) -> Void)",
      "INSendMessageIntentHandling.resolveContent(for:with:)",
      "INSendMessageIntentHandling.confirm(intent:completion:)",
      "INSendMessageIntentResponse.init(code:userActivity:)", "INSendMessageIntentResponse.code"),
    .shows(
      "INSendMessageIntentResponseCode.success", "INSendMessageIntentResponseCode.ready",
      "INIntentResolutionResult.notRequired()"))
  func whatTheUserConfirmsIsHandled() async throws {
    let outcome = try await Self.run(
      SiriLesson(
        scene: """
          let siri = device.askSiri(.message(to: ["Ada", "Bob"], saying: "Hello"), with: "Chat")
          print(siri.words, siri.isWaiting, siri.choices)
          siri.confirm()
          print(siri, siri.isWaiting)
          """))
    #expect(
      outcome.text(of: "Scene") == """
        Shall I send a message, "Hello" to Ada and Bob? true []
        It's sent. false\n
        """)
    #expect(outcome.text(of: "Assistant") == "handles Ada+Bob Hello\n")
    #expect(
      Self.story(outcome) == [
        "Assistant: is launched as an extension",
        "Assistant: Assistant.Handler is made",
        #"Assistant: is called: handler(for:), "INSendMessageIntent""#,
        #"Assistant: is called: resolveRecipients(for:with:), "Ada, Bob""#,
        #"Assistant: answers "notRequired""#, #"Assistant: answers "notRequired""#,
        #"Assistant: is called: resolveContent(for:with:), "Hello""#,
        #"Assistant: answers "notRequired""#,
        #"Assistant: is called: confirm(intent:completion:), "\"Hello\" to Ada and Bob""#,
        #"Assistant: answers "ready""#,
        #"Assistant: is called: handle(intent:completion:), "\"Hello\" to Ada and Bob""#,
        #"Assistant: answers "success""#, "Assistant: is ended by the system",
      ])
  }

  @Test(.shows("INIntentHandlerProviding.handler(for:)"))
  func anotherObjectCanHandleIt() async throws {
    let outcome = try await Self.run(
      SiriLesson(
        handler: """
          class Handler: INExtension {
            override func handler(for intent: INIntent) -> Any? {
              let provider: any INIntentHandlerProviding = self
              return intent is INSendMessageIntent ? Other(provider === self) : nil
            }
          }
          class Other: NSObject, INSendMessageIntentHandling {
            init(_ isSame: Bool) { print("is made", isSame) }
            \(SiriLesson.handle(".success"))
          }
          """,
        scene: """
          let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
          siri.confirm()
          print(siri)
          """))
    #expect(outcome.text(of: "Scene") == "It's sent.\n")
    #expect(outcome.text(of: "Assistant") == "is made true\nhandles Ada Hello\n")
  }

  struct Ending: CustomTestStringConvertible, Sendable {
    var testDescription: String { code }
    var code: String
    var words: String
    var answers: String
  }

  @Test(
    .shows(
      "INSendMessageIntentResponseCode.unspecified", "INSendMessageIntentResponseCode.inProgress",
      "INSendMessageIntentResponseCode.failure",
      "INSendMessageIntentResponseCode.failureMessageServiceNotAvailable"),
    arguments: [
      Ending(code: ".inProgress", words: "It's being sent.", answers: "inProgress"),
      Ending(
        code: ".failure", words: "There was a problem with the app.", answers: "failure"),
      Ending(
        code: ".failureMessageServiceNotAvailable",
        words: "The app can't send messages at the moment.",
        answers: "failureMessageServiceNotAvailable"),
      Ending(
        code: ".unspecified", words: "There was a problem with the app.", answers: "unspecified"),
      Ending(code: ".ready", words: "There was a problem with the app.", answers: "ready"),
    ])
  func theCodeDecidesWhatSiriSays(_ test: Ending) async throws {
    let outcome = try await Self.run(
      SiriLesson(
        members: SiriLesson.handle(test.code),
        scene: """
          let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
          siri.confirm()
          print(siri)
          """))
    #expect(outcome.text(of: "Scene") == test.words + "\n")
    let mine = Self.story(outcome)
    #expect(mine.contains("Assistant: answers \"\(test.answers)\""), "\(mine)")
    let isWrong = mine.contains { $0.contains("isn't a valid answer here") }
    #expect(isWrong == [".unspecified", ".ready"].contains(test.code))
  }

  @Test(arguments: [".failure", ".failureRequiringAppLaunch"])
  func nothingIsHandledThatTheExtensionDoesNotConfirm(_ code: String) async throws {
    let outcome = try await Self.run(
      SiriLesson(
        members: SiriLesson.handle(".success") + """

          func confirm(
            intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
          ) { completion(INSendMessageIntentResponse(code: \(code), userActivity: nil)) }
          """,
        scene: """
          let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
          print(siri, siri.isWaiting)
          """))
    let isFailure = code == ".failure"
    #expect(
      outcome.text(of: "Scene")
        == (isFailure ? "There was a problem with the app." : "You need to continue in Chat.")
        + " false\n")
    #expect(outcome.text(of: "Assistant") == "")
    let activations = outcome.lines.filter { $0 == "Chat: becomes active" }
    #expect(activations.count == (isFailure ? 1 : 2), "\(outcome.lines)")
  }

  @Test func theUserCanPutSiriAway() async throws {
    let outcome = try await Self.run(
      SiriLesson(
        scene: """
          let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
          siri.cancel()
          print(siri.isWaiting)
          siri.confirm()
          """))
    #expect(outcome.text(of: "Scene") == "false\n")
    #expect(outcome.text(of: "Assistant") == "")
    #expect(outcome.lines.contains { $0.contains("Siri doesn't ask anything") })
    #expect(Self.story(outcome).last == "Assistant: is ended by the system")
  }

  @Test(
    .shows(
      "INSendMessageIntentResponseCode.failureRequiringAppLaunch", "NSUserActivity.interaction",
      "INInteraction.intentHandlingStatus", "INIntentHandlingStatus.deferredToApplication"),
    arguments: [true, false], [true, false])
  func theAppGoesOnWithTheIntent(_ hasActivity: Bool, _ isRunning: Bool) async throws {
    let outcome = try await Self.run(
      SiriLesson(
        members: SiriLesson.handle(
          ".failureRequiringAppLaunch", activity: hasActivity ? "activity" : "nil") + """

            var activity: NSUserActivity {
              let activity = NSUserActivity(activityType: "com.example.signIn")
              activity.title = "Sign in"
              activity.userInfo = ["step": 2]
              return activity
            }
            """,
        appMembers: """
          func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
          ) -> Bool {
            let interaction = userActivity.interaction
            let message = interaction?.intent as? INSendMessageIntent
            let response = interaction?.intentResponse as? INSendMessageIntentResponse
            print(
              userActivity.activityType, userActivity.title ?? "nil",
              userActivity.userInfo?["step"] ?? "nil", message?.content ?? "nil",
              message?.recipients?.map(\\.displayName) ?? [],
              response?.code == .failureRequiringAppLaunch,
              interaction?.intentHandlingStatus == .deferredToApplication)
            return true
          }
          """,
        scene: """
          \(isRunning ? "" : #"device.open("Chat").quit()"#)
          let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
          siri.confirm()
          print(siri)
          """))
    #expect(outcome.text(of: "Scene") == "You need to continue in Chat.\n")
    let activity = hasActivity ? "com.example.signIn Sign in 2" : "INSendMessageIntent nil nil"
    #expect(outcome.text(of: "Chat") == "\(activity) Hello [\"Ada\"] true true\n")
  }
}
