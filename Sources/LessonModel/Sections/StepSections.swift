import CommonMark
import Findings

/// A step's blocks, divided into those that are shown and the special sections.
struct StepSections {
  private(set) var shown: [PlacedBlock] = []
  /// The special sections in order; only questions may occur more than once.
  private(set) var special: [StepSection] = []
  /// Whether a block or a section belongs to an exercise.
  private(set) var isExercise = false
  /// The indices in `special` of the exercise's parts.
  private var parts: [SectionWord: Int] = [:]

  /// Whether a fence outside of the special sections has a finding.
  var hasMistakes: Bool { shown.contains(where: \.hasMistake) }

  /// The exercise's part under that heading.
  subscript(word: SectionWord) -> StepSection? { parts[word].map { special[$0] } }

  /// Wraps a step without special sections.
  init(shown: [PlacedBlock]) {
    self.shown = shown
  }

  /// Divides a step's blocks.
  ///
  /// If there is a special section, headings that are nearly special are findings. Their sections
  /// are then read as intended, so that one typo is one finding.
  init(of blocks: [PlacedBlock], in document: Document, report: inout Report) {
    let chunks = Chunk.cut(blocks, in: document)
    let exact = Set(chunks.compactMap(\.word))
    isExercise =
      exact.contains { $0.quizKind == nil }
      || chunks.contains { $0.word == nil && $0.blocks.contains(where: \.isStarter) }
    let isSpecial =
      isExercise || !exact.isEmpty
      || chunks.contains { $0.meant?.quizKind != nil && $0.hasTasks(in: document) }
    for chunk in chunks {
      var word = chunk.word
      if isSpecial, let meant = chunk.meant, let heading = chunk.heading {
        report.unknown(heading, meant: meant)
        if meant.quizKind != nil || isExercise && !exact.contains(meant) && self[meant] == nil {
          word = meant
        }
      }
      if let word {
        add(chunk, as: word, report: &report)
      } else {
        shown += chunk.blocks
      }
    }
  }

  /// Adds a special section; a duplicate part of an exercise is reported and left out.
  private mutating func add(_ chunk: Chunk, as word: SectionWord, report: inout Report) {
    guard let heading = chunk.heading else { return }
    if word.quizKind == nil, let first = self[word] {
      report.add(
        .section, StepSectionWords.repeated(word), at: heading.range,
        remedy: SharedWords.joinInStepRemedy,
        notes: [Finding.Note(SharedWords.firstIsHere, range: first.heading.range)])
      return
    }
    if word.quizKind == nil { parts[word] = special.count }
    special.append(
      StepSection(word: word, heading: heading, blocks: Array(chunk.blocks.dropFirst())))
  }
}

/// A section of a step, from a `###` heading or a higher one to the next.
private struct Chunk {
  /// The heading; `nil` for what comes before the first one.
  var heading: Outline.Heading?
  /// The special word that the heading is.
  var word: SectionWord?
  /// The special word that the heading nearly is.
  var meant: SectionWord?
  /// The blocks, including the heading's own.
  var blocks: [PlacedBlock] = []

  static func cut(_ blocks: [PlacedBlock], in document: Document) -> [Chunk] {
    var chunks = [Chunk()]
    for block in blocks {
      if case .heading(let level) = document[block.node].kind, level <= SectionWord.level {
        let heading = Outline.Heading(of: block.node, in: document)
        chunks.append(Chunk(heading: heading, isSpecial: level == SectionWord.level))
      }
      chunks[chunks.count - 1].blocks.append(block)
    }
    return chunks
  }

  private init() {}

  private init(heading: Outline.Heading, isSpecial: Bool) {
    self.heading = heading
    guard isSpecial else { return }
    word = SectionWord(rawValue: heading.text)
    guard word == nil else { return }
    meant = NearMiss.best(for: heading.text, among: SectionWord.allCases.map(\.rawValue))
      .flatMap(SectionWord.init)
  }

  /// Whether there is a list of answers to a question.
  func hasTasks(in document: Document) -> Bool {
    blocks.contains { block in
      guard case .list = document[block.node].kind else { return false }
      return document.children(of: block.node).contains { AnswerMark(of: $0, in: document) != nil }
    }
  }
}

extension PlacedBlock {
  /// Whether the block is code that the learner begins with.
  fileprivate var isStarter: Bool {
    if case .snippet(let snippet) = block { snippet.isStarter } else { false }
  }
}

extension Report {
  fileprivate mutating func unknown(_ heading: Outline.Heading, meant: SectionWord) {
    add(
      .section, StepSectionWords.unknown(heading.text, meant: meant), at: heading.range,
      remedy: StepSectionWords.unknownRemedy(meant))
  }
}
