import ActivationRules
import UniformTypes

/// The result of `tutor activate`: a verdict for each rule.
struct Activation {
  /// A rule to evaluate.
  struct Rule {
    /// The extension's name; `nil` for a rule from the command line.
    var title: String?
    var rule: ActivationRule
    /// The types that it knows.
    var types: UniformTypes
    /// Further remarks, such as that nothing consults the rule.
    var notes: [Explanation] = []
  }

  /// The verdict on a rule.
  struct Answer {
    var title: String?
    var verdict: Verdict
    /// Warnings about the rule itself, whatever is shared.
    var warnings: [Explanation]
  }

  var answers: [Answer]

  init(rules: [Rule], items: [SharedItem]) {
    answers = rules.map { rule in
      Answer(
        title: rule.title, verdict: rule.rule.verdict(for: items, types: rule.types),
        warnings: rule.notes + rule.rule.warnings(types: rule.types))
    }
    cannotBeRead = rules.contains { !$0.rule.canBeRead }
  }

  /// Whether one of the rules isn't valid.
  private let cannotBeRead: Bool

  /// Whether one of the rules lets its extension be offered.
  var activates: Bool { answers.contains(where: \.verdict.activates) }

  var status: Status {
    if cannotBeRead || answers.contains(where: { $0.verdict.decision == .undecided }) {
      return .unusable
    }
    return activates ? .fine : .failed
  }
}

extension Activation {
  /// The JSON document of `tutor activate --json`.
  var document: Document { Document(self) }

  /// The document's structure.
  struct Document: Encodable {
    let version = 1
    var activates: Bool
    /// The reasons from all rules, in order.
    var why: [Why]
    /// Warnings about the rules themselves, whatever is shared.
    var warnings: [Why]
    /// The rules one by one, if a path has several extensions.
    var extensions: [Entry]

    init(_ activation: Activation) {
      activates = activation.activates
      why = activation.answers.map { Why($0.verdict.explanation) }
      warnings = activation.answers.flatMap(\.warnings).map(Why.init)
      extensions = activation.answers.compactMap { answer in
        answer.title.map {
          Entry(
            name: $0, activates: answer.verdict.activates, reason: answer.verdict.reason,
            why: [Why(answer.verdict.explanation)])
        }
      }
    }
  }

  struct Entry: Encodable {
    var name: String
    var activates: Bool
    var reason: String
    var why: [Why]
  }

  struct Why: Encodable {
    var text: String
    var basis: String
    var holds: Bool
    /// Whether it is a remark rather than a condition.
    var remark: Bool
    var children: [Why]

    init(_ explanation: Explanation) {
      text = explanation.text
      basis = explanation.basis.rawValue
      holds = explanation.holds
      remark = explanation.isRemark
      children = explanation.children.map(Why.init)
    }
  }
}

extension ActivationRule {
  /// Warnings about a predicate, whatever is shared.
  fileprivate func warnings(types: UniformTypes) -> [Explanation] {
    guard case .predicate(let text) = self, let predicate = Predicate.parse(text).predicate else {
      return []
    }
    return predicate.warnings(types: types).map {
      .remark($0.message, basis: $0.basis, holds: $0.isNote)
    }
  }

  /// Whether this is a valid rule; having none is fine too.
  var canBeRead: Bool {
    switch self {
    case .none, .dictionary: true
    case .predicate(let text): Predicate.parse(text).predicate != nil
    case .invalid: false
    }
  }
}
