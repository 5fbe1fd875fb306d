import ActivationRules
import Findings

extension BundleRule {
  /// A keyboard reaches its app's group only with open access.
  static let keyboardAccess = BundleRule(
    "keyboard-access", .warning,
    "a keyboard that is in an app group asks for open access, with RequestsOpenAccess",
    basis: .documented,
    source: "Information Property List Key Reference; App Extension Programming "
      + "Guide, Custom Keyboard"
  ) { subject in
    guard subject.bundle.extensionPointIdentifier == "com.apple.keyboard-service",
      subject.isExtension
    else { return [] }
    let place = PropertyPath.attributes.key("RequestsOpenAccess")
    let value = subject.attributes?["RequestsOpenAccess"]
    if let value, value.boolean == nil, !value.isUnresolved {
      return [
        Fault(
          "RequestsOpenAccess is \(value.kindInWords), not a Boolean",
          remedy: "write <true/> or <false/>", at: .info(place))
      ]
    }
    guard value?.boolean != true, value?.isUnresolved != true,
      let groups = AppGroups(subject.bundle), !groups.names.isEmpty
    else { return [] }
    return [
      Fault(
        "the keyboard is in \(Wording.quotedList(groups.names)) but doesn't ask for open access: "
          + "without it there is no shared container and no network",
        remedy: "set RequestsOpenAccess to true, or leave the group", at: .info(place))
    ]
  }
}
