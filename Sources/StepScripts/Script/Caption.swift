/// Words above or beside something that is shown, in which some stand out.
package struct Caption: Hashable, Sendable {
  package var pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Words of which none stands out.
  package init(_ text: String) { pieces = [.text(text)] }

  /// Words that look alike.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// The name of a process, or of something that a program has named.
    case name(String)
    /// What is to be typed.
    case code(String)

    package var text: String {
      switch self {
      case .text(let text), .name(let text), .code(let text): text
      }
    }
  }

  /// The words alone.
  package var text: String { pieces.map(\.text).joined() }

  static func + (left: Caption, right: String) -> Caption {
    Caption(left.pieces + [.text(right)])
  }
}
