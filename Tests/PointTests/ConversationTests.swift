import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// iMessage apps in conversations.
@Suite struct ConversationTests {
  private func run(_ lesson: ConversationLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows(
      "MSMessagesAppViewController.willBecomeActive(with:)",
      "MSMessagesAppViewController.didBecomeActive(with:)",
      "MSMessagesAppViewController.willResignActive(with:)",
      "MSMessagesAppViewController.didResignActive(with:)",
      "MSMessagesAppViewController.activeConversation",
      "MSMessagesAppViewController.presentationStyle",
      "MSMessagesAppViewController.willTransition(to:)",
      "MSMessagesAppViewController.didTransition(to:)",
      "MSMessagesAppPresentationStyle", "MSMessagesAppPresentationStyle.compact",
      "MSMessagesAppPresentationStyle.expanded"))
  func anAppIsToldOfItsLifeInApplesOrder() async throws {
    var lesson = ConversationLesson(
      scene: """
        print(chat.apps)
        let app = chat.open("Trip")
        print(app.isExpanded)
        app.expand()
        print(app.isExpanded)
        app.collapse()
        app.close()
        print(app.screen.isEmpty)
        """)
    lesson.members = ConversationLesson.telling
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "[\"Trip\"]\nfalse\ntrue\ntrue\n")
    #expect(
      outcome.text(of: "Trip") == """
        viewDidLoad
        willBecomeActive true compact
        didBecomeActive
        viewWillAppear
        viewDidAppear
        willTransition expanded compact 260.0
        didTransition expanded expanded 760.0
        willTransition compact expanded 760.0
        didTransition compact compact 260.0
        viewWillDisappear
        willResignActive true
        didResignActive\n
        """)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Trip: is ") } == [
        "Trip: is launched as an extension",
        "Trip: is called: willBecomeActive(with:)", "Trip: is called: didBecomeActive(with:)",
        #"Trip: is called: willTransition(to:), "expanded""#,
        #"Trip: is called: didTransition(to:), "expanded""#,
        #"Trip: is called: willTransition(to:), "compact""#,
        #"Trip: is called: didTransition(to:), "compact""#,
        "Trip: is called: willResignActive(with:)", "Trip: is called: didResignActive(with:)",
        "Trip: is ended by the system",
      ])
    for words in [#"picks "Trip" in the drawer"#, "expands the app", "closes the app"] {
      #expect(outcome.lines.contains("Messages: the user \(words)"))
    }
  }

  @Test(
    .shows(
      "MSMessagesAppViewController.didStartSending(_:conversation:)",
      "MSMessagesAppViewController.didCancelSending(_:conversation:)",
      "MSMessagesAppViewController.didReceive(_:conversation:)",
      "MSMessage.senderParticipantIdentifier",
      "MSConversation.insert(_: MSMessage, completionHandler:)",
      "MSConversation.localParticipantIdentifier",
      "MSConversation.remoteParticipantIdentifiers"))
  func aMessageWaitsInTheFieldUntilTheUserSendsIt() async throws {
    var lesson = ConversationLesson(
      scene: """
        let app = chat.open("Trip")
        app.tap("Do it")
        chat.type("Look!")
        print(chat.field, chat.transcript.count)
        chat.clearField()
        print(chat.field)
        app.tap("Do it")
        app.tap("Do it")
        print(chat.field)
        chat.send()
        chat.receive("Fine", from: "Ben")
        chat.receive(app: "Trip", url: "?b", caption: "mine", from: "Ben")
        print(chat)
        """)
    lesson.members = ConversationLesson.telling
    lesson.action = "conversation.insert(message(\"Rome\")) { print($0 == nil) }"
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        ["message \\"Rome\\"", "Look!"] 0
        []
        ["message \\"Rome\\""]
        You, with Trip: Rome
        Ben: Fine
        Ben, with Trip: mine\n
        """)
    let told = outcome.text(of: "Trip").split(separator: "\n").dropFirst(5)
    #expect(
      Array(told) == [
        "true", "didCancelSending Rome true", "true", "true", "didStartSending Rome false own",
        "didReceive mine remote 1",
      ])
  }

  @Test(
    .shows(
      "MSSession.init()", "MSSession.isEqual(_:)", "MSSession.hash",
      "MSMessage.session", "MSMessage.summaryText", "MSMessage.url", "MSMessage.isPending",
      "MSMessagesAppViewController.willSelect(_:conversation:)",
      "MSMessagesAppViewController.didSelect(_:conversation:)",
      "MSConversation.selectedMessage"))
  func aLaterMessageOfASessionReplacesTheEarlier() async throws {
    var lesson = ConversationLesson(
      scene: """
        var app = chat.open("Trip")
        app.tap("Do it")
        chat.send()
        chat.answer(chat.transcript[0], url: "https://example.com/?b", caption: "Naples")
        print(chat)
        app.close()
        app = chat.pick(chat.transcript[1])
        print(app.isExpanded)
        app.collapse()
        app.tap("Do it")
        chat.send()
        print(chat)
        chat.pick(chat.transcript[1])
        chat.pick(chat.transcript[1])
        print(app.isExpanded)
        """)
    lesson.members = ConversationLesson.telling
    lesson.action = """
      let selected = conversation.selectedMessage
      if let selected {
        let sessions = [selected.session, conversation.selectedMessage?.session]
        print(selected.url?.query ?? "", selected.isPending, Set(sessions).count)
        print(sessions[0] == sessions[1], sessions[0] == MSSession())
      }
      let caption = selected == nil ? "Rome" : "Pisa"
      conversation.insert(message(caption, in: selected?.session ?? MSSession()))
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        (was Rome)
        Ada, with Trip: Naples
        true
        (was Rome)
        You, with Trip: Pisa
        true\n
        """)
    let told = outcome.text(of: "Trip").split(separator: "\n").filter {
      !$0.hasPrefix("view") && !$0.contains("Active") && !$0.contains("Transition")
    }
    #expect(
      told == [
        "didStartSending Rome false own", "didReceive Naples remote 0", "b false 1", "true false",
        "didStartSending Pisa false own", "willSelect Pisa Naples", "didSelect Pisa Pisa",
      ])
  }
}
