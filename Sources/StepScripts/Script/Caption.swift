/// Words above or beside something that is shown, some of them emphasised.
package struct Caption: Hashable, Sendable {
  package var pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Words without emphasis.
  package init(_ text: String) { pieces = [.text(text)] }

  /// Words of one style.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// The name of a process, or of something named by a program.
    case name(String)
    /// Text to type.
    case code(String)

    package var text: String {
      switch self {
      case .text(let text), .name(let text), .code(let text): text
      }
    }
  }

  /// The words without styles.
  package var text: String { pieces.map(\.text).joined() }

  static func + (left: Caption, right: String) -> Caption {
    Caption(left.pieces + [.text(right)])
  }
}
