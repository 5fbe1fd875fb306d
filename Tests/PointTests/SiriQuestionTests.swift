import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What Siri asks the user when an extension can't tell at once what is meant.
@Suite struct SiriQuestionTests {
  /// A handler that returns these resolutions for the recipients and the content.
  private static func handler(
    recipients: String = "[.notRequired()]", content: String = ".notRequired()"
  ) -> String {
    SiriLesson.handle(".success") + """

      func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
      ) {
        let people = intent.recipients ?? []
        print("resolves", people.map(\\.displayName), people.map { $0.personHandle?.value ?? "-" })
        completion(\(recipients))
      }
      func resolveContent(
        for intent: INSendMessageIntent,
        with completion: @escaping (INStringResolutionResult) -> Void
      ) {
        let content = intent.content ?? "nil"
        print("resolves", content)
        completion(\(content))
      }
      func person(_ name: String) -> INPerson {
        INPerson(
          personHandle: INPersonHandle(value: name.lowercased(), type: .emailAddress),
          nameComponents: nil, displayName: name, image: nil, contactIdentifier: nil,
          customIdentifier: nil)
      }
      """
  }

  struct Talk: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var members: String
    /// What the user does; `siri` has been asked for `wish`.
    var scene: String
    var wish = #".message(to: ["Ada"], saying: "Hello")"#
    var says: String
    var prints: String
  }

  @Test(
    .shows(
      "INIntentResolutionResult.needsValue()", "INIntentResolutionResult.unsupported()",
      "INPersonResolutionResult.success(with:)", "INPersonResolutionResult.disambiguation(with:)",
      "INPersonResolutionResult.confirmationRequired(with:)",
      "INStringResolutionResult.success(with:)", "INStringResolutionResult.disambiguation(with:)",
      "INStringResolutionResult.confirmationRequired(with:)"),
    arguments: [
      Talk(
        testDescription: "a value",
        members: handler(recipients: "people.isEmpty ? [.needsValue()] : [.notRequired()]"),
        scene: #"siri.answer("Bob"); print(siri)"#, wish: #".message(saying: "Hello")"#,
        says: """
          To whom?
          Shall I send a message, "Hello" to Bob?
          """,
        prints: """
          resolves [] []
          resolves ["Bob"] ["-"]
          resolves Hello
          """),
      Talk(
        testDescription: "a choice",
        members: handler(
          recipients: """
            people[0].personHandle?.value == nil
              ? [.disambiguation(with: [person("Ada L"), person("Ada Y")])] : [.notRequired()]
            """),
        scene: #"print(siri.choices); siri.answer("Ada Y"); print(siri)"#,
        says: """
          Which one: Ada L, or Ada Y?
          ["Ada L", "Ada Y"]
          Shall I send a message, "Hello" to Ada Y?
          """,
        prints: """
          resolves ["Ada"] ["-"]
          resolves ["Ada Y"] ["ada y"]
          resolves Hello
          """),
      Talk(
        testDescription: "a confirmation",
        members: handler(recipients: #"[.confirmationRequired(with: person("Ada L"))]"#),
        scene: "siri.confirm(); print(siri)",
        says: """
          Do you mean Ada L?
          Shall I send a message, "Hello" to Ada L?
          """,
        prints: """
          resolves ["Ada"] ["-"]
          resolves ["Ada L"] ["ada l"]
          resolves Hello
          """),
      Talk(
        testDescription: "another value than the one to be confirmed",
        members: handler(
          recipients: """
            people[0].displayName == "Bob"
              ? [.notRequired()] : [.confirmationRequired(with: person("Ada L"))]
            """),
        scene: #"siri.answer("Bob"); print(siri)"#,
        says: """
          Do you mean Ada L?
          Shall I send a message, "Hello" to Bob?
          """,
        prints: """
          resolves ["Ada"] ["-"]
          resolves ["Bob"] ["-"]
          resolves Hello
          """),
      Talk(
        testDescription: "another value for one of two",
        members: handler(
          recipients: """
            people.map { $0.displayName == "Bob" ? .needsValue() : .success(with: person("Ada L")) }
            """),
        scene: #"siri.answer("Cleo"); print(siri)"#,
        wish: #".message(to: ["Ada", "Bob"], saying: "Hello")"#,
        says: """
          To whom?
          Shall I send a message, "Hello" to Ada L and Ada L?
          """,
        prints: """
          resolves ["Ada", "Bob"] ["-", "-"]
          resolves ["Ada L", "Cleo"] ["ada l", "-"]
          resolves Hello
          """),
      Talk(
        testDescription: "a text",
        members: handler(
          content: "content == \"nil\" ? .needsValue() : .success(with: content + \"!\")"),
        scene: #"siri.answer("Hi"); print(siri)"#, wish: #".message(to: ["Ada"])"#,
        says: """
          What do you want to say?
          Shall I send a message, "Hi!" to Ada?
          """,
        prints: """
          resolves ["Ada"] ["-"]
          resolves nil
          resolves Hi
          """),
      Talk(
        testDescription: "one of two texts",
        members: handler(
          content: """
            content == "Hello" ? .disambiguation(with: ["Hi", "Ho"]) : .notRequired()
            """),
        scene: #"siri.answer("Ho"); print(siri)"#,
        says: """
          Which one: Hi, or Ho?
          Shall I send a message, "Ho" to Ada?
          """,
        prints: """
          resolves ["Ada"] ["-"]
          resolves Hello
          resolves Ho
          """),
      Talk(
        testDescription: "a text to be confirmed",
        members: handler(content: #".confirmationRequired(with: "Hello there")"#),
        scene: "siri.confirm(); print(siri)",
        says: """
          Do you mean Hello there?
          Shall I send a message, "Hello there" to Ada?
          """,
        prints: """
          resolves ["Ada"] ["-"]
          resolves Hello
          resolves Hello there
          """),
      Talk(
        testDescription: "unsupported", members: handler(content: ".unsupported()"),
        scene: "print(siri.isWaiting)",
        says: """
          Chat can't do that.
          false
          """,
        prints: """
          resolves ["Ada"] ["-"]
          resolves Hello
          """),
    ])
  func siriAsksAndTheHandlerIsAskedAgain(_ test: Talk) async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        members: test.members,
        scene: """
          let siri = device.askSiri(\(test.wish), with: "Chat")
          print(siri)
          \(test.scene)
          """))
    #expect(outcome.text(of: "Scene") == test.says + "\n")
    #expect(outcome.text(of: "Assistant") == test.prints + "\n")
  }

  @Test(
    .shows(
      "INSendMessageRecipientResolutionResult.unsupported(forReason:)",
      "INSendMessageRecipientUnsupportedReason.noAccount",
      "INSendMessageRecipientUnsupportedReason.offline",
      "INSendMessageRecipientUnsupportedReason.messagingServiceNotEnabledForRecipient",
      "INSendMessageRecipientUnsupportedReason.noValidHandle",
      "INSendMessageRecipientUnsupportedReason.requestedHandleInvalid",
      "INSendMessageRecipientUnsupportedReason.noHandleForLabel"),
    arguments: [
      ("noAccount", 1), ("offline", 2), ("messagingServiceNotEnabledForRecipient", 3),
      ("noValidHandle", 4), ("requestedHandleInvalid", 5), ("noHandleForLabel", 6),
    ])
  func theReasonIsInTheLog(_ name: String, _ number: Int) async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        members: Self.handler(recipients: "[.unsupported(forReason: .\(name))]"),
        scene: """
          print(device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat"))
          """))
    #expect(outcome.text(of: "Scene") == "Chat can't do that.\n")
    #expect(
      SiriTests.story(outcome).contains("Assistant: answers \"unsupported: reason \(number)\""))
  }

  @Test(
    .shows("INSendMessageRecipientResolutionResult.init(personResolutionResult:)"))
  func theOlderFormIsAskedWhereThereIsNoNewerOne() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        members: SiriLesson.handle(".success") + """

          func resolveRecipients(
            for intent: INSendMessageIntent,
            with completion: @escaping ([INPersonResolutionResult]) -> Void
          ) {
            print("resolves")
            completion([.needsValue()])
          }
          """,
        scene: """
          print(device.askSiri(.message(saying: "Hello"), with: "Chat"))
          """))
    #expect(outcome.text(of: "Scene") == "To whom?\n")
    #expect(outcome.text(of: "Assistant") == "resolves\n")
  }

  @Test func siriKnowsTheNumbersOfContacts() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        members: Self.handler(),
        before: #"device.add(contact: "Ada", number: "+15551230001")"#,
        scene: """
          print(device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat"))
          """))
    #expect(
      outcome.text(of: "Assistant") == """
        resolves ["Ada"] ["15551230001"]
        resolves Hello\n
        """)
  }

  @Test(arguments: [
    (#"siri.answer("Zoe")"#, "there is no 'Zoe' to choose: there are 'Ada L', 'Ada Y'"),
    ("siri.confirm()", "Siri asks: Which one: Ada L, or Ada Y?"),
  ])
  func whatIsNoAnswerEndsTheScene(_ scene: String, _ reason: String) async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        members: Self.handler(
          recipients: #"[.disambiguation(with: [person("Ada L"), person("Ada Y")])]"#),
        scene: """
          let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
          \(scene)
          """))
    #expect(outcome.lines.contains { $0.contains(reason) }, "\(outcome.lines)")
  }
}
