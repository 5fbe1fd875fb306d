/// A difference for users, or for the App Store, in a newer version of a bundle.
public struct BundleChange: Hashable, Sendable {
  /// The kind of change.
  public var kind: Kind
  /// The bundle that changed: its path in the newer version, or in the older one if it is gone.
  public var bundle: String
  /// The change in a sentence without a full stop.
  public var text: String

  /// Makes a change.
  init(_ kind: Kind, _ bundle: String, _ text: String) {
    self.kind = kind
    self.bundle = bundle
    self.text = text
  }

  /// The kinds of changes, in the order in which they are listed.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case extensionRemoved = "extension-removed"
    case extensionAdded = "extension-added"
    case identifierChanged = "identifier-changed"
    case nameChanged = "name-changed"
    case pointChanged = "point-changed"
    case noLongerOffered = "no-longer-offered"
    case newlyOffered = "newly-offered"
    case groupLost = "group-lost"
    case groupAdded = "group-added"
    case schemeLost = "scheme-lost"
    case schemeAdded = "scheme-added"
    case minimumRaised = "minimum-raised"
    case minimumLowered = "minimum-lowered"
    case findingNew = "finding-new"
    case findingGone = "finding-gone"

    /// Whether the change takes something away from users.
    public var isLoss: Bool {
      switch self {
      case .extensionRemoved, .identifierChanged, .pointChanged, .noLongerOffered, .groupLost,
        .schemeLost, .minimumRaised, .findingNew:
        true
      case .extensionAdded, .nameChanged, .newlyOffered, .groupAdded, .schemeAdded,
        .minimumLowered, .findingGone:
        false
      }
    }
  }
}
