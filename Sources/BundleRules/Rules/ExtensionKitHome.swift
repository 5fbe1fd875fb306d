import ActivationRules
import Findings

extension BundleRule {
  /// Points of ExtensionKit are named in EXAppExtensionAttributes, all others in NSExtension.
  static let extensionKitHome = BundleRule(
    "extension-kit", .warning,
    "an ExtensionKit extension names its point in EXAppExtensionAttributes, any other extension in "
      + "NSExtension",
    basis: .observed, source: "what Xcode's templates write"
  ) { subject in
    guard let point = subject.point else { return [] }
    let isKit = subject.bundle.isOfExtensionKit
    switch (point.home, isKit) {
    case (.extensionKit, false):
      return [
        Fault(
          "\(point.name) extensions use ExtensionKit, which reads EXAppExtensionAttributes",
          remedy: "write EXAppExtensionAttributes with EXExtensionPointIdentifier",
          at: .info(.pointIdentifier))
      ]
    case (.foundation, true):
      return [
        Fault(
          "\(point.name) extensions don't use ExtensionKit: the system reads NSExtension",
          remedy: "write NSExtension with NSExtensionPointIdentifier",
          at: .info([PointKey.kitExtension, PointKey.kitIdentifier]))
      ]
    case (.extensionKit, true), (.foundation, false), (.either, _): return []
    }
  }
}
