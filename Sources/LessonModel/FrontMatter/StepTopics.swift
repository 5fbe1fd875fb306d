import Findings
import Yams

/// The topics that the front matter gives a step.
struct StepTopics {
  /// The step's id, as it is written.
  var step: Mention
  var topics: [Mention]
}

extension Fields<FrontMatterKey> {
  /// Reads the lessons that come before this one.
  func prerequisites(yaml: YAMLText, report: inout Report) -> [Mention] {
    guard let nodes = list(.prerequisites, report: &report) else { return [] }
    return yaml.mentions(in: nodes, of: .lesson, report: &report)
  }

  /// Reads the topics of the steps.
  func topics(yaml: YAMLText, report: inout Report) -> [StepTopics] {
    guard let entries = mapping(.topics, report: &report) else { return [] }
    return entries.compactMap { entry in
      let step = Mention(id: entry.key.scalar?.string ?? "", range: yaml.range(of: entry.key))
      guard case .sequence(let nodes) = entry.value else {
        report.add(
          .frontMatter, "Topics of step \(quoted(step.id)) have to be a list", at: step.range,
          remedy: "write '\(step.id.withoutControlCharacters): […]'")
        return nil
      }
      return StepTopics(
        step: step, topics: yaml.mentions(in: Array(nodes), of: .topic, report: &report))
    }
  }
}

extension [StepTopics] {
  /// Gives the steps their topics; reports entries whose step isn't there.
  func add(to steps: inout [Step], report: inout Report) {
    let ids = steps.map(\.id)
    guard !ids.isEmpty else { return }
    for entry in self {
      guard let index = ids.firstIndex(of: entry.step.id) else {
        report.add(
          .frontMatter,
          "No step has the id \(quoted(entry.step.id))"
            + NearMiss.suggestion(for: entry.step.id, among: ids),
          at: entry.step.range, remedy: "use the id of one of the steps, or remove the entry")
        continue
      }
      steps[index].topicMentions = entry.topics
    }
  }
}

/// What a list of ids names.
private enum Mentioned: String {
  case lesson, topic

  func isValid(_ id: String) -> Bool {
    switch self {
    case .lesson: StableID.isValid(id)
    case .topic: StableID.isTopic(id)
    }
  }

  /// How a message begins.
  var noun: String {
    switch self {
    case .lesson: "Lesson"
    case .topic: "Topic"
    }
  }

  var remedy: String {
    switch self {
    case .lesson: "write the 'id' of a lesson"
    case .topic: "write an id of topics.yml"
    }
  }
}

extension YAMLText {
  /// Reads a list of ids, each of them once.
  fileprivate func mentions(
    in nodes: [Node], of kind: Mentioned, report: inout Report
  ) -> [Mention] {
    var mentions: [Mention] = []
    for node in nodes {
      let range = range(of: node)
      guard case .scalar(let scalar) = node, kind.isValid(scalar.string) else {
        report.add(
          .frontMatter, "Entry is no \(kind.rawValue) id", at: range, remedy: kind.remedy)
        continue
      }
      if let first = mentions.first(where: { $0.id == scalar.string }) {
        report.add(
          .frontMatter, "\(kind.noun) \(quoted(first.id)) is named twice", at: range,
          remedy: "keep one of them",
          notes: [Finding.Note("the first one is here", range: first.range)])
      } else {
        mentions.append(Mention(id: scalar.string, range: range))
      }
    }
    return mentions
  }
}
