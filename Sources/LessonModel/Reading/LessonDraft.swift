import CommonMark
import Findings

/// A file's document and front matter, from which a lesson is made.
struct LessonDraft {
  var document: Document
  var lines: SourceLines
  var file: String
  var matter: FrontMatter
  var strictness: Strictness
  var mergesParts: Bool

  /// Makes the lesson.
  func lesson(report: inout Report) -> Lesson {
    let outline = Outline(of: document)
    let title = title(outline, report: &report)
    let reader = BlockReader(
      document: document, lines: lines, file: file, targets: matter.targets,
      isTutors: matter.isTutors)
    let (introduction, sections) = sections(of: outline, title: title, reader: reader)
    if sections.isEmpty, matter.isTutors { report.noStep(outline) }
    for block in introduction where matter.isTutors {
      reader.readIntroduction(block, report: &report)
      report.checkIntroduction(block, in: document)
    }
    var builder = StepBuilder(
      reader: reader, languageMode: matter.languageMode, mergesParts: mergesParts)
    for section in sections {
      builder.add(section, report: &report)
    }
    var steps = builder.steps
    matter.topics.add(to: &steps, report: &report)
    return Lesson(
      id: matter.id?.text ?? FileStem.id(of: file), title: title, summary: matter.summary,
      file: file, part: matter.part, languageMode: matter.languageMode,
      targets: matter.targets ?? [], introduction: introduction, steps: steps,
      document: document, prerequisiteMentions: matter.prerequisites, idRange: matter.id?.range)
  }
}

extension LessonDraft {
  /// Finds the title: the front matter's, the level-1 heading's, or else the file's name.
  private func title(_ outline: Outline, report: inout Report) -> String {
    if let title = matter.title?.text { return title }
    if let heading = outline.title?.text, !heading.isEmpty { return heading }
    if strictness == .lesson, matter.isTutors, matter.isReadable {
      report.add(
        .frontMatter, LessonWords.titleMissing, at: SourceRange(line: 1, column: 1),
        remedy: LessonWords.titleMissingRemedy)
    }
    return FileStem.name(of: file)
  }

  /// Divides the document into the introduction and the steps.
  ///
  /// In any Markdown file what runs is a step, with or without a heading: code before the first
  /// level-2 heading makes everything up to there a step.
  private func sections(
    of outline: Outline, title: String, reader: BlockReader
  ) -> (introduction: [Document.NodeID], sections: [Outline.Section]) {
    let isAny = strictness == .anyMarkdown
    guard isAny, outline.sections.isEmpty || outline.introduction.contains(where: reader.runs)
    else { return (outline.introduction, outline.sections) }
    let place = outline.title?.range ?? SourceRange(line: 1, column: 1)
    let first = Outline.Section(
      heading: Outline.Heading(text: title, range: place), blocks: outline.introduction)
    return ([], [first] + outline.sections)
  }
}

extension Report {
  /// Reports a heading that is special in a step.
  fileprivate mutating func checkIntroduction(_ block: Document.NodeID, in document: Document) {
    guard case .heading(level: SectionWord.level) = document[block].kind else { return }
    let heading = Outline.Heading(of: block, in: document)
    guard let word = SectionWord(rawValue: heading.text) else { return }
    add(
      .section, LessonWords.sectionBeforeSteps(word), at: heading.range,
      remedy: LessonWords.sectionBeforeStepsRemedy)
  }

  fileprivate mutating func noStep(_ outline: Outline) {
    add(
      .noStep, LessonWords.stepMissing,
      at: outline.title?.range ?? SourceRange(line: 1, column: 1),
      remedy: LessonWords.stepMissingRemedy)
  }
}

/// Names derived from a file's name when nothing else gives one.
enum FileStem {
  /// The name without folders and extension: "README".
  static func name(of file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// An id made from the name: "readme".
  static func id(of file: String) -> String {
    let slug = StableID.slug(name(of: file))
    return slug.isEmpty ? "lesson" : slug
  }
}
