package import Foundation

/// A message of an iMessage app, as it crosses between processes.
package struct AppMessage: Codable, Hashable, Sendable {
  /// What connects it to the messages that it replaces.
  package var session: UUID?
  package var url: String?
  package var layout: AppMessageLayout?
  package var summaryText: String?
  package var accessibilityLabel: String?
  package var shouldExpire = false
  /// Its sender, as the app knows them.
  package var sender: UUID?
  package var isPending = true

  package init() {}

  /// Its readable text, the caption first.
  package var words: String {
    let texts = layout?.texts ?? []
    return texts.first ?? accessibilityLabel ?? ""
  }
}

/// What a message of an iMessage app looks like: MSMessageTemplateLayout's values.
package struct AppMessageLayout: Codable, Hashable, Sendable {
  package var caption: String?
  package var subcaption: String?
  package var trailingCaption: String?
  package var trailingSubcaption: String?
  package var imageTitle: String?
  package var imageSubtitle: String?
  /// The picture's file.
  package var image: Data?
  /// The name of the film or picture that is shown in place of the picture.
  package var mediaFile: String?
  /// Whether the app would draw it itself, and this is what is shown without the app.
  package var isLive = false

  package init() {}

  /// Its texts, starting with the most important.
  package var texts: [String] {
    [caption, subcaption, trailingCaption, trailingSubcaption, imageTitle, imageSubtitle]
      .compactMap(\.self).filter { !$0.isEmpty }
  }
}

/// A small picture that is sent.
package struct AppSticker: Codable, Hashable, Sendable {
  package var label: String
  package var file: Data

  package init(label: String, file: Data) {
    self.label = label
    self.file = file
  }
}

/// What can be put in the field of a conversation, and sent.
package enum MessageContent: Codable, Hashable, Sendable {
  case text(String)
  case message(AppMessage)
  case sticker(AppSticker)
  case attachment(name: String, Data)

  /// A description for a line of the transcript: `"Hello"`, `sticker "Ring"`.
  package var words: String {
    switch self {
    case .text(let text): text
    case .message(let message): ContentWords.message(message.words)
    case .sticker(let sticker): ContentWords.sticker(sticker.label)
    case .attachment(let name, _): ContentWords.attachment(name)
    }
  }
}

/// A conversation as an iMessage app may know it.
package struct ConversationDescription: Codable, Hashable, Sendable {
  /// The participants, by identifiers that only this app has: the user, and the others.
  package var local: UUID
  package var remotes: [UUID]
  /// The message that the user has picked.
  package var selected: AppMessage?

  package init(local: UUID, remotes: [UUID], selected: AppMessage?) {
    self.local = local
    self.remotes = remotes
    self.selected = selected
  }
}

/// What the system says to the principal object of an iMessage app; all are answered with `done`.
package enum ConversationCall: Codable, Hashable, Sendable {
  case willBecomeActive(ConversationDescription, isExpanded: Bool)
  case didBecomeActive
  /// Leave the screen.
  case disappear
  case willResignActive
  case didResignActive
  case willSelect(AppMessage)
  /// The message is the selected one from now on.
  case didSelect(AppMessage)
  case didReceive(AppMessage)
  case didStartSending(AppMessage)
  case didCancelSending(AppMessage)
  case willTransition(isExpanded: Bool)
  /// Take on the new size, and then learn that the change is done.
  case didTransition(isExpanded: Bool)
}

/// What an iMessage app asks of Messages; answered with `done` or `failed`.
package enum ConversationQuestion: Codable, Hashable, Sendable {
  case put(MessageContent)
  case send(MessageContent)
  case show(isExpanded: Bool)
  case dismiss
}

/// The height of an iMessage app on the screen, in points; Apple publishes no numbers.
package enum ConversationRoom {
  package static let compact = 260.0
  package static let expanded = 760.0
}
