import Findings
import Yams

/// The contents of course.yml: parts with the folders of their lessons, and steps that have moved.
struct CoursePlan {
  var title: String
  var summary: String
  var parts: [Part]
  var moved: [MovedStep] = []

  /// A step that had another name before: both are `lesson/step`.
  struct MovedStep {
    var old: YAMLText.Scalar
    var new: YAMLText.Scalar
  }

  /// A part as course.yml gives it.
  struct Part {
    var title: String
    var hasLimits: Bool
    var folders: [YAMLText.Scalar]
  }

  /// Reads course.yml; `nil`, with findings, when it lists no parts.
  init?(_ source: SourceText, report: inout Report) {
    let yaml = YAMLText(yaml: source.text, firstLine: 1, lines: source.lines)
    guard let root = yaml.root(of: .course, report: &report),
      let fields = Fields<CourseKey>(root, of: .course, yaml: yaml, report: &report)
    else { return nil }
    title = fields.required(.title, report: &report)?.text ?? ""
    summary = fields.scalar(.summary, report: &report)?.text ?? ""
    guard fields.has(.parts) else {
      _ = fields.required(.parts, report: &report)
      return nil
    }
    guard let nodes = fields.list(.parts, report: &report) else { return nil }
    parts = nodes.compactMap { Part($0, yaml: yaml, report: &report) }
    moved = (fields.mapping(.moved, report: &report) ?? []).compactMap { entry in
      MovedStep(entry, yaml: yaml, report: &report)
    }
    dropRepeated(report: &report)
  }

  /// Drops folders that were listed before.
  private mutating func dropRepeated(report: inout Report) {
    var firsts: [String: SourceRange] = [:]
    for index in parts.indices {
      parts[index].folders.removeAll { folder in
        guard let first = firsts[folder.text] else {
          firsts[folder.text] = folder.range
          return false
        }
        report.add(
          .frontMatter, CourseWords.folderRepeated(folder.text), at: folder.range,
          remedy: SharedWords.keepOneRemedy,
          notes: [Finding.Note(SharedWords.firstIsHere, range: first)])
        return true
      }
    }
  }
}

extension CoursePlan.Part {
  fileprivate init?(_ node: Node, yaml: YAMLText, report: inout Report) {
    guard let fields = Fields<PartKey>(node, of: .part, yaml: yaml, report: &report)
    else { return nil }
    title = fields.required(.title, report: &report)?.text ?? ""
    hasLimits = fields.flag(.limits, report: &report)
    folders = (fields.list(.lessons, report: &report) ?? []).compactMap { node in
      let range = yaml.range(of: node)
      guard case .scalar(let scalar) = node, CoursePlan.isFolderName(scalar.string) else {
        report.add(
          .frontMatter, CourseWords.notAFolderName, at: range,
          remedy: CourseWords.notAFolderNameRemedy)
        return nil
      }
      return YAMLText.Scalar(text: scalar.string, range: range)
    }
  }
}

extension CoursePlan.MovedStep {
  fileprivate init?(
    _ entry: (key: Node, value: Node), yaml: YAMLText, report: inout Report
  ) {
    guard case .scalar(let old) = entry.key, case .scalar(let new) = entry.value,
      old.string.split(separator: "/").count == 2
    else {
      report.add(
        .frontMatter, CourseWords.notAMovedStep, at: yaml.range(of: entry.key),
        remedy: CourseWords.notAMovedStepRemedy)
      return nil
    }
    self.old = YAMLText.Scalar(text: old.string, range: yaml.range(of: entry.key))
    self.new = YAMLText.Scalar(text: new.string, range: yaml.range(of: entry.value))
  }
}

extension CoursePlan {
  /// Whether a text is the name of a folder directly inside the course's.
  fileprivate static func isFolderName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 < 0x20 || $0 == 0x7F }
  }
}
