package import Findings
import Yams

/// What a course is to cover: the topics of its topics.yml, which steps name by their ids.
package struct Topics: Hashable, Sendable {
  package var all: [Topic]

  /// A topic.
  package struct Topic: Hashable, Sendable {
    /// The stable name: "rule.keys".
    package var id: String
    package var title: String
    /// Whether no run can show it, so that it is only read about.
    package var isReading: Bool

    package init(id: String, title: String, isReading: Bool = false) {
      self.id = id
      self.title = title
      self.isReading = isReading
    }
  }

  package init(_ all: [Topic]) {
    self.all = all
  }
}

extension Topics {
  private static let file = "topics.yml"

  /// Loads the topics of a course; `nil` when it has no topics.yml, or none that can be read.
  package static func load(from files: CourseFiles) -> (topics: Topics?, findings: [Finding]) {
    var report = Report(file: "\(files.path)/\(file)")
    switch files.read(file) {
    case .success(let bytes):
      let topics = SourceText(decoding: bytes, report: &report)
        .flatMap { Topics($0, report: &report) }
      return (topics, report.inOrder)
    case .failure(.missing):
      return (nil, [])
    case .failure(let problem):
      report.add(.unreadableFile, "\(quoted(file)) \(problem.sentence)", at: nil)
      return (nil, report.findings)
    }
  }

  private init?(_ source: SourceText, report: inout Report) {
    let yaml = YAMLText(yaml: source.text, firstLine: 1, lines: source.lines)
    guard let root = yaml.root(of: Self.file, report: &report),
      let fields = Fields<TopicsKey>(root, name: Self.file, yaml: yaml, report: &report)
    else { return nil }
    guard fields.has(.topics) else {
      _ = fields.required(.topics, of: Self.file, report: &report)
      return nil
    }
    guard let nodes = fields.list(.topics, report: &report) else { return nil }
    var firsts: [String: SourceRange] = [:]
    all = []
    for node in nodes {
      guard let fields = Fields<TopicKey>(node, name: "a topic", yaml: yaml, report: &report),
        let (topic, range) = fields.topic(report: &report)
      else { continue }
      if let first = firsts[topic.id] {
        report.add(
          .frontMatter, "Topic \(quoted(topic.id)) is there twice", at: range,
          remedy: "give one of them another 'id'",
          notes: [Finding.Note("the first one is here", range: first)])
      } else {
        firsts[topic.id] = range
        all.append(topic)
      }
    }
  }
}

extension Fields<TopicKey> {
  /// Reads an entry of `topics:`; `nil`, with findings, when it has no id that can be one.
  fileprivate func topic(report: inout Report) -> (topic: Topics.Topic, range: SourceRange)? {
    let title = required(.title, of: "The topic", report: &report)?.text ?? ""
    let reading = scalar(.reading, report: &report)
    if let reading, !["true", "false"].contains(reading.text) {
      report.add(
        .frontMatter, "'reading' has to be true or false", at: reading.range,
        remedy: "write 'reading: true', or remove it")
    }
    guard let id = required(.id, of: "The topic", report: &report) else { return nil }
    guard StableID.isTopic(id.text) else {
      report.add(
        .frontMatter, "\(quoted(id.text)) is no topic id", at: id.range,
        remedy: "write something like 'id: rule.keys'")
      return nil
    }
    return (
      Topics.Topic(id: id.text, title: title, isReading: reading?.text == "true"), id.range
    )
  }
}
