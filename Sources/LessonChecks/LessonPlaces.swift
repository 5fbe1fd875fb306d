import Findings
import LessonModel

/// Maps places in a program's own files to the Markdown that they were written in.
///
/// What a program does is reported at its own places (`Share/ShareViewController.swift:12`), so
/// that it is the same program wherever it occurs in a lesson.
struct LessonPlaces {
  private let snippets: [String: [Snippet]]

  init(_ program: Program) {
    let snippets = [program.main].compactMap(\.self) + program.targets.flatMap(\.files)
    self.snippets = Dictionary(grouping: snippets, by: \.path)
  }

  /// The Markdown file and the place in it; `nil` for a place that isn't the author's.
  func place(of position: SourcePosition, in file: String) -> (
    file: String, position: SourcePosition
  )? {
    for snippet in snippets[file] ?? [] {
      if let place = snippet.position(of: position) { return (snippet.file, place) }
    }
    return nil
  }

  /// An engine's finding, moved to the Markdown; one about a whole file moves to its fence.
  func finding(_ finding: Finding) -> Finding {
    var moved = finding
    moved.file = snippets[finding.file]?.first?.file ?? finding.file
    moved.range =
      finding.range.map { range(of: $0, in: finding.file) }
      ?? snippets[finding.file]?.first?.infoRange
    moved.notes = finding.notes.map { note in
      guard let file = note.file ?? note.range.map({ _ in finding.file }) else { return note }
      var moved = note
      moved.file = note.file.map { snippets[$0]?.first?.file ?? $0 }
      moved.range = note.range.map { range(of: $0, in: file) }
      return moved
    }
    return moved
  }

  private func range(of range: SourceRange, in file: String) -> SourceRange {
    guard let start = place(of: range.start, in: file), let end = place(of: range.end, in: file)
    else { return range }
    return SourceRange(start.position, end.position)
  }
}
