import ActivationRules

/// A predicate of an extension, and what it is about.
struct WrittenPredicate {
  /// The predicate as it stands in the Info.plist.
  let text: String
  /// Where it stands.
  let path: PropertyPath
  /// The key of the object that the predicate is evaluated against.
  let root: String

  /// All predicates of an extension: its activation rule, and those of a file provider's actions.
  ///
  /// Those with build settings in them aren't known yet, and left out.
  static func all(in subject: Subject) -> [WrittenPredicate] {
    var predicates: [WrittenPredicate] = []
    if subject.consultsRule, case .predicate(let text) = subject.bundle.activationRule {
      predicates.append(WrittenPredicate(text: text, path: .rule, root: "extensionItems"))
    }
    let actions = subject.extensionDictionary?[BundleRule.fileProviderActionList]?.array ?? []
    for (index, action) in actions.enumerated().prefix(50) {
      guard let text = action[BundleRule.fileProviderActionRule]?.string else { continue }
      let list: PropertyPath = [PointKey.extension, BundleRule.fileProviderActionList]
      predicates.append(
        WrittenPredicate(
          text: text, path: list.index(index).key(BundleRule.fileProviderActionRule),
          root: "fileproviderItems"))
    }
    return predicates.filter { !BuildSetting.isPart(of: $0.text) }
  }

  /// What the predicate says, if it can be read.
  var predicate: Predicate? { Predicate.parse(text).predicate }
}
