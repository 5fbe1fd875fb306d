import DeviceProtocol
public import Foundation
import SimulatedFoundation
import Synchronization

/// A conversation in Messages.
///
/// Simulated: what is put in stands in the conversation's field, and goes when the user taps Send;
/// the app sends by itself only just after the user has touched it (documented). Differs: without a
/// device, as in a test of an extension's own code, everything ends with
/// `MSMessageErrorCode.unknown`.
open class MSConversation: NSObject, @unchecked Sendable {
  // All that changes is in the mutex.
  private let state: Mutex<ConversationDescription>

  /// The user, as this app on this device may know.
  ///
  /// Simulated: another one for each app (documented). Differs: the same in every run.
  open var localParticipantIdentifier: UUID { state.withLock { $0.local } }
  /// The others, as this app on this device may know.
  ///
  /// Simulated: as `localParticipantIdentifier`.
  open var remoteParticipantIdentifiers: [UUID] { state.withLock { $0.remotes } }
  /// The message that the user has picked in the transcript; `nil` when the app was opened
  /// otherwise.
  ///
  /// Simulated: set when the app is launched by a tap on its message, and between `willSelect` and
  /// `didSelect` (documented). Differs: a message that the app has sent isn't selected by that.
  open var selectedMessage: MSMessage? { state.withLock { $0.selected }.map { MSMessage($0) } }

  package override convenience init() {
    self.init(ConversationDescription(local: UUID(), remotes: [], selected: nil))
  }

  init(_ description: ConversationDescription) {
    state = Mutex(description)
    super.init()
  }

  func select(_ message: AppMessage) { state.withLock { $0.selected = message } }

  /// Puts a message in the field.
  ///
  /// Simulated: takes the place of a message that is there (documented). A URL with more than 5,000
  /// characters ends with `urlExceedsMaxSize` (documented); an app that isn't on the screen gets
  /// `unknown` (inferred). The handler is called on a background queue (documented).
  /// Differs: no other check is made of the message.
  @preconcurrency open func insert(
    _ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(message.question { .put($0) }, completionHandler) }

  /// Puts a sticker in the field.
  ///
  /// Simulated: it stands behind what is there.
  @preconcurrency open func insert(
    _ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(sticker.question { .put($0) }, completionHandler) }

  /// Puts text in the field.
  ///
  /// Simulated: behind the text that is there (documented).
  @preconcurrency open func insertText(
    _ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(.success(.put(.text(text))), completionHandler) }

  /// Puts a file in the field.
  ///
  /// Simulated: the file as it is now, under the other name if there is one. What isn't a file's
  /// URL, isn't there or can't be read ends with an error.
  @preconcurrency open func insertAttachment(
    _ URL: URL, withAlternateFilename filename: String?,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { ask(Self.file(URL, filename).map { .put($0) }, completionHandler) }

  /// Sends a message.
  ///
  /// Simulated: only within five seconds after a tap on the app's interface, else
  /// `sendWithoutRecentInteraction`; and only while that is on the screen, else
  /// `sendWhileNotVisible` (documented, without the number). Nobody is told by `didStartSending`.
  /// Differs: there since iOS 11; here always.
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
  /// Simulated: as a message; the file is read as by `insertAttachment`.
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

/// The process's way to Messages.
enum ConversationLink {
  /// Asks Messages; the handler is called on a background queue.
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
