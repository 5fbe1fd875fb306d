import ActivationRules
import Findings

extension BundleRule {
  /// A group to which only one of the two belongs shares nothing.
  static let groupOneSide = BundleRule(
    "group-one-side", .warning,
    "an extension and its app are in the same app groups",
    basis: .documented, source: "App Extension Programming Guide, on sharing data with the app"
  ) { subject in
    guard let app = subject.app.flatMap({ AppGroups($0) }), let own = AppGroups(subject.bundle)
    else { return [] }
    let lacking = own.names.filter { !app.mayContain($0) }
    if !lacking.isEmpty {
      return [
        Fault(
          "the app isn't in \(lacking.count == 1 ? "the group" : "the groups") "
            + "\(Wording.quotedList(lacking)) of the extension: it doesn't see what the extension "
            + "stores there",
          remedy: "add the same groups to the app's entitlements",
          at: .entitlements(groupsPlace))
      ]
    }
    guard own.names.isEmpty, !app.names.isEmpty else { return [] }
    return [
      Fault(
        "the app is in \(Wording.quotedList(app.names)) but the extension is in no group: the two "
          + "share no data",
        remedy: "add the group to the extension's entitlements, if it has data to share",
        at: .entitlements(groupsPlace), severity: .note)
    ]
  }
}
