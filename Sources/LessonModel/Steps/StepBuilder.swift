import CommonMark
import Findings

/// The making of a lesson's steps, one behind the other: files are carried from step to step.
struct StepBuilder {
  let reader: BlockReader
  let languageMode: Lesson.LanguageMode
  private var carried: CarriedFiles
  private var names = StepNames()
  private(set) var steps: [Step] = []
  private var fileCount = 0

  /// The `file=` blocks that a lesson may have; each step holds all files that there are by then.
  static let maximumFiles = 500

  init(reader: BlockReader, languageMode: Lesson.LanguageMode) {
    self.reader = reader
    self.languageMode = languageMode
    carried = CarriedFiles(of: reader.targets ?? [])
  }

  /// Makes the next step from a section.
  mutating func add(_ section: Outline.Section, report: inout Report) {
    var details = Report(file: report.file)
    let number = steps.count + 1
    let name = names.name(
      section.heading, number: number, lines: reader.lines, report: &details)
    let blocks = section.blocks.map { limit(reader.read($0, report: &report), report: &details) }
    let programs = StepPrograms(
      of: blocks, languageMode: languageMode, carried: &carried, report: &details)
    steps.append(
      Step(
        id: name.id, title: name.title, number: number, range: section.heading.range,
        blocks: bound(blocks, to: programs, report: &details),
        programs: programs.entries.map(\.program)))
    if reader.isTutors { report.add(details) }
  }

  /// Binds expectations to programs; what contradicts the rest of the step is only shown.
  private func bound(
    _ blocks: [ReadBlock], to programs: StepPrograms, report: inout Report
  ) -> [Block] {
    var binding = ExpectationBinding(to: programs.entries)
    return blocks.enumerated().map { index, block in
      switch block {
      case .prose(let node):
        return .prose(node)
      case .snippet(let snippet):
        return .snippet(programs.dropped.contains(index) ? snippet.shown : snippet)
      case .expectation(let snippet, let subject):
        let expectation = binding.bind(snippet, subject, at: index, report: &report)
        return expectation.map(Block.expectation) ?? .snippet(snippet)
      }
    }
  }

  /// Counts a block that is a file; one too many is reported, and only shown.
  private mutating func limit(_ block: ReadBlock, report: inout Report) -> ReadBlock {
    guard case .snippet(let snippet) = block, case .file = snippet.role else { return block }
    fileCount += 1
    guard fileCount > Self.maximumFiles else { return block }
    if fileCount == Self.maximumFiles + 1 {
      report.add(
        .misplacedFence, "More than \(Self.maximumFiles) file blocks in a lesson",
        at: snippet.infoRange, remedy: "begin another lesson")
    }
    return .snippet(snippet.shown)
  }
}

extension Snippet {
  /// The snippet as one that is only shown.
  fileprivate var shown: Snippet {
    var shown = self
    shown.role = .shown
    shown.isHidden = false
    shown.failure = nil
    return shown
  }
}
