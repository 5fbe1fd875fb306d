import Findings
import SwiftSyntax

/// A declaration of a file: its name, its place, and what contains it.
struct PlacedDeclaration {
  var name: DeclarationName
  /// The names of the enclosing types, from the outside in.
  var path: [String]
  /// Its bytes, without the surrounding white space and comments.
  var range: Range<Int>
  /// The start of its comment, or its own if it has none.
  var start: Int
  /// The closing brace of its members; `nil` if it has no members.
  var closingBrace: Int?
  var isExtension: Bool

  var end: Int { range.upperBound }

  func firstLine(in file: LineTable) -> Int { file.position(of: start).line }
  func lastLine(in file: LineTable) -> Int {
    file.position(of: max(range.lowerBound, range.upperBound - 1)).line
  }

  /// A file's declarations, each followed by its members if it is a type; those in functions are
  /// left out.
  static func all(in tree: SourceFileSyntax) -> [PlacedDeclaration] {
    var found: [PlacedDeclaration] = []
    for item in tree.statements {
      if case .decl(let declaration) = item.item { found += all(in: declaration, path: []) }
    }
    return found
  }

  private static func all(in node: DeclSyntax, path: [String]) -> [PlacedDeclaration] {
    guard let name = DeclarationName(node) else { return [] }
    let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock
    let own = PlacedDeclaration(
      name: name, path: path, range: node.bytes, start: node.startOfComment,
      closingBrace: members?.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
      isExtension: node.is(ExtensionDeclSyntax.self))
    let inside = members?.members.flatMap { all(in: $0.decl, path: path + [name.type]) } ?? []
    return [own] + inside
  }
}

extension SyntaxProtocol {
  /// The bytes of a node without the surrounding white space and comments.
  fileprivate var bytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The start of the comment directly above a node, or of the node if there is none.
  fileprivate var startOfComment: Int {
    var offset = positionAfterSkippingLeadingTrivia.utf8Offset
    var start = offset
    for piece in leadingTrivia.reversed() {
      offset -= piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .docLineComment, .blockComment, .docBlockComment: start = offset
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        if count > 1 { return start }
      default: break
      }
    }
    return start
  }
}
