package import Findings
import Yams

/// The topics that a course is to cover, listed in its topics.yml; steps name them by their ids.
package struct Topics: Hashable, Sendable {
  package var all: [Topic]
  /// Whether the course claims to cover all of them.
  package var isComplete: Bool

  /// A topic.
  package struct Topic: Hashable, Sendable {
    /// The stable name: "rule.keys".
    package var id: String
    package var title: String
    /// Whether no run can show it, so that steps only tell about it.
    package var isReading: Bool
    /// Where topics.yml names it.
    package var range: SourceRange?

    package init(id: String, title: String, isReading: Bool = false, range: SourceRange? = nil) {
      self.id = id
      self.title = title
      self.isReading = isReading
      self.range = range
    }
  }

  package init(_ all: [Topic], isComplete: Bool = false) {
    self.all = all
    self.isComplete = isComplete
  }
}

extension Topics {
  /// The file's name, beside course.yml.
  package static let file = "topics.yml"

  /// Loads the topics of a course; `nil` without a readable topics.yml.
  package static func load(from files: CourseFiles) -> (topics: Topics?, findings: [Finding]) {
    let loaded = files.list(file) { source, report in Topics(source, report: &report) }
    return (loaded.list, loaded.findings)
  }

  private init?(_ source: SourceText, report: inout Report) {
    let yaml = YAMLText(yaml: source.text, firstLine: 1, lines: source.lines)
    guard let root = yaml.root(of: .topics, report: &report),
      let fields = Fields<TopicsKey>(root, of: .topics, yaml: yaml, report: &report)
    else { return nil }
    isComplete = fields.flag(.complete, report: &report)
    guard fields.has(.topics) else {
      _ = fields.required(.topics, report: &report)
      return nil
    }
    guard let nodes = fields.list(.topics, report: &report) else { return nil }
    var firsts: [String: SourceRange] = [:]
    all = []
    for node in nodes {
      guard let fields = Fields<TopicKey>(node, of: .topic, yaml: yaml, report: &report),
        let (topic, range) = fields.topic(report: &report)
      else { continue }
      if let first = firsts[topic.id] {
        report.add(
          .frontMatter, CourseWords.topicRepeated(topic.id), at: range,
          remedy: SharedWords.otherIDRemedy,
          notes: [Finding.Note(SharedWords.firstIsHere, range: first)])
      } else {
        firsts[topic.id] = range
        all.append(topic)
      }
    }
  }
}

extension Fields<TopicKey> {
  /// Reads an entry of `topics:`; `nil`, with findings, if it has no valid id.
  fileprivate func topic(report: inout Report) -> (topic: Topics.Topic, range: SourceRange)? {
    let title = required(.title, report: &report)?.text ?? ""
    let isReading = flag(.reading, report: &report)
    guard let id = required(.id, report: &report) else { return nil }
    guard StableID.isTopic(id.text) else {
      report.add(
        .frontMatter, CourseWords.topicIDInvalid(id.text), at: id.range,
        remedy: CourseWords.topicIDInvalidRemedy)
      return nil
    }
    return (
      Topics.Topic(id: id.text, title: title, isReading: isReading, range: id.range), id.range
    )
  }
}
