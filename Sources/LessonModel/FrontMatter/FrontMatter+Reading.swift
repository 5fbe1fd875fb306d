import Findings
import Yams

extension FrontMatter {
  /// Reads the front matter of a file; reports mistakes if the file is written for tutor.
  static func read(
    _ text: FrontMatterText?, lines: SourceLines, strictness: Strictness, report: inout Report
  ) -> FrontMatter {
    guard let text else { return absent(strictness, report: &report) }
    guard strictness == .lesson || text.hasFormat else { return foreign(text, lines: lines) }
    guard text.isClosed else {
      report.add(
        .frontMatter, FrontMatterWords.unclosed, at: SourceRange(line: 1, column: 1, length: 3),
        remedy: FrontMatterWords.unclosedRemedy)
      return .unreadable(lineCount: 0)
    }
    let yaml = YAMLText(yaml: text.yaml, firstLine: 2, lines: lines)
    var details = Report(file: report.file)
    guard let root = yaml.root(of: .frontMatter, report: &report),
      let fields = Fields<FrontMatterKey>(
        root, of: .frontMatter, yaml: yaml, report: &details)
    else {
      report.add(details)
      return .unreadable(lineCount: text.lineCount)
    }
    guard fields.isKnownFormat(report: &report) else {
      // Another version has other words, so only the version itself deserves a finding.
      return foreign(text, lines: lines)
    }
    let isLesson = strictness == .lesson
    var matter = FrontMatter(fields, isLesson: isLesson, yaml: yaml, report: &details)
    matter.lineCount = text.lineCount
    report.add(details)
    return matter
  }

  private init(
    _ fields: Fields<FrontMatterKey>, isLesson: Bool, yaml: YAMLText, report: inout Report
  ) {
    id =
      isLesson
      ? fields.required(.id, report: &report)
      : fields.scalar(.id, report: &report)
    id?.checkID(report: &report)
    title = fields.scalar(.title, report: &report)
    summary = fields.scalar(.summary, report: &report)?.text ?? ""
    part = fields.scalar(.part, report: &report)?.text ?? ""
    languageMode = fields.languageMode(report: &report)
    targets = fields.targets(yaml: yaml, report: &report)
    prerequisites = fields.prerequisites(yaml: yaml, report: &report)
    topics = fields.topics(yaml: yaml, report: &report)
  }
}

extension FrontMatter {
  /// The front matter of a file that has none.
  private static func absent(_ strictness: Strictness, report: inout Report) -> FrontMatter {
    guard strictness == .lesson else { return FrontMatter(isTutors: false) }
    report.add(
      .frontMatter, FrontMatterWords.missing, at: SourceRange(line: 1, column: 1),
      remedy: FrontMatterWords.missingRemedy)
    return .unreadable(lineCount: 0)
  }

  /// The front matter of a file that isn't written for tutor: its title, if it has one.
  private static func foreign(_ text: FrontMatterText, lines: SourceLines) -> FrontMatter {
    var matter = FrontMatter(isTutors: false)
    guard text.isClosed, text.hasKeys else { return matter }
    matter.lineCount = text.lineCount
    var ignored = Report(file: "")
    let yaml = YAMLText(yaml: text.yaml, firstLine: 2, lines: lines)
    guard let root = yaml.root(of: .frontMatter, report: &ignored),
      let fields = Fields<FrontMatterKey>(
        root, of: .frontMatter, yaml: yaml, report: &ignored)
    else { return matter }
    matter.title = fields.scalar(.title, report: &ignored)
    return matter
  }
}

extension Fields<FrontMatterKey> {
  /// Whether the format's version is this tutor's; reports a different or missing one.
  fileprivate func isKnownFormat(report: inout Report) -> Bool {
    guard has(.format) else {
      _ = required(.format, report: &report)
      return true
    }
    guard let format = scalar(.format, report: &report) else { return true }
    guard format.text != String(FrontMatter.version) else { return true }
    let isNewer = Int(format.text).map { $0 > FrontMatter.version } ?? false
    report.add(
      .frontMatter, FrontMatterWords.formatUnknown(format.text), at: format.range,
      remedy: isNewer
        ? FrontMatterWords.formatNewerRemedy : FrontMatterWords.formatUnknownRemedy)
    return false
  }

  /// Reads the Swift language mode.
  fileprivate func languageMode(report: inout Report) -> Lesson.LanguageMode {
    guard let swift = scalar(.swift, report: &report) else { return .v5 }
    if let mode = Lesson.LanguageMode(rawValue: swift.text) { return mode }
    report.add(
      .frontMatter, FrontMatterWords.languageModeUnknown(swift.text), at: swift.range,
      remedy: FrontMatterWords.languageModeUnknownRemedy)
    return .v5
  }
}
