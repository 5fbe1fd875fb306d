import DeviceProtocol

extension App {
  /// Goes to the conversation with these people, in Messages.
  ///
  /// - Parameter people: The names of the others.
  /// - Returns: The conversation.
  @discardableResult
  public func conversation(with people: String...) -> Conversation {
    let conversation = Conversation(app: self, people: people)
    conversation.ask(.go)
    return conversation
  }
}

/// A conversation in Messages, while it is on the screen.
public struct Conversation: Sendable, CustomStringConvertible {
  let app: App
  let people: [String]

  /// The names of the apps that can be picked in it, in the drawer.
  public var apps: [String] { view.apps }

  /// The entries of the transcript, from the oldest to the newest.
  public var transcript: [TranscriptLine] {
    view.transcript.enumerated().map { TranscriptLine($1, place: $0) }
  }

  /// The contents of the field that wait to be sent, as text.
  public var field: [String] { view.field.map(\.words) }

  /// Picks an app in the drawer, and returns when it is on the screen.
  ///
  /// - Parameter name: The extension's name as the user sees it.
  /// - Returns: The app; it shows nothing when it could not be launched, and the log says why.
  @discardableResult
  public func open(_ name: String) -> MessagesApp { opened(.openApp(name)) }

  /// Types into the field, after what is there.
  public func type(_ text: String) { ask(.type(text)) }

  /// Sends what is in the field.
  public func send() { ask(.send) }

  /// Clears the field.
  public func clearField() { ask(.clearField) }

  /// Taps a message of an app in the transcript: the app opens, expanded.
  ///
  /// - Parameter line: The message.
  /// - Returns: The app.
  @discardableResult
  public func pick(_ line: TranscriptLine) -> MessagesApp { opened(.pick(line.place)) }

  /// Receives a text message.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - sender: The sender; without a name, the first of the others.
  public func receive(_ text: String, from sender: String? = nil) {
    ask(.receive(.text(text), from: name(sender), app: nil))
  }

  /// Receives a message that someone else has made with their copy of an app.
  ///
  /// - Parameters:
  ///   - app: The extension's name as the user sees it.
  ///   - url: The address that the app has put into the message.
  ///   - caption: The caption of the message.
  ///   - sender: The sender; without a name, the first of the others.
  public func receive(
    app: String, url: String? = nil, caption: String, from sender: String? = nil
  ) {
    let message = Self.message(url: url, caption: caption, summary: nil)
    ask(.receive(.message(message), from: name(sender), app: app))
  }

  /// Makes someone else's copy of an app answer one of its messages, in the same session.
  ///
  /// - Parameters:
  ///   - line: The message that is answered.
  ///   - url: The address that the app has put into the answer.
  ///   - caption: The caption of the answer.
  ///   - summary: What remains of the answer when the next message of the session arrives.
  ///   - sender: The sender; without a name, the first of the others.
  public func answer(
    _ line: TranscriptLine, url: String? = nil, caption: String, summary: String? = nil,
    from sender: String? = nil
  ) {
    let message = Self.message(url: url, caption: caption, summary: summary)
    ask(.answer(line.place, message, from: name(sender)))
  }

  /// The transcript, one message per line: `You: Hello`.
  public var description: String { transcript.map(\.description).joined(separator: "\n") }
}

extension Conversation {
  var view: ConversationView {
    guard case .view(let view) = ask(.look) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return view
  }

  @discardableResult
  func ask(_ command: ConversationCommand) -> ConversationOutcome? {
    let answer = app.link.perform(
      .point(.conversation(app: app.name, with: people, command)))
    guard case .point(.conversation(let outcome)) = answer else { return nil }
    return outcome
  }

  private func opened(_ command: ConversationCommand) -> MessagesApp {
    guard case .opened(let session) = ask(command) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return MessagesApp(conversation: self, session: session ?? -1)
  }

  private func name(_ sender: String?) -> String { sender ?? people.first ?? "" }

  private static func message(url: String?, caption: String, summary: String?) -> AppMessage {
    var message = AppMessage()
    message.url = url
    message.layout = AppMessageLayout()
    message.layout?.caption = caption
    message.summaryText = summary
    return message
  }
}

/// An iMessage app in a conversation: its interface, in place of the keyboard or over nearly the
/// whole screen.
public struct MessagesApp: UserInterface {
  let conversation: Conversation
  let session: Int

  /// The place of its interface on the screen.
  public var place: ScreenPlace {
    ScreenPlace(owner: .session(session), link: conversation.app.link)
  }

  /// Whether it is expanded, rather than compact.
  public var isExpanded: Bool { conversation.view.isExpanded }

  /// Gives it more room.
  public func expand() { conversation.ask(.show(isExpanded: true)) }

  /// Gives it less room.
  public func collapse() { conversation.ask(.show(isExpanded: false)) }

  /// Closes it; its process ends.
  public func close() { conversation.ask(.closeApp) }
}
