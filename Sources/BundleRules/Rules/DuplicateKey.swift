import ActivationRules
import Findings

extension BundleRule {
  /// No key occurs twice in a dictionary.
  static let duplicateKey = BundleRule(
    "duplicate-key", .warning, "no key appears twice in a dictionary: one of the values is lost",
    basis: .observed, source: "property lists of published extensions; Apple's readers keep one"
  ) { subject in
    var faults: [Fault] = []
    PropertyWalk.dictionaries(of: subject.info) { path, entries in
      var met: Set<String> = []
      for entry in entries where !met.insert(entry.key).inserted && faults.count < 20 {
        faults.append(
          Fault(
            "the key \(quoted(entry.key)) appears twice: only one of its values counts",
            remedy: "merge the two into one", at: .info(path.key(entry.key))))
      }
    }
    return faults
  }
}
