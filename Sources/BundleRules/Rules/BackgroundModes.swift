import ActivationRules
import Findings

extension BundleRule {
  /// Extensions don't work in the background.
  static let backgroundModes = BundleRule(
    "background-modes", .error, "an extension's Info.plist has no UIBackgroundModes",
    basis: .documented, source: "App Extension Programming Guide; reported with ITMS-90362"
  ) { subject in
    guard subject.isExtension, subject.info["UIBackgroundModes"] != nil,
      subject.bundle.extensionPointIdentifier != "com.apple.watchkit"
    else { return [] }
    return [
      Fault(
        "UIBackgroundModes isn't for extensions: App Review rejects it, and the upload is refused "
          + "with ITMS-90362 (observed)",
        remedy: "delete it here; the containing app may have it", at: .info(["UIBackgroundModes"]))
    ]
  }
}
