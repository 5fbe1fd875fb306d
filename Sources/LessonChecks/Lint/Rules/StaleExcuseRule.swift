import CommonMark
import Findings
import LessonModel

/// No text claims that the simulated device lacks something that it has.
///
/// It checks sentences such as *The simulated device has no …*, *… of this machine lacks it* and *…
/// isn't simulated* for what they say is missing: `NSFileCoordinator` or `UTType.image` in the same
/// clause; one of Apple's types spelled out in two words or more, *file coordinators*, where *none*
/// or *it* may refer to earlier sentences of the paragraph; and Apple's types in a block right
/// below that is only shown. Single members are ignored: another type may have one of that name.
struct StaleExcuseRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    guard let simulation = course.simulation else { return [] }
    let document = lesson.document
    let excuses = document.events.compactMap { event -> (node: Document.NodeID, lacks: [Lack])? in
      guard case .enter(let node) = event, case .paragraph = document[node].kind else { return nil }
      let lacks = Lack.all(in: document.markedText(of: node))
      return lacks.isEmpty ? nil : (node, lacks)
    }
    guard !excuses.isEmpty else { return [] }
    let has = SimulatedNames(simulation)
    let shown = shownCode(of: lesson)
    return excuses.compactMap { node, lacks in
      let named = lacks.lazy.compactMap { $0.name(among: has) }.first
      guard let name = named ?? shown[node].flatMap({ has.type(inCode: $0) }) else { return nil }
      return Finding(
        .style, "\(quoted(name)) is said to be missing, but the simulated device has it",
        file: lesson.file, range: document[node].range,
        remedy: "run the code that needs it, or say what else is missing")
    }
  }

  /// The Swift code that is only shown, keyed by the paragraph right above it.
  private func shownCode(of lesson: Lesson) -> [Document.NodeID: String] {
    var code: [Document.NodeID: String] = [:]
    for step in lesson.steps {
      for (block, next) in zip(step.blocks, step.blocks.dropFirst()) {
        guard case .prose(let node) = block, case .snippet(let snippet, _) = next,
          snippet.role == .shown, snippet.language == "swift"
        else { continue }
        code[node] = snippet.text
      }
    }
    return code
  }
}

/// A sentence which says that the device lacks something.
private struct Lack {
  /// The part of the sentence that says what is missing.
  var clause: Substring
  /// The sentences before, if the clause only refers back to them.
  var before: Substring?

  private static var ofTheDevice: Regex<Substring> {
    /\b(?:simulated \w+|of this (?:course|machine)) (?:has no(?:ne|thing)?|lacks|doesn't have|misses)\b/
  }
  private static var pointsBack: Regex<Substring> { /^(?: it| them)?(?:[.,;:]|$)/ }
  private static var notSimulated: Regex<Substring> {
    /\b(?:isn't|aren't|is not|are not) simulated\b/
  }

  /// Finds such sentences in a paragraph whose code is between backticks.
  static func all(in text: String) -> [Lack] {
    guard text.contains("simulated") || text.contains("of this ") else { return [] }
    let missing = text.matches(of: ofTheDevice).map { match -> Lack in
      let rest = text[match.range.upperBound...]
      let pointsBack = rest.prefixMatch(of: pointsBack) != nil
      return Lack(
        clause: rest.upToClauseEnd, before: pointsBack ? text[..<match.range.lowerBound] : nil)
    }
    let unsimulated = text.matches(of: notSimulated).map { match in
      Lack(clause: text[..<match.range.lowerBound].fromClauseStart)
    }
    return missing + unsimulated
  }

  /// Finds something that is said to be missing but exists.
  func name(among has: SimulatedNames) -> String? {
    let spans = clause.split(separator: "`", omittingEmptySubsequences: false)
    for (index, span) in spans.enumerated() where !index.isMultiple(of: 2) {
      if let name = has.name(inSpan: String(span)) { return name }
    }
    return has.spelledName(in: clause) ?? before.flatMap(has.spelledName)
  }
}

extension Substring {
  /// The text up to a comma or the end of a sentence; dots inside names don't count.
  fileprivate var upToClauseEnd: Substring {
    firstMatch(of: /[,;:]|[.!?](?:\s|$)/).map { self[..<$0.range.lowerBound] } ?? self
  }

  /// The text after the last comma or end of a sentence.
  fileprivate var fromClauseStart: Substring {
    matches(of: /[,;:]\s|[.!?]\s/).last.map { self[$0.range.upperBound...] } ?? self
  }
}

extension Document {
  /// The text below a node as one line, with its code between backticks.
  fileprivate func markedText(of id: NodeID) -> String {
    var text = ""
    for case .enter(let node) in events(from: id) {
      switch self[node].kind {
      case .text(let literal): text += literal
      case .code(let literal): text += "`\(literal)`"
      case .softBreak, .lineBreak: text += " "
      default: continue
      }
    }
    return text
  }
}
