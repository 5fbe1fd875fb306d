import ActivationRules
import Findings

extension BundleRule {
  /// Groups have names of a certain form.
  static let groupName = BundleRule(
    "group-name", .error,
    "the name of an app group begins with 'group.', or on a Mac with the team identifier",
    basis: .documented, source: "Apple's reference for the App Groups entitlement"
  ) { subject in
    let names = subject.bundle.entitlements?[AppGroups.key]?.array ?? []
    return names.indices.prefix(500).compactMap { index in
      guard let name = names[index].string else { return nil }
      let place = BundleFinding.Place.entitlements(Self.groupsPlace.index(index))
      if name.utf8.contains(UInt8(ascii: "*")) {
        return Fault(
          "the group \(quoted(name)) contains a wildcard: each group must be named in full",
          remedy: "name the group in full", at: place)
      }
      if name.trimmedOfBlanks != name {
        return Fault(
          "the group \(quoted(name)) has white space around it", remedy: "delete it", at: place
        )
      }
      if BuildSetting.literalPrefix(of: name).isEmpty, BuildSetting.isPart(of: name) { return nil }
      if name.hasPrefix("group.") { return nil }
      if Self.beginsWithTeam(name) {
        guard subject.bundle.platform == nil || subject.bundle.platform == .iOS else { return nil }
        return Fault(
          "the group \(quoted(name)) begins with a team identifier, as groups on a Mac do: on iOS, "
            + "group names begin with 'group.'",
          remedy: "use a name that begins with 'group.' on iOS", at: place,
          severity: subject.bundle.platform == nil ? .note : .warning)
      }
      if "group.".hasPrefix(BuildSetting.literalPrefix(of: name)), BuildSetting.isPart(of: name) {
        return nil
      }
      return Fault(
        "the group \(quoted(name)) doesn't begin with 'group.'",
        remedy: "use the name from your developer account", at: place)
    }
  }

  /// Whether a name begins with ten capitals and digits and a dot, as a team's identifier is.
  private static func beginsWithTeam(_ name: String) -> Bool {
    let bytes = Array(name.utf8.prefix(11))
    return bytes.count == 11 && bytes[10] == UInt8(ascii: ".")
      && bytes[..<10].allSatisfy { Letter.isCapital($0) || Letter.isDigit($0) }
  }
}
