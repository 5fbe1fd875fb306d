import Findings
import Yams

/// What course.yml says: parts, and the folders of their lessons.
struct CoursePlan {
  var title: String
  var parts: [Part]

  /// A part as course.yml gives it.
  struct Part {
    var title: String
    var folders: [YAMLText.Scalar]
  }

  /// Reads course.yml; `nil`, with findings, when it lists no parts.
  init?(_ source: SourceText, report: inout Report) {
    let yaml = YAMLText(yaml: source.text, firstLine: 1, lines: source.lines)
    let name = "course.yml"
    guard let root = yaml.root(of: name, report: &report),
      let fields = Fields<CourseKey>(root, name: name, yaml: yaml, report: &report)
    else { return nil }
    title = fields.required(.title, of: name, report: &report)?.text ?? ""
    guard fields.has(.parts) else {
      _ = fields.required(.parts, of: name, report: &report)
      return nil
    }
    guard let nodes = fields.list(.parts, report: &report) else { return nil }
    parts = nodes.compactMap { Part($0, yaml: yaml, report: &report) }
    dropRepeated(report: &report)
  }

  /// Leaves out folders that are listed before.
  private mutating func dropRepeated(report: inout Report) {
    var firsts: [String: SourceRange] = [:]
    for index in parts.indices {
      parts[index].folders.removeAll { folder in
        guard let first = firsts[folder.text] else {
          firsts[folder.text] = folder.range
          return false
        }
        report.add(
          .frontMatter, "Folder \(quoted(folder.text)) is listed twice", at: folder.range,
          remedy: "keep one of them",
          notes: [Finding.Note("the first one is here", range: first)])
        return true
      }
    }
  }
}

extension CoursePlan.Part {
  fileprivate init?(_ node: Node, yaml: YAMLText, report: inout Report) {
    guard let fields = Fields<PartKey>(node, name: "a part", yaml: yaml, report: &report)
    else { return nil }
    title = fields.required(.title, of: "The part", report: &report)?.text ?? ""
    folders = (fields.list(.lessons, report: &report) ?? []).compactMap { node in
      let range = yaml.range(of: node)
      guard case .scalar(let scalar) = node, CoursePlan.isFolderName(scalar.string) else {
        report.add(
          .frontMatter, "Entry of 'lessons' is no folder name", at: range,
          remedy: "write the name of a folder beside course.yml")
        return nil
      }
      return YAMLText.Scalar(text: scalar.string, range: range)
    }
  }
}

extension CoursePlan {
  /// Whether a text names a folder, and one inside the course.
  fileprivate static func isFolderName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 < 0x20 || $0 == 0x7F }
  }
}
