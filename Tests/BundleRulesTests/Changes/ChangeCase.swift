import ActivationRules
import BundleRules
import Testing

/// A change to the sample, and what it means for users.
struct ChangeCase: CustomTestStringConvertible, Sendable {
  let about: String
  let newer: BundleContents
  let expected: [String]

  init(_ about: String, _ change: (inout Sample) -> Void, _ expected: [String]) {
    var sample = Sample()
    change(&sample)
    self.about = about
    newer = sample.whole
    self.expected = expected
  }

  var testDescription: String { about }

  /// The kind that a change becomes when the versions are swapped.
  static func reverse(_ kind: BundleChange.Kind) -> BundleChange.Kind {
    switch kind {
    case .extensionRemoved: .extensionAdded
    case .extensionAdded: .extensionRemoved
    case .identifierChanged, .nameChanged, .pointChanged: kind
    case .noLongerOffered: .newlyOffered
    case .newlyOffered: .noLongerOffered
    case .groupLost: .groupAdded
    case .groupAdded: .groupLost
    case .schemeLost: .schemeAdded
    case .schemeAdded: .schemeLost
    case .minimumRaised: .minimumLowered
    case .minimumLowered: .minimumRaised
    case .findingNew: .findingGone
    case .findingGone: .findingNew
    }
  }

  static let all: [ChangeCase] = [
    ChangeCase(
      "a keyboard besides",
      {
        $0.extend("com.apple.keyboard-service", attributes: ["RequestsOpenAccess": true])
        $0.share["CFBundleIdentifier"] = "com.example.Reader.Keys"
        $0.share["CFBundleDisplayName"] = "Keys"
        $0.share["CFBundleExecutable"] = "Keys"
        $0.share.path = "Reader.app/PlugIns/Keys.appex"
        $0.share.files = ["Info.plist", "Keys"]
        $0.others = [Sample().share]
      }, ["extension-added: the extension 'Keys' (Custom Keyboard) is new"]),
    ChangeCase(
      "another identifier", { $0.share["CFBundleIdentifier"] = "com.example.Reader.Save" },
      [
        "identifier-changed: the bundle identifier was 'com.example.Reader.Share' and is now "
          + "'com.example.Reader.Save': to the system this is a different bundle, without the old "
          + "one's data and settings"
      ]),
    ChangeCase(
      "another name", { $0.share["CFBundleDisplayName"] = "Save" },
      ["name-changed: the name was 'Share' and is now 'Save'"]),
    ChangeCase(
      "another point",
      { $0.share["NSExtension", "NSExtensionPointIdentifier"] = "com.apple.ui-services" },
      ["point-changed: it extended Share and now extends Action with an interface"]),
    ChangeCase(
      "no text any more, and a note about it",
      { $0.rule = ["NSExtensionActivationSupportsWebURLWithMaxCount": 1] },
      [
        "no-longer-offered: it is no longer offered for some text: wants web URLs",
        "no-longer-offered: it is no longer offered for a link together with text: wants nothing "
          + "but web URLs",
        "no-longer-offered: it is no longer offered for a text file: wants web URLs",
        "no-longer-offered: it is no longer offered for a contact: wants web URLs",
        "finding-new: new note: the extension isn't offered for a link that is shared together "
          + "with text: in version 1 everything must be of a kind that the rule names, and it "
          + "doesn't name text",
      ]),
    ChangeCase(
      "another group on both sides",
      {
        $0.app.entitlements = group("group.com.example.Writer")
        $0.share.entitlements = group("group.com.example.Writer")
      }, groupChanges + groupChanges),
    ChangeCase(
      "a scheme", { $0.app["CFBundleURLTypes"] = [["CFBundleURLSchemes": ["reader"]]] },
      ["scheme-added: links that begin with 'reader:' now open it"]),
    ChangeCase(
      "newer systems",
      {
        $0.app["MinimumOSVersion"] = "17.0"
        $0.share["MinimumOSVersion"] = "17.0"
      },
      Array(
        repeating:
          "minimum-raised: the lowest version of the system was 16.0 and is now 17.0: older "
          + "devices don't get it", count: 2)),
    ChangeCase(
      "a mistake", { $0.share["UIBackgroundModes"] = ["fetch"] },
      [
        "finding-new: new error: UIBackgroundModes isn't for extensions: App Review rejects it, "
          + "and the upload is refused with ITMS-90362 (observed)"
      ]),
  ]

  private static let groupChanges = [
    "group-lost: it is no longer in the group 'group.com.example.Reader': what was stored there is "
      + "out of its reach",
    "group-added: it is now in the group 'group.com.example.Writer'",
  ]

  private static func group(_ name: String) -> PropertyValue {
    ["com.apple.security.application-groups": [.string(name)]]
  }
}
