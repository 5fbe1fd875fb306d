package import FileParts
package import Findings

extension Snippet {
  /// The part of a file that a block gives.
  package struct Part: Hashable, Sendable {
    package var kind: PartKind
    /// The type or dictionary that it goes into, from the outside in; empty if the block's own
    /// names determine it.
    package var container: [String]
    /// The file before the change.
    package var earlier = ""
    /// The block's own text.
    package var text = ""
  }

  /// Lines of a file that are consecutive in the lesson.
  package struct Piece: Hashable, Sendable {
    /// The lines in the file, from 1.
    package var lines: Range<Int>
    /// Where the first of them begins.
    package var start: SourcePosition
    /// How many bytes the lines are indented in the file.
    package var indent = 0
  }

  /// Maps a line and column of the text to the lesson; `nil` for what isn't in it.
  package func position(of position: SourcePosition) -> SourcePosition? {
    let piece = wholePieces.first { $0.lines.contains(position.line) }
    return piece.map { piece in
      SourcePosition(
        line: piece.start.line + position.line - piece.lines.lowerBound,
        column: piece.start.column + max(position.column - 1 - piece.indent, 0))
    }
  }

  private var wholePieces: [Piece] {
    pieces ?? [Piece(lines: 1..<(LineTable(text).count + 1), start: start)]
  }
}

extension Snippet {
  /// The whole file, including the part that the block gives; the block itself if it gives no part.
  ///
  /// - Parameters:
  ///   - file: The current file.
  ///   - report: Receives what is wrong with the part.
  /// - Returns: `nil`, with a finding, if the part has no place in the file.
  func assembled(into file: Snippet?, report: inout Report) -> Snippet? {
    guard var part else { return self }
    guard let file else {
      report.add(
        .section, PartWords.fileAbsent(fileName), at: infoRange,
        remedy: PartWords.fileAbsentRemedy)
      return nil
    }
    do throws(PartProblem) {
      let placement = try place(text, part.kind, in: part.container, of: file.text)
      part.earlier = file.text
      part.text = text
      var whole = self
      whole.part = part
      whole.text = placement.text
      whole.pieces = pieces(of: placement, in: file)
      return whole
    } catch {
      report.add(
        .section, PartWords.problem(error, fileName, part.kind), at: range(of: error),
        remedy: PartWords.remedy(error, part.kind))
      return nil
    }
  }

  private func pieces(of placement: PartPlacement, in file: Snippet) -> [Piece] {
    var next = 1
    return placement.runs.flatMap { run -> [Piece] in
      let first = next
      next += run.lines.count
      switch run.origin {
      case .gap: return []
      case .block:
        let start = SourcePosition(
          line: start.line + run.lines.lowerBound - 1, column: start.column)
        return [Piece(lines: first..<next, start: start, indent: run.indent)]
      case .file:
        return file.wholePieces.compactMap { piece in
          let lines = piece.lines.clamped(to: run.lines)
          guard !lines.isEmpty else { return nil }
          let from = first + lines.lowerBound - run.lines.lowerBound
          let line = piece.start.line + lines.lowerBound - piece.lines.lowerBound
          return Piece(
            lines: from..<(from + lines.count),
            start: SourcePosition(line: line, column: piece.start.column), indent: piece.indent)
        }
      }
    }
  }

  /// The place in the block of something that can't be placed: one of its lines, or its info
  /// string.
  private func range(of problem: PartProblem) -> SourceRange {
    switch problem {
    case .nameless(let line), .absent(_, let line), .ambiguous(_, _, let line),
      .overlap(_, let line):
      let lines = LineTable(text)
      let indent = lines.indentation(ofLine: line).count
      return SourceRange(
        line: start.line + line - 1, column: start.column + indent,
        length: max(lines[line].count - indent, 1))
    case .empty, .unreadableFile, .tooLong, .container, .sharedLine: return infoRange
    }
  }
}
