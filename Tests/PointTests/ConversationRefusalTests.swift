import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What goes wrong with iMessage apps, and what they can't do.
@Suite struct ConversationRefusalTests {
  private func run(_ lesson: ConversationLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(arguments: [
    ("Other", "'Other' isn't of the class that this extension point requires"),
    ("Plain", "'Plain' isn't of the class that this extension point requires"),
    ("Nobody", "the extension has no class named 'Trip.Nobody'"),
  ])
  func aPrincipalClassOfAnotherKindShowsNothing(_ name: String, _ reason: String) async throws {
    var lesson = ConversationLesson(scene: #"print(chat.open("Trip").screen.isEmpty)"#)
    lesson.principalClass = name
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "true\n")
    #expect(outcome.lines.contains("Trip: can't work for the system: \(reason)"))
  }

  @Test func anAppThatCrashesIsGoneAndWhatIsInTheFieldStays() async throws {
    var lesson = ConversationLesson(
      scene: """
        let app = chat.open("Trip")
        app.tap("Do it")
        print(app.screen.isEmpty, chat.field)
        chat.send()
        print(chat, chat.open("Trip").shows("Do it"))
        """)
    lesson.action = """
      conversation.insertText("a") { _ in fatalError("no more") }
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "true [\"a\"]\nYou, with Trip: a true\n")
    #expect(outcome.lines.filter { $0 == "Trip: is launched as an extension" }.count == 2)
  }

  @Test func anAppThatDoesNotComeBackIsEnded() async throws {
    var lesson = ConversationLesson(scene: #"print(chat.open("Trip").screen.isEmpty)"#)
    lesson.members =
      "override func willBecomeActive(with conversation: MSConversation) { while true { sleep(1) } }"
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "true\n")
    #expect(!outcome.lines.contains { $0.contains("didBecomeActive") })
  }

  @Test(
    .shows(
      "MSMessagesAppViewController.requestPresentationStyle(_:)",
      "MSMessagesAppViewController.dismiss()",
      "MSMessagesAppViewController.presentationContext", "MSMessagesAppPresentationContext",
      "MSMessagesAppPresentationContext.messages"))
  func anAppAsksForMoreRoomAndPutsItselfAway() async throws {
    var lesson = ConversationLesson(
      scene: """
        let app = chat.open("Trip")
        app.tap("Do it")
        print(app.isExpanded)
        app.tap("Do it")
        print(app.screen.isEmpty)
        """)
    lesson.members = ConversationLesson.telling
    lesson.action = """
      _ = conversation
      print(presentationContext)
      requestPresentationStyle(.transcript)
      if presentationStyle == .compact { requestPresentationStyle(.expanded) } else { dismiss() }
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "true\ntrue\n")
    #expect(
      outcome.text(of: "Trip").split(separator: "\n").dropFirst(5) == [
        "messages", "willTransition expanded compact 260.0",
        "didTransition expanded expanded 760.0", "messages", "viewWillDisappear",
        "willResignActive true", "didResignActive",
      ])
  }

  @Test(arguments: [("reader://trip", "true", true), ("https://example.com/", "false", false)])
  func anAppOpensOnlyItsOwnApp(_ url: String, _ isOpened: String, _ leaves: Bool) async throws {
    var lesson = ConversationLesson(
      scene: """
        let app = chat.open("Trip")
        app.tap("Do it")
        device.wait(seconds: 1)
        print(app.screen.isEmpty)
        """)
    lesson.members = ConversationLesson.telling
    lesson.appKeys =
      "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
      + "<string>reader</string></array></dict></array>"
    lesson.action = """
      _ = conversation
      extensionContext?.open(URL(string: "\(url)")!) { print($0) }
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "\(leaves)\n")
    let told = outcome.text(of: "Trip").split(separator: "\n").dropFirst(5)
    #expect(told.contains(Substring(isOpened)))
    #expect(told.contains("didResignActive") == leaves)
    if !leaves {
      #expect(
        outcome.lines.contains {
          $0.contains("an iMessage app may open its own containing app only (documented)")
        })
    }
  }

  @Test func leavingMessagesPutsTheAppAway() async throws {
    var lesson = ConversationLesson(
      scene: """
        chat.open("Trip")
        device.open(.notes)
        let messages = device.open(.messages)
        chat.open("Trip")
        messages.conversation(with: "Cleo")
        messages.conversation(with: "Ada", "Ben").open("Trip")
        messages.quit()
        """)
    lesson.members = ConversationLesson.telling
    let outcome = try await run(lesson)
    let told = outcome.text(of: "Trip").split(separator: "\n")
    #expect(told.filter { $0 == "didBecomeActive" }.count == 3)
    #expect(told.filter { $0 == "didResignActive" }.count >= 2)
  }

  @Test func beforeIOS10ThereAreNoApps() async throws {
    let lesson = ConversationLesson(scene: "device.useiOS(9)\nprint(chat.apps)")
    #expect(try await run(lesson).text(of: "Scene") == "[]\n")
  }

  @Test(arguments: [
    (#"device.open(.notes).conversation(with: "Ada")"#, "'Notes' has no conversations"),
    (#"device.open("Reader"); chat.send()"#, "'Messages' isn't in the foreground"),
    (#"chat.open("Tour")"#, "Messages has no app 'Tour': there are 'Trip'"),
    ("chat.send()", "the field is empty: there is nothing to send"),
    ("chat.clearField()", "the field is empty"),
    (
      #"chat.receive("a", from: "Cleo")"#,
      "Cleo isn't in the conversation with Ada, Ben"
    ),
    (
      #"chat.receive("a"); chat.pick(chat.transcript[0])"#,
      "line 0 opens nothing: it isn't a message from an app"
    ),
    (
      #"chat.receive("a"); chat.answer(chat.transcript[0], caption: "b")"#,
      "only a message from an app can be answered"
    ),
    (#"let app = chat.open("Trip"); app.collapse()"#, "'Trip' is already compact"),
    (
      #"let app = chat.open("Trip"); app.close(); app.close()"#,
      "no app is open in the conversation"
    ),
    (
      #"device.open(.messages).conversation(with: "Cleo"); chat.send()"#,
      "the conversation with Ada, Ben isn't open"
    ),
    (#"device.open(.messages).conversation()"#, "a conversation needs the names of the others"),
  ])
  func aSceneIsToldWhatItCantDo(_ scene: String, _ reason: String) async throws {
    let outcome = try await run(ConversationLesson(scene: scene))
    #expect(outcome.lines.contains { $0.hasPrefix("Scene: ") && $0.contains(reason) })
  }
}
