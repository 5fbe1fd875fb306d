import DeviceProtocol

/// An entry of a conversation's transcript.
public struct TranscriptLine: Sendable, CustomStringConvertible {
  /// Its sender; `nil` for the user.
  public let sender: String?
  /// Its text: a text message, or the caption of an app's message.
  public let text: String
  /// The name of the app to which it belongs, if it belongs to one.
  public let app: String?
  /// The address in an app's message, if it has one.
  public let url: String?
  /// Whether only the summary is left, because a later message of the session has arrived.
  public let isSummary: Bool
  let place: Int

  init(_ entry: TranscriptEntry, place: Int) {
    sender = entry.sender
    app = entry.app
    isSummary = entry.isSummary
    self.place = place
    guard case .message(let message) = entry.content else {
      text = entry.content.words
      url = nil
      return
    }
    text = entry.isSummary ? message.summaryText ?? "" : message.words
    url = message.url
  }

  /// The line as text: `You, with Trip: Dinner`; a summary stands by itself: `(Dinner is off)`.
  public var description: String {
    isSummary ? IncomingWords.summary(text) : IncomingWords.line(from: sender, with: app, text)
  }
}
