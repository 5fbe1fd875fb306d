import DeviceEvents
import DeviceProtocol

extension Device {
  static let messagesPoint = "com.apple.message-payload-provider"

  /// Carries out what the user does in Messages.
  func obey(
    _ command: ConversationCommand, in name: String, with people: [String]
  ) -> SceneAnswer {
    guard name == BuiltInApps.messages else {
      return .impossible(MessagesWords.hasNoConversations(name))
    }
    guard let host = running(name), front === host else {
      return .impossible(SceneWords.notInFront(name))
    }
    if command == .go { return go(to: people) }
    guard let conversation = conversations.current, conversation.people == people else {
      return .impossible(MessagesWords.notOpen(with: people))
    }
    defer { settleConversation() }
    switch command {
    case .go, .look: return .point(.conversation(.view(view(of: conversation))))
    case .openApp(let name): return openApp(name, in: conversation, host: host)
    case .closeApp: return closeApp()
    case .show(let isExpanded): return show(isExpanded: isExpanded)
    case .type(let text):
      recorder.record(name, .acted(MessagesWords.types(text)))
      conversation.put(.text(text), of: nil)
      return .done
    case .send: return sendField(of: conversation)
    case .clearField: return clearField(of: conversation)
    case .pick(let place): return pick(place, in: conversation, host: host)
    case .receive(let content, let sender, let app):
      return receive(content, from: sender, app: app, in: conversation)
    case .answer(let place, let message, let sender):
      return receive(message, answering: place, from: sender, in: conversation)
    }
  }

  private func go(to people: [String]) -> SceneAnswer {
    guard !people.isEmpty, !people.contains("") else {
      return .impossible(MessagesWords.noNames)
    }
    if let current = conversations.current, current.people != people { closeMessagesApp() }
    if let known = conversations.all.first(where: { $0.people == people }) {
      conversations.current = known
    } else {
      let new = MessagesConversation(people: people)
      conversations.all.append(new)
      conversations.current = new
    }
    return .done
  }

  /// Returns what is visible of a conversation.
  func view(of conversation: MessagesConversation) -> ConversationView {
    var view = ConversationView()
    view.transcript = conversation.transcript.map { entry in
      var shown = TranscriptEntry(
        sender: entry.sender, content: entry.content, app: entry.installed?.displayName)
      shown.isSummary = entry.isSummary
      return shown
    }
    view.field = conversation.field.map(\.content)
    view.apps = drawer.map(\.displayName)
    if let app = openMessagesApp, app.conversation === conversation {
      view.app = app.session.installed.displayName
      view.isExpanded = app.isExpanded
    }
    return view
  }

  /// The apps that can be picked in a conversation; there are none before iOS 10 (documented).
  var drawer: [InstalledExtension] {
    systemVersion >= 10 ? apps.flatMap { extensions(of: $0, at: Self.messagesPoint) } : []
  }

  // MARK: The field

  /// Taps the button after the field: everything in the field is sent.
  private func sendField(of conversation: MessagesConversation) -> SceneAnswer {
    guard !conversation.field.isEmpty else {
      return .impossible(MessagesWords.nothingToSend)
    }
    recorder.record(BuiltInApps.messages, .acted(MessagesWords.tapsSend))
    let drafts = conversation.field
    conversation.field = []
    for draft in drafts {
      let sent = post(draft.content, of: draft.installed, in: conversation)
      guard case .message(let message) = sent, let app = app(of: draft.installed) else { continue }
      tell(
        app, .didStartSending(message), "didStartSending(_:conversation:)", about: message.words)
    }
    return .done
  }

  /// Adds something from the user to the transcript.
  @discardableResult
  func post(
    _ content: MessageContent, of installed: InstalledExtension?,
    in conversation: MessagesConversation
  ) -> MessageContent {
    var content = content
    if case .message(var message) = content, let installed {
      message.sender = Participant.identifier(of: Participant.user, for: installed.identifier)
      message.isPending = false
      content = .message(message)
    }
    conversation.add(.init(sender: nil, content: content, installed: installed))
    return content
  }

  private func clearField(of conversation: MessagesConversation) -> SceneAnswer {
    guard !conversation.field.isEmpty else { return .impossible(MessagesWords.fieldEmpty) }
    recorder.record(BuiltInApps.messages, .acted(MessagesWords.clearsField))
    let drafts = conversation.field
    conversation.field = []
    for draft in drafts {
      guard case .message(let message) = draft.content, let app = app(of: draft.installed) else {
        continue
      }
      tell(
        app, .didCancelSending(message), "didCancelSending(_:conversation:)",
        about: message.words)
    }
    return .done
  }

  // MARK: Others

  private func receive(
    _ content: MessageContent, from sender: String, app name: String?,
    in conversation: MessagesConversation
  ) -> SceneAnswer {
    var installed: InstalledExtension?
    if let name {
      installed = drawer.first { $0.displayName == name }
      guard installed != nil else { return .impossible(noApp(name)) }
    }
    return take(content, from: sender, of: installed, in: conversation)
  }

  private func receive(
    _ message: AppMessage, answering place: Int, from sender: String,
    in conversation: MessagesConversation
  ) -> SceneAnswer {
    guard conversation.transcript.indices.contains(place),
      case .message(let before) = conversation.transcript[place].content
    else { return .impossible(MessagesWords.unanswerable) }
    var message = message
    message.session = before.session
    return take(
      .message(message), from: sender, of: conversation.transcript[place].installed,
      in: conversation)
  }

  private func take(
    _ content: MessageContent, from sender: String, of installed: InstalledExtension?,
    in conversation: MessagesConversation
  ) -> SceneAnswer {
    guard conversation.people.contains(sender) else {
      return .impossible(MessagesWords.notTakingPart(sender, among: conversation.people))
    }
    var content = content
    if case .message(var message) = content, let installed {
      message.sender = Participant.identifier(of: sender, for: installed.identifier)
      message.isPending = false
      content = .message(message)
    }
    conversation.add(.init(sender: sender, content: content, installed: installed))
    recorder.record(BuiltInApps.messages, .received(items: [content.words]), peer: sender)
    if case .message(let message) = content, let app = app(of: installed) {
      tell(app, .didReceive(message), "didReceive(_:conversation:)", about: message.words)
      settle(app.session.worker)
    }
    return .done
  }

  func noApp(_ name: String) -> String {
    MessagesWords.noApp(name, among: drawer.map(\.displayName))
  }
}
