import ActivationRules
import BundleRules
import Findings
import Testing

/// A change to the sample that one rule objects to, and one nearby that no rule objects to.
struct RuleCase: CustomTestStringConvertible, Sendable {
  /// The code of the rule.
  let code: String
  /// The severity of the finding.
  let severity: Severity
  /// What is wrong, in a few words.
  let about: String
  /// The number of findings, all from the same rule.
  let count: Int
  /// The sample with the mistake.
  let wrong: BundleContents
  /// The sample with something similar that is right.
  let right: BundleContents

  init(
    _ code: String, _ severity: Severity, _ about: String, count: Int = 1,
    wrong: (inout Sample) -> Void, right: (inout Sample) -> Void
  ) {
    self.code = code
    self.severity = severity
    self.about = about
    self.count = count
    self.wrong = RuleCase.changed(wrong)
    self.right = RuleCase.changed(right)
  }

  private static func changed(_ change: (inout Sample) -> Void) -> BundleContents {
    var sample = Sample()
    change(&sample)
    return sample.whole
  }

  var testDescription: String { "\(code): \(about)" }

  static let all = identity + building + points + placing + rules + predicates + scripts + data
}

extension BundleFinding {
  /// The finding as lines of the golden file.
  var lines: String {
    """
      \(severity.rawValue) (\(basis.rawValue)) at \(place.words) of \(bundle)
        \(message)
        → \(remedy ?? "")
    """
  }
}

extension BundleFinding.Place {
  /// The place on one line.
  var words: String {
    switch self {
    case .info(let path): "Info.plist/\(path.words)"
    case .entitlements(let path): "entitlements/\(path.words)"
    case .file(let path): "the file \(path)"
    case .bundle: "the bundle"
    }
  }
}

extension PropertyPath {
  fileprivate var words: String {
    steps.map { step in
      switch step {
      case .key(let key): key.replacing("\n", with: "\\n")
      case .index(let index): "\(index)"
      }
    }.joined(separator: "/")
  }
}
