import Findings
import Yams

/// The topics that the front matter gives a step.
struct StepTopics {
  /// The step's id as written.
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
          .frontMatter, FrontMatterWords.topicsNotAList(ofStep: step.id), at: step.range,
          remedy: FrontMatterWords.topicsNotAListRemedy(ofStep: step.id))
        return nil
      }
      return StepTopics(
        step: step, topics: yaml.mentions(in: Array(nodes), of: .topic, report: &report))
    }
  }
}

extension [StepTopics] {
  /// Gives the steps their topics; reports entries whose step doesn't exist.
  func add(to steps: inout [Step], report: inout Report) {
    let ids = steps.map(\.id)
    guard !ids.isEmpty else { return }
    for entry in self {
      guard let index = ids.firstIndex(of: entry.step.id) else {
        report.add(
          .frontMatter,
          FrontMatterWords.stepUnknown(
            entry.step.id, meant: NearMiss.best(for: entry.step.id, among: ids)),
          at: entry.step.range, remedy: FrontMatterWords.stepUnknownRemedy)
        continue
      }
      steps[index].topicMentions = entry.topics
    }
  }
}

/// What the ids of a list stand for.
enum MentionKind {
  case lesson, topic

  fileprivate func isValid(_ id: String) -> Bool {
    switch self {
    case .lesson: StableID.isValid(id)
    case .topic: StableID.isTopic(id)
    }
  }
}

extension YAMLText {
  /// Reads a list of ids without duplicates.
  fileprivate func mentions(
    in nodes: [Node], of kind: MentionKind, report: inout Report
  ) -> [Mention] {
    var mentions: [Mention] = []
    for node in nodes {
      let range = range(of: node)
      guard case .scalar(let scalar) = node, kind.isValid(scalar.string) else {
        report.add(
          .frontMatter, FrontMatterWords.mentionInvalid(kind), at: range,
          remedy: FrontMatterWords.mentionInvalidRemedy(kind))
        continue
      }
      if let first = mentions.first(where: { $0.id == scalar.string }) {
        report.add(
          .frontMatter, FrontMatterWords.mentionRepeated(first.id, kind), at: range,
          remedy: SharedWords.keepOneRemedy,
          notes: [Finding.Note(SharedWords.firstIsHere, range: first.range)])
      } else {
        mentions.append(Mention(id: scalar.string, range: range))
      }
    }
    return mentions
  }
}
