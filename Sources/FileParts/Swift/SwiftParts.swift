import Findings
import Portability
import SwiftParser
import SwiftSyntax

/// The declarations of a block, and where they go in a Swift file.
struct SwiftParts {
  private let file: LineTable
  private let found: [PlacedDeclaration]

  init(_ text: String) throws(PartProblem) {
    file = LineTable(text)
    guard let tree = Self.parse(file.bytes) else { throw .unreadableFile }
    found = PlacedDeclaration.all(in: tree)
  }

  /// Parses code; `nil` if it is too deeply nested.
  static func parse(_ bytes: [UInt8]) -> SourceFileSyntax? {
    guard NestingGuard.admits(bytes) else { return nil }
    return bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 100) }
  }

  /// The edits that put a block's declarations into the file: in place of those with the same
  /// names, or else at the end of a type or, for what belongs at the top level, of the file.
  func edits(placing block: LineTable, in container: [String]) throws(PartProblem) -> [PartEdit] {
    var edits: [PartEdit] = []
    for declaration in try BlockDeclaration.all(in: block) {
      edits.append(try edit(for: declaration, of: block, in: container))
    }
    return edits
  }

  private func edit(
    for declaration: BlockDeclaration, of block: LineTable, in container: [String]
  ) throws(PartProblem) -> PartEdit {
    let name = declaration.name
    let named = found.filter {
      $0.name.base == name.base && $0.path.suffix(container.count).elementsEqual(container)
    }
    let same = named.filter { $0.name.full == name.full }
    let candidates = same.isEmpty ? named : same
    guard candidates.count <= 1 else {
      throw .ambiguous(name: name.full, count: candidates.count, line: declaration.line)
    }
    let own = block.indentation(ofLine: declaration.line)
    guard let old = candidates.first else {
      return try addition(of: declaration, indentedBy: own, to: container)
    }
    let range = old.range
    guard file.isFirstOnLine(range.lowerBound), file.isLastOnLine(before: range.upperBound) else {
      throw .sharedLine(name: name.full, line: file.position(of: range.lowerBound).line)
    }
    let line = file.position(of: range.lowerBound).line
    return PartEdit(
      name: name.full, replaced: old.firstLine(in: file)..<(old.lastLine(in: file) + 1),
      lines: declaration.lines,
      indentation: indentation(from: own, to: file.indentation(ofLine: line)))
  }

  /// The edit that adds a declaration that the file doesn't have yet.
  private func addition(
    of declaration: BlockDeclaration, indentedBy own: [UInt8], to container: [String]
  ) throws(PartProblem) -> PartEdit {
    guard container.isEmpty else { return try member(declaration, indentedBy: own, of: container) }
    var edit = PartEdit(
      name: declaration.name.full, replaced: 1..<1, lines: declaration.lines, indentation: [])
    switch declaration.name.kind {
    case .module:
      let last = found.last { $0.name.kind == .module }
      let line = last.map { $0.lastLine(in: file) + 1 } ?? 1
      edit.replaced = line..<line
      if last == nil, file.writtenCount > 0, !file.isBlank(1) { edit.gap = .after }
    case .type:
      let line = file.writtenCount + 1
      edit.replaced = line..<line
      if line > 1, !file.isBlank(line - 1) { edit.gap = .before }
    case .other:
      throw .absent(name: declaration.name.full, line: declaration.line)
    }
    return edit
  }

  private func member(
    _ declaration: BlockDeclaration, indentedBy own: [UInt8], of container: [String]
  ) throws(PartProblem) -> PartEdit {
    let name = container.joined(separator: ".")
    let types = found.filter { type in
      type.closingBrace != nil && type.name.kind == .type
        && (type.path + [type.name.type]).suffix(container.count).elementsEqual(container)
    }
    let declared = types.filter { !$0.isExtension }
    let candidates = declared.isEmpty ? types : declared
    guard candidates.count == 1, let type = candidates.first, let brace = type.closingBrace else {
      throw .container(name: name, count: candidates.count)
    }
    let line = file.position(of: brace).line
    guard file.isFirstOnLine(brace), line > type.firstLine(in: file) else {
      throw .sharedLine(name: name, line: line)
    }
    let sibling = found.last { $0.path == type.path + [type.name.type] && $0.end <= brace }
    let wanted =
      sibling.map { file.indentation(ofLine: file.position(of: $0.range.lowerBound).line) }
      ?? file.indentation(ofLine: line) + Array("  ".utf8)
    return PartEdit(
      name: declaration.name.full, replaced: line..<line, lines: declaration.lines,
      indentation: indentation(from: own, to: wanted), gap: sibling == nil ? .none : .before)
  }
}
