import ActivationRules
import Findings

extension BundleRule {
  /// The extension point is named, and by a name that exists.
  static let pointIdentifier = BundleRule(
    "point-identifier", .error,
    "NSExtensionPointIdentifier names an extension point of the system",
    basis: .observed,
    source: "reported with ITMS-90349; the known points are in Docs/bundle-rules.md"
  ) { subject in
    guard subject.isExtension, let place = Self.place(in: subject) else { return [] }
    guard let value = subject.info[place] else {
      return [
        Fault(
          "the extension doesn't say what it extends",
          remedy: subject.bundle.isOfExtensionKit
            ? "add EXExtensionPointIdentifier" : "add NSExtensionPointIdentifier",
          at: .info(place), basis: .documented)
      ]
    }
    guard let written = value.string else {
      return [
        Fault(
          "the extension point's identifier is \(value.kindInWords), not a string",
          remedy: "write the identifier as a string", at: .info(place), basis: .documented)
      ]
    }
    if BuildSetting.isPart(of: written) || ExtensionPoint.known(written) != nil { return [] }
    let name = quoted(written)
    if let meant = ExtensionPoint.nearMiss(of: written) {
      return [
        Fault(
          "\(name) isn't an extension point: the one for \(meant.name) extensions is "
            + "'\(meant.identifier)'; the upload is refused with ITMS-90349 (observed)",
          remedy: "write '\(meant.identifier)'", at: .info(place))
      ]
    }
    if subject.bundle.isOfExtensionKit, !written.hasPrefix("com.apple.") {
      return [
        Fault(
          "\(name) isn't an extension point of the system; with ExtensionKit, an app can define "
            + "its own points (documented)",
          remedy: "compare it with what the host app declares", at: .info(place), severity: .note,
          basis: .documented)
      ]
    }
    return [
      Fault(
        "\(name) isn't a known extension point; the upload is refused with ITMS-90349 if Apple "
          + "doesn't know it either (observed)",
        remedy: "compare it with what Xcode's template for such extensions writes",
        at: .info(place), severity: written.hasPrefix("com.apple.") ? .note : .warning)
    ]
  }

  /// Returns where the identifier is or should be; `nil` when there is no dictionary for it.
  private static func place(in subject: Subject) -> PropertyPath? {
    if subject.bundle.extensionDictionary != nil { return .pointIdentifier }
    if subject.bundle.extensionKitDictionary != nil {
      return [PointKey.kitExtension, PointKey.kitIdentifier]
    }
    return nil
  }
}
