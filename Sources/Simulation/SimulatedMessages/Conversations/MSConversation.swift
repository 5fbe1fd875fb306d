import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// A conversation in Messages.
///
/// Simulated: what is inserted appears in the conversation's input field, and is sent when the user
/// taps Send; the app itself can send only just after the user has touched it (documented).
/// Differs: without a device, as in a test of an extension's own code, everything ends with
/// `MSMessageErrorCode.unknown`.
open class MSConversation: NSObject, @unchecked Sendable {
  // Everything that changes is in the mutex.
  private let state: Mutex<ConversationDescription>

  /// The identifier of the user for this app on this device.
  ///
  /// Simulated: it differs for each app (documented). Differs: the same in every run.
  open var localParticipantIdentifier: UUID { state.withLock { $0.local } }
  /// The identifiers of the other participants for this app on this device.
  ///
  /// Simulated: as `localParticipantIdentifier`.
  open var remoteParticipantIdentifiers: [UUID] { state.withLock { $0.remotes } }
  /// The message that the user has picked in the transcript; `nil` if the app was opened otherwise.
  ///
  /// Simulated: set when the app is launched by a tap on its message, and between `willSelect` and
  /// `didSelect` (documented). Differs: sending a message doesn't select it.
  open var selectedMessage: MSMessage? { state.withLock { $0.selected }.map { MSMessage($0) } }

  package override convenience init() {
    self.init(ConversationDescription(local: UUID(), remotes: [], selected: nil))
  }

  init(_ description: ConversationDescription) {
    state = Mutex(description)
    super.init()
  }

  func select(_ message: AppMessage) { state.withLock { $0.selected = message } }

  /// Inserts a message into the input field.
  ///
  /// Simulated: replaces a message that is already there (documented). A URL with more than 5,000
  /// characters ends with `urlExceedsMaxSize` (documented); an app that isn't on the screen gets
  /// `unknown` (inferred). The handler is called on a background queue (documented). Differs: the
  /// message isn't checked otherwise.
  @preconcurrency open func insert(
    _ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(message.question { .put($0) }, completionHandler) }

  /// Inserts a sticker into the input field.
  ///
  /// Simulated: it is placed after the existing content.
  @preconcurrency open func insert(
    _ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(sticker.question { .put($0) }, completionHandler) }

  /// Inserts text into the input field.
  ///
  /// Simulated: after the existing text (documented).
  @preconcurrency open func insertText(
    _ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(.success(.put(.text(text))), completionHandler) }

  /// Inserts a file into the input field.
  ///
  /// Simulated: the file in its present state, under the other name if there is one. A URL that
  /// isn't a file's, doesn't exist or can't be read ends with an error.
  @preconcurrency open func insertAttachment(
    _ URL: URL, withAlternateFilename filename: String?,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(Self.file(URL, filename).map { .put($0) }, completionHandler) }

  /// Sends a message.
  ///
  /// Simulated: only within five seconds after a tap on the app's interface, otherwise
  /// `sendWithoutRecentInteraction`; and only while the interface is on the screen, otherwise
  /// `sendWhileNotVisible` (documented, without the number). `didStartSending` isn't called.
  /// Differs: available since iOS 11; here always.
  @preconcurrency open func send(
    _ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(message.question { .send($0) }, completionHandler) }

  /// Sends a sticker.
  ///
  /// Simulated: as a message.
  @preconcurrency open func send(
    _ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(sticker.question { .send($0) }, completionHandler) }

  /// Sends text.
  ///
  /// Simulated: as a message.
  @preconcurrency open func sendText(
    _ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(.success(.send(.text(text))), completionHandler) }

  /// Sends a file.
  ///
  /// Simulated: as a message; the file is read as in `insertAttachment`.
  @preconcurrency open func sendAttachment(
    _ URL: URL, withAlternateFilename filename: String?,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(Self.file(URL, filename).map { .send($0) }, completionHandler) }
}

extension MSConversation {
  private func ask(
    _ question: Result<ConversationQuestion, MessageFailure>,
    _ handler: (@Sendable ((any Error)?) -> Void)?
  ) { ConversationLink.ask(question) { handler?($0) } }

  private static func file(
    _ url: URL, _ name: String?
  ) -> Result<MessageContent, MessageFailure> {
    func failure(_ code: MSMessageErrorCode) -> Result<MessageContent, MessageFailure> {
      .failure(MessageFailure(code))
    }
    guard url.isFileURL else { return failure(.improperFileURL) }
    guard FileManager.default.fileExists(atPath: url.path) else { return failure(.fileNotFound) }
    guard let data = try? Data(contentsOf: url) else { return failure(.fileUnreadable) }
    return .success(.attachment(name: name ?? url.lastPathComponent, data))
  }
}

extension MSMessage {
  fileprivate func question(
    _ make: (MessageContent) -> ConversationQuestion
  ) -> Result<ConversationQuestion, MessageFailure> {
    let message = description(isPending: true)
    guard (message.url?.count ?? 0) <= 5000 else {
      return .failure(MessageFailure(.urlExceedsMaxSize))
    }
    return .success(make(.message(message)))
  }
}

extension MSSticker {
  func question(
    _ make: (MessageContent) -> ConversationQuestion
  ) -> Result<ConversationQuestion, MessageFailure> {
    guard let data = try? Data(contentsOf: imageFileURL) else {
      return .failure(MessageFailure(.fileUnreadable))
    }
    return .success(make(.sticker(AppSticker(label: localizedDescription, file: data))))
  }
}

/// The process's connection to Messages.
enum ConversationLink {
  /// Sends a request to Messages; the handler is called on a background queue.
  static func ask(
    _ question: Result<ConversationQuestion, MessageFailure>,
    then handler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    switch question {
    case .failure(let failure): DispatchQueue.global().async { handler(failure.error) }
    case .success(let question):
      guard let connection = DeviceConnection.shared else {
        return DispatchQueue.global().async { handler(MessageFailure(.unknown).error) }
      }
      connection.ask(.conversation(question)) { answer in
        if case .failed(let error) = answer { handler(error.nsError) } else { handler(nil) }
      }
    }
  }
}
