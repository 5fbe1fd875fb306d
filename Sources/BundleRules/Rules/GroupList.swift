import ActivationRules
import Findings

extension BundleRule {
  /// The groups are a list of names.
  static let groupList = BundleRule(
    "group-list", .error,
    "com.apple.security.application-groups is a non-empty array of strings",
    basis: .documented, source: "Apple's reference for the App Groups entitlement"
  ) { subject in
    guard let value = subject.bundle.entitlements?[AppGroups.key] else { return [] }
    let place = PropertyPath([.key(AppGroups.key)])
    guard let list = value.array else {
      return [
        Fault(
          "the app groups are \(value.kindInWords), not an array",
          remedy: "write an array, even for one group", at: .entitlements(place))
      ]
    }
    if list.isEmpty {
      return [
        Fault(
          "the list of app groups is empty: \(subject.name) shares no data",
          remedy: "name the group, or delete the entitlement", at: .entitlements(place),
          severity: .note)
      ]
    }
    return list.indices.filter { list[$0].string == nil }.prefix(20).map {
      Fault(
        "a group is \(list[$0].kindInWords), not a string", remedy: "write the group's name",
        at: .entitlements(place.index($0)))
    }
  }
}
