package import CommonMark
import Findings

/// Part of a paragraph: whole inline nodes, and what a cut leaves of a text.
///
/// `[ ] The app — it owns the group` is one paragraph of the document and two phrases of an answer.
package struct Phrase: Hashable, Sendable {
  package var pieces: [Piece]
  package var plainText: String

  package init(_ pieces: [Piece] = [], plainText: String = "") {
    self.pieces = pieces
    self.plainText = plainText
  }

  /// One piece of a phrase.
  package enum Piece: Hashable, Sendable {
    /// Text, to be escaped where it is shown.
    case text(String)
    /// An inline node with all below it.
    case node(Document.NodeID)
  }

  /// Whether there is nothing to read.
  package var isEmpty: Bool { plainText.isEmpty }
}

extension Phrase {
  /// Makes a phrase of pieces, without white space at its ends.
  init(_ pieces: ArraySlice<Piece>, in document: Document) {
    var pieces = pieces.filter { $0 != .text("") }
    if case .text(let first) = pieces.first {
      pieces[0] = .text(String(first.trimmed(atStart: true)))
    }
    if case .text(let last) = pieces.last {
      pieces[pieces.count - 1] = .text(String(last.trimmed(atStart: false)))
    }
    self.pieces = pieces.filter { $0 != .text("") }
    plainText =
      self.pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .node(let node): document.plainText(of: node)
        }
      }.joined().onOneLine
  }

  /// Takes a paragraph's inline nodes after its first bytes, and splits them at the first dash.
  ///
  /// Dashes in code, in links and between letters don't count.
  static func cut(
    _ paragraph: Document.NodeID, dropping length: Int, in document: Document
  ) -> (before: Phrase, behind: Phrase) {
    var pieces: [Piece] = []
    var cut: Int?
    for (index, node) in document.children(of: paragraph).enumerated() {
      guard case .text(let literal) = document[node].kind else {
        pieces.append(document[node].kind.isBreak ? .text(" ") : .node(node))
        continue
      }
      let text = index == 0 ? String(literal.dropFirst(length)) : literal
      let isLast = document[node].nextSibling.map { document[$0].kind.isBreak } ?? true
      let isFirst = pieces.isEmpty || pieces.last == .text(" ")
      if cut == nil, let dash = text.dash(isFirst: isFirst, isLast: isLast) {
        pieces.append(.text(String(text[..<dash.lowerBound])))
        cut = pieces.count
        pieces.append(.text(String(text[dash.upperBound...])))
      } else {
        pieces.append(.text(text))
      }
    }
    let end = cut ?? pieces.count
    return (Phrase(pieces[..<end], in: document), Phrase(pieces[end...], in: document))
  }
}

extension Document.Kind {
  /// Whether a line ends here.
  fileprivate var isBreak: Bool { self == .softBreak || self == .lineBreak }
}

extension String {
  /// Finds a dash between spaces, or next to an end of the text that is also a line's.
  fileprivate func dash(isFirst: Bool, isLast: Bool) -> Range<String.Index>? {
    let scalars = unicodeScalars
    var previous: Unicode.Scalar?
    for index in scalars.indices {
      defer { previous = scalars[index] }
      guard scalars[index] == "—" else { continue }
      let behind = scalars.index(after: index)
      let next = behind < scalars.endIndex ? scalars[behind] : nil
      guard previous?.properties.isWhitespace ?? isFirst,
        next?.properties.isWhitespace ?? isLast
      else { continue }
      return index..<behind
    }
    return nil
  }

  fileprivate func trimmed(atStart: Bool) -> Substring.UnicodeScalarView.SubSequence {
    let isSpace = \Unicode.Scalar.Properties.isWhitespace
    if atStart { return Substring(self).unicodeScalars.drop { $0.properties[keyPath: isSpace] } }
    var scalars = Substring(self).unicodeScalars
    while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
    return scalars
  }
}
