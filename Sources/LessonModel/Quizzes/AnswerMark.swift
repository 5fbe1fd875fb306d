import CommonMark

/// The `[ ]` or `[x]` at the beginning of an answer.
struct AnswerMark {
  var isRight: Bool
  /// The paragraph that begins with it.
  var paragraph: Document.NodeID
  /// Its number of characters.
  static let length = 3

  /// Finds the mark of a list item; `nil` if it has none.
  init?(of item: Document.NodeID, in document: Document) {
    guard let paragraph = document[item].firstChild, document[paragraph].kind == .paragraph,
      let first = document[paragraph].firstChild, case .text(let text) = document[first].kind
    else { return nil }
    switch text.prefix(Self.length) {
    case "[ ]": isRight = false
    case "[x]", "[X]": isRight = true
    default: return nil
    }
    guard text.dropFirst(Self.length).first?.isWhitespace ?? true else { return nil }
    self.paragraph = paragraph
  }
}
