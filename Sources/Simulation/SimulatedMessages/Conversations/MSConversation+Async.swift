public import Foundation
import SimulatedFoundation

extension MSConversation {
  /// Inserts a message into the input field.
  ///
  /// Simulated: as the form with a handler.
  public func insert(_ message: MSMessage) async throws {
    try await Completion.success { insert(message, completionHandler: $0) }
  }

  /// Inserts a sticker into the input field.
  ///
  /// Simulated: as the form with a handler.
  public func insert(_ sticker: MSSticker) async throws {
    try await Completion.success { insert(sticker, completionHandler: $0) }
  }

  /// Inserts text into the input field.
  ///
  /// Simulated: as the form with a handler.
  public func insertText(_ text: String) async throws {
    try await Completion.success { insertText(text, completionHandler: $0) }
  }

  /// Inserts a file into the input field.
  ///
  /// Simulated: as the form with a handler.
  public func insertAttachment(_ url: URL, withAlternateFilename filename: String?) async throws {
    try await Completion.success {
      insertAttachment(url, withAlternateFilename: filename, completionHandler: $0)
    }
  }

  /// Sends a message.
  ///
  /// Simulated: as the form with a handler.
  public func send(_ message: MSMessage) async throws {
    try await Completion.success { send(message, completionHandler: $0) }
  }

  /// Sends a sticker.
  ///
  /// Simulated: as the form with a handler.
  public func send(_ sticker: MSSticker) async throws {
    try await Completion.success { send(sticker, completionHandler: $0) }
  }

  /// Sends text.
  ///
  /// Simulated: as the form with a handler.
  public func sendText(_ text: String) async throws {
    try await Completion.success { sendText(text, completionHandler: $0) }
  }

  /// Sends a file.
  ///
  /// Simulated: as the form with a handler.
  public func sendAttachment(_ url: URL, withAlternateFilename filename: String?) async throws {
    try await Completion.success {
      sendAttachment(url, withAlternateFilename: filename, completionHandler: $0)
    }
  }
}
