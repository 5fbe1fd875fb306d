import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What iMessage apps put into a conversation's input field, and what they send.
@Suite struct ConversationFieldTests {
  private func run(_ lesson: ConversationLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  struct Put: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var action: String
    /// What the handler gets, and what is in the field then.
    var error: String
    var field: String
    var transcript = ""
  }

  private static let picture = #"NSTemporaryDirectory() + "/a.png""#

  private static func attach(_ url: String, name: String = "nil") -> String {
    "conversation.insertAttachment(\(url), withAlternateFilename: \(name), completionHandler: tell)"
  }

  @Test(
    .shows(
      "MSConversation.insertText(_:completionHandler:)",
      "MSConversation.insertAttachment(_:withAlternateFilename:completionHandler:)",
      "MSConversation.insert(_: MSSticker, completionHandler:)",
      "MSConversation.send(_: MSMessage, completionHandler:)",
      "MSConversation.send(_: MSSticker, completionHandler:)",
      "MSConversation.sendText(_:completionHandler:)",
      "MSConversation.sendAttachment(_:withAlternateFilename:completionHandler:)",
      "MSMessagesErrorDomain", "MSMessageErrorCode", "MSMessageErrorCode.fileNotFound",
      "MSMessageErrorCode.improperFileURL", "MSMessageErrorCode.urlExceedsMaxSize"),
    arguments: [
      Put(
        testDescription: "text",
        action: """
          conversation.insertText("a", completionHandler: tell)
          conversation.insertText("b")
          """,
        error: "nil", field: #"["ab"]"#),
      Put(
        testDescription: "a file under another name",
        action: attach("file", name: "\"b.png\""),
        error: "nil", field: #"["attachment b.png"]"#),
      Put(
        testDescription: "a file that isn't there",
        action: attach(#"URL(fileURLWithPath: "/nowhere")"#),
        error: "1", field: "[]"),
      Put(
        testDescription: "no file's address",
        action: attach(#"URL(string: "https://a.example")!"#),
        error: "4", field: "[]"),
      Put(
        testDescription: "a sticker",
        action: "conversation.insert(sticker, completionHandler: tell)", error: "nil",
        field: #"["sticker \"ring\""]"#),
      Put(
        testDescription: "a long address",
        action: #"""
          let long = message("Rome")
          long.url = URL(string: "?" + String(repeating: "a", count: 5000))
          conversation.insert(long, completionHandler: tell)
          """#,
        error: "8", field: "[]"),
      Put(
        testDescription: "a message that is sent",
        action: #"conversation.send(message("Rome"), completionHandler: tell)"#, error: "nil",
        field: "[]", transcript: "You, with Trip: Rome"),
      Put(
        testDescription: "a sticker that is sent",
        action: "conversation.send(sticker, completionHandler: tell)", error: "nil",
        field: "[]", transcript: #"You, with Trip: sticker "ring""#),
      Put(
        testDescription: "text that is sent",
        action: #"conversation.sendText("a", completionHandler: tell)"#, error: "nil",
        field: "[]", transcript: "You, with Trip: a"),
      Put(
        testDescription: "a file that is sent",
        action: """
          conversation.sendAttachment(
            file, withAlternateFilename: nil, completionHandler: tell)
          """,
        error: "nil", field: "[]", transcript: "You, with Trip: attachment a.png"),
    ])
  func anAppPutsThingsIntoTheFieldOrSendsThem(_ put: Put) async throws {
    var lesson = ConversationLesson(
      scene: """
        chat.open("Trip").tap("Do it")
        print(chat.field)
        print(chat)
        """)
    lesson.action = """
      let file = URL(fileURLWithPath: \(Self.picture))
      try? Data(base64Encoded: "\(Self.png)")?.write(to: file)
      guard let sticker = try? MSSticker(contentsOfFileURL: file, localizedDescription: "ring")
      else { return print("no sticker") }
      let tell: @Sendable (Error?) -> Void = { error in
        let error = error as NSError?
        print(error.map { "\\($0.code)" } ?? "nil", (error?.domain ?? MSMessagesErrorDomain) == MSMessagesErrorDomain)
      }
      _ = sticker
      \(put.action)
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Trip") == "\(put.error) true\n")
    #expect(outcome.text(of: "Scene") == "\(put.field)\n\(put.transcript)\n")
  }

  @Test(.shows("MSMessage.error", "MSMessage.copy(with:)"))
  func aMessageKeepsTheErrorThatItsAppGivesIt() async throws {
    var lesson = ConversationLesson(scene: "chat.open(\"Trip\").tap(\"Do it\")")
    lesson.action = """
      let message = MSMessage()
      print(message.error == nil)
      message.error = NSError(domain: MSMessagesErrorDomain, code: 8)
      for one in [message, message.copy() as? MSMessage] {
        print((one?.error as NSError?)?.code ?? 0)
      }
      """
    #expect(try await run(lesson).text(of: "Trip") == "true\n8\n8\n")
  }

  /// An image of one pixel.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  struct Sending: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var members: String
    var scene: String
    var error: String
  }

  @Test(
    .shows(
      "MSMessageErrorCode.sendWithoutRecentInteraction", "MSMessageErrorCode.sendWhileNotVisible",
      "MSMessageErrorCode.unknown"),
    arguments: [
      Sending(
        testDescription: "before it is on the screen",
        members: """
          override func didBecomeActive(with conversation: MSConversation) {
            conversation.sendText("a", completionHandler: tell)
          }
          """,
        scene: #"chat.open("Trip")"#, error: "sendWhileNotVisible"),
      Sending(
        testDescription: "without a touch",
        members: "override func viewDidAppear(_ animated: Bool) { send(after: 1) }",
        scene: #"chat.open("Trip"); device.wait(seconds: 2)"#,
        error: "sendWithoutRecentInteraction"),
      Sending(
        testDescription: "long after a touch",
        members: "override func viewDidLoad() { super.viewDidLoad(); addButton() }",
        scene: #"chat.open("Trip").tap("Do it"); device.wait(seconds: 7)"#,
        error: "sendWithoutRecentInteraction"),
      Sending(
        testDescription: "when it has been put away",
        members: """
          override func didResignActive(with conversation: MSConversation) {
            DispatchQueue.main.async { conversation.insertText("a", completionHandler: self.tell) }
          }
          """,
        scene: #"chat.open("Trip").close()"#, error: "unknown"),
    ])
  func anAppSendsOnlyWhenTheUserHasJustTouchedIt(_ test: Sending) async throws {
    var lesson = ConversationLesson(scene: "\(test.scene)\nprint(chat.field, chat)")
    lesson.members =
      test.members + """

        let tell: @Sendable (Error?) -> Void = { error in
          let code = MSMessageErrorCode(rawValue: (error as NSError?)?.code ?? 0)
          print(code.map { "\\($0)" } ?? "nothing")
        }
        func send(after seconds: Double) {
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            self.activeConversation?.sendText("a", completionHandler: self.tell)
          }
        }
        """
    lesson.action = "_ = conversation; send(after: 6)"
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Trip") == test.error + "\n")
    #expect(outcome.text(of: "Scene") == "[] \n")
  }
}
