import Findings

/// The names of a lesson's steps: each has a title and a unique id.
struct StepNames {
  /// Where each id was given.
  private var taken: [String: SourceRange] = [:]
  /// How often a number has been added to an id.
  private var repeats: [String: Int] = [:]

  /// A step's title and id.
  struct Name {
    var title: String
    var id: String
  }

  /// Names a step by its heading: `## Receive the link {#receive}`.
  ///
  /// Every name is usable: an invalid id is replaced, a duplicate one gets a number, and findings
  /// say so.
  mutating func name(
    _ heading: Outline.Heading, number: Int, lines: SourceLines, report: inout Report
  ) -> Name {
    let (title, given) = Self.split(heading.text)
    if title.isEmpty {
      report.add(
        .noStep, StepWords.titleMissing, at: heading.range,
        remedy: StepWords.titleMissingRemedy)
    }
    if let given, !StableID.isValid(given) {
      report.add(
        .noStep, StepWords.idInvalid(given),
        at: Self.range(ofID: given, in: heading, lines: lines),
        remedy: StepWords.idInvalidRemedy)
    }
    let fallback = StableID.slug(given ?? title)
    let wanted =
      given.flatMap { StableID.isValid($0) ? $0 : nil }
      ?? (fallback.isEmpty ? "step-\(number)" : fallback)
    return Name(title: title, id: claim(wanted, at: heading.range, report: &report))
  }

  /// Takes an id, or the next free one derived from it.
  private mutating func claim(_ id: String, at range: SourceRange, report: inout Report) -> String {
    guard let first = taken[id] else {
      taken[id] = range
      return id
    }
    report.add(
      .duplicateStep, StepWords.idRepeated(id), at: range, remedy: StepWords.idRepeatedRemedy,
      notes: [Finding.Note(SharedWords.firstIsHere, range: first)])
    var free = id
    while taken[free] != nil {
      repeats[id, default: 1] += 1
      free = "\(id)-\(repeats[id, default: 1])"
    }
    taken[free] = range
    return free
  }
}

extension StepNames {
  /// Separates the id from a heading's text.
  private static func split(_ text: String) -> (title: String, id: String?) {
    guard text.hasSuffix("}"), let open = text.ranges(of: "{#").last else { return (text, nil) }
    let id = text[open.upperBound...].dropLast()
    guard !id.contains("}") else { return (text, nil) }
    return (String(text[..<open.lowerBound]).trimmed, String(id))
  }

  /// Finds `{#id}` in a heading's line.
  private static func range(
    ofID id: String, in heading: Outline.Heading, lines: SourceLines
  ) -> SourceRange {
    let line = lines[heading.range.start.line] ?? ""
    guard let found = line.ranges(of: "{#\(id)}").last else { return heading.range }
    let column = line[..<found.lowerBound].utf8.count + 1
    return SourceRange(
      line: heading.range.start.line, column: column, length: line[found].utf8.count)
  }
}
