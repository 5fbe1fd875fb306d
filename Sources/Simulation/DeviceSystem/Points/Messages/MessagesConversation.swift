import DeviceProtocol
import Foundation

/// The conversations in Messages.
struct MessagesConversations {
  var all: [MessagesConversation] = []
  /// The conversation on the screen.
  var current: MessagesConversation?
  /// The iMessage app that is open in it.
  var app: AppInConversation?
}

/// One conversation with its transcript and the contents of its field.
final class MessagesConversation {
  /// The others, by their names.
  let people: [String]
  var transcript: [Entry] = []
  var field: [Draft] = []

  init(people: [String]) { self.people = people }

  /// An entry of the transcript.
  struct Entry {
    var sender: String?
    var content: MessageContent
    /// The extension to which it belongs.
    var installed: InstalledExtension?
    var isSummary = false
  }

  /// The contents of the field.
  struct Draft {
    var content: MessageContent
    /// The extension that has put it there.
    var installed: InstalledExtension?
  }

  /// Puts something in the field, which holds at most one message and one text.
  func put(_ content: MessageContent, of installed: InstalledExtension?) {
    let place = field.firstIndex {
      switch ($0.content, content) {
      case (.message, .message), (.text, .text): true
      default: false
      }
    }
    guard let place else { return field.append(Draft(content: content, installed: installed)) }
    if case (.text(let old), .text(let new)) = (field[place].content, content) {
      field[place].content = .text(old + new)
    } else {
      field[place] = Draft(content: content, installed: installed)
    }
  }

  /// Adds something to the transcript; earlier messages of its session are removed, or their
  /// summaries stay (documented).
  func add(_ entry: Entry) {
    if case .message(let message) = entry.content, let session = message.session {
      transcript = transcript.compactMap { old in
        guard case .message(let before) = old.content, before.session == session,
          old.installed?.identifier == entry.installed?.identifier, !old.isSummary
        else { return old }
        var old = old
        old.isSummary = true
        return before.summaryText == nil ? nil : old
      }
    }
    transcript.append(entry)
  }
}

/// An iMessage app that the user has open in a conversation.
final class AppInConversation {
  let session: PointSession
  let conversation: MessagesConversation
  var isExpanded: Bool
  var selected: AppMessage?
  /// When the user last touched it.
  var lastTouch: ContinuousClock.Instant?
  /// What it has asked for that hasn't been done yet.
  var wishes: [ConversationQuestion] = []
  /// Whether it is on its way off the screen.
  var isClosing = false
  /// Whether it is being told something that its wishes have to wait for.
  var isServing = false

  init(_ session: PointSession, in conversation: MessagesConversation, isExpanded: Bool) {
    self.session = session
    self.conversation = conversation
    self.isExpanded = isExpanded
  }
}

/// How an app identifies the participants of a conversation.
enum Participant {
  /// The user's own name among them.
  static let user = ""

  /// Returns an identifier for a person that only this app has (documented); it is made from both
  /// names, so it is the same in every run.
  static func identifier(of name: String, for app: String) -> UUID {
    let text = Array((app + "\n" + name).utf8)
    var bytes = hash(text, from: 0xcbf2_9ce4_8422_2325) + hash(text, from: 0x9747_b28c_5bd1_e995)
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// FNV-1a.
  private static func hash(_ text: [UInt8], from start: UInt64) -> [UInt8] {
    let value = text.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
