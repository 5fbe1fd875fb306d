import ActivationRules
import Findings

extension BundleRule {
  /// Actions of a file provider have an identifier, a name and a rule.
  static let fileProviderActions = BundleRule(
    "file-provider-actions", .warning,
    "each entry of NSExtensionFileProviderActions has an identifier, a name and a predicate that "
      + "says when it is shown",
    basis: .documented, source: "Information Property List Key Reference, App Extension Keys"
  ) { subject in
    let key = fileProviderActionList
    guard let value = subject.extensionDictionary?[key] else { return [] }
    let place = PropertyPath([.key(PointKey.extension), .key(key)])
    guard let actions = value.array else {
      return [
        Fault(
          "\(key) is \(value.kindInWords), not an array of actions", remedy: "make it an array",
          at: .info(place))
      ]
    }
    return actions.indices.prefix(50).flatMap { index in
      Self.partsOfAction.compactMap { part in
        let value = actions[index][part]
        guard value?.string == nil || value?.isEmptyValue == true else { return nil }
        return Fault(
          value == nil || value?.string != nil
            ? "an action has no \(part)" : "\(part) of an action isn't a string",
          remedy: part == fileProviderActionRule
            ? "write a predicate; TRUEPREDICATE is allowed here" : "write it as a string",
          at: .info(place.index(index).key(part)))
      }
    }
  }

  /// What an action needs.
  private static let partsOfAction = [
    "NSExtensionFileProviderActionIdentifier", "NSExtensionFileProviderActionName",
    fileProviderActionRule,
  ]

  /// The key of the actions.
  static let fileProviderActionList = "NSExtensionFileProviderActions"

  /// The key of an action's own predicate.
  static let fileProviderActionRule = "NSExtensionFileProviderActionActivationRule"
}
