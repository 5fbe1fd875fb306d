import DeviceProtocol

/// What stands at one place of a conversation's transcript.
public struct TranscriptLine: Sendable, CustomStringConvertible {
  /// Who has sent it; `nil` for the user.
  public let sender: String?
  /// What it says: a text, or the caption of an app's message.
  public let text: String
  /// The name of the app that it is of, if it is of one.
  public let app: String?
  /// The address in an app's message, if it has one.
  public let url: String?
  /// Whether only the summary is left, because a later message of the session has come.
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

  /// The line in words: `You, with Trip: Dinner`; a summary stands by itself: `(Dinner is off)`.
  public var description: String {
    if isSummary { return "(\(text))" }
    return (sender ?? "You") + (app.map { ", with \($0)" } ?? "") + ": " + text
  }
}
