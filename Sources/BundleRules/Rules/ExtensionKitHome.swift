import ActivationRules

extension BundleRule {
  /// Points of ExtensionKit stand in EXAppExtensionAttributes, all others in NSExtension.
  static let extensionKitHome = BundleRule(
    "extension-kit", .warning,
    "the point of an ExtensionKit extension stands in EXAppExtensionAttributes, any other one in "
      + "NSExtension",
    basis: .observed, source: "what Xcode's templates write"
  ) { subject in
    guard let point = subject.point else { return [] }
    let isKit = subject.bundle.extensionDictionary?[PointKey.identifier] == nil
    guard isKit != point.isOfExtensionKit else { return [] }
    return [
      Fault(
        point.isOfExtensionKit
          ? "\(point.name) extensions are of ExtensionKit, which looks into EXAppExtensionAttributes"
          : "\(point.name) extensions aren't of ExtensionKit: the system looks into NSExtension",
        remedy: point.isOfExtensionKit
          ? "write EXAppExtensionAttributes with EXExtensionPointIdentifier"
          : "write NSExtension with NSExtensionPointIdentifier",
        at: .info(
          isKit ? [PointKey.kitExtension, PointKey.kitIdentifier] : .pointIdentifier))
    ]
  }
}
