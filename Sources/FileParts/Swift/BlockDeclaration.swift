import Findings
import SwiftSyntax

/// One of a block's declarations.
struct BlockDeclaration {
  var name: DeclarationName
  /// The line on which it begins, after its comment.
  var line: Int
  /// The lines from the end of the previous declaration to its own end.
  var lines: Range<Int>

  /// The declarations of a block, which may be members without the type around them.
  static func all(in block: LineTable) throws(PartProblem) -> [BlockDeclaration] {
    guard let tree = SwiftParts.parse(block.bytes) else { throw .nameless(line: 1) }
    let items = tree.statements.map(\.item)
    let declarations = items.compactMap { $0.as(DeclSyntax.self) }
    if !tree.hasError, !items.isEmpty, declarations.count == items.count {
      return try all(declarations, in: block, after: 0)
    }
    // Initializers and cases are valid only as members.
    let opening = Array("enum Members {\n".utf8)
    let whole = SwiftParts.parse(opening + block.bytes + Array("\n}".utf8))
    guard let whole, !whole.hasError,
      let members = whole.statements.first?.item.as(EnumDeclSyntax.self)?.memberBlock
    else {
      let other = items.first { !$0.is(DeclSyntax.self) }
      let start = other?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
      throw .nameless(line: block.position(of: start).line)
    }
    return try all(members.members.map(\.decl), in: block, after: opening.count)
  }

  private static func all(
    _ declarations: [DeclSyntax], in block: LineTable, after skipped: Int
  ) throws(PartProblem) -> [BlockDeclaration] {
    guard !declarations.isEmpty else { throw .empty }
    var found: [BlockDeclaration] = []
    var next = 1
    for declaration in declarations {
      let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset - skipped
      let end = declaration.endPositionBeforeTrailingTrivia.utf8Offset - skipped
      let line = block.position(of: start).line
      guard let name = DeclarationName(declaration), end > start, end <= block.bytes.count else {
        throw .nameless(line: line)
      }
      guard block.isFirstOnLine(start), block.isLastOnLine(before: end), line >= next else {
        throw .overlap(name: name.full, line: line)
      }
      while next < line, block.isBlank(next) { next += 1 }
      let last = block.position(of: end - 1).line
      found.append(BlockDeclaration(name: name, line: line, lines: next..<(last + 1)))
      next = last + 1
    }
    // A comment after the last declaration belongs to it.
    if (next..<(block.writtenCount + 1)).contains(where: { !block.isBlank($0) }),
      let last = found.indices.last
    {
      found[last].lines = found[last].lines.lowerBound..<(block.writtenCount + 1)
    }
    return found
  }
}
