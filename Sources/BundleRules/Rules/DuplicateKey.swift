import ActivationRules
import Findings

extension BundleRule {
  /// No key occurs twice in a dictionary.
  static let duplicateKey = BundleRule(
    "duplicate-key", .warning, "no key is in one dictionary twice: one of the values is lost",
    basis: .observed, source: "property lists of published extensions; Apple's readers keep one"
  ) { subject in
    var faults: [Fault] = []
    PropertyWalk.dictionaries(of: subject.info) { path, entries in
      var met: Set<String> = []
      for entry in entries where !met.insert(entry.key).inserted && faults.count < 20 {
        faults.append(
          Fault(
            "the key \(quoted(entry.key)) is here twice: only one of its values counts",
            remedy: "put into one what both have to say", at: .info(path.key(entry.key))))
      }
    }
    return faults
  }
}
