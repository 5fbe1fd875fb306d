import ActivationRules
import Findings

extension BundleRule {
  /// The app embeds its extensions.
  static let embedPhase = BundleRule(
    "embed-phase", .error,
    "the app's target copies the extension into PlugIns, or into Extensions for ExtensionKit",
    basis: .observed,
    source: "what Xcode's Embed Foundation Extensions and Embed ExtensionKit Extensions phases do"
  ) { subject in
    guard subject.isExtension, let embedding = subject.bundle.build?.embedding else { return [] }
    let isKit = subject.isInExtensionKitFolder
    let wanted = isKit ? "Extensions" : "PlugIns"
    switch embedding {
    case .none:
      return [
        Fault(
          "no app in the project copies the extension, so it never reaches a device",
          remedy: isKit
            ? "add it to the app's Embed ExtensionKit Extensions phase"
            : "add it to the app's Embed App Extensions phase, which newer versions of Xcode call "
              + "Embed Foundation Extensions",
          at: .bundle)
      ]
    case .copied(let folder, _) where folder != wanted:
      return [
        Fault(
          "the app copies the extension into \(quoted(folder)), but the system looks for it in "
            + "'\(wanted)'",
          remedy: "set the phase's destination to "
            + (isKit ? "ExtensionKit Extensions" : "PlugIns and Foundation Extensions"),
          at: .bundle)
      ]
    case .copied(_, onlyWhenInstalling: true):
      return [
        Fault(
          "the phase copies the extension only when installing: it is missing when the app runs "
            + "from Xcode",
          remedy: "turn off 'Copy only when installing'", at: .bundle, severity: .warning)
      ]
    case .copied: return []
    }
  }
}

extension Subject {
  /// Whether the system looks for the extension where ExtensionKit has its extensions.
  ///
  /// The kind of its target decides, or otherwise the dictionary that contains its point.
  fileprivate var isInExtensionKitFolder: Bool {
    if let product = bundle.build?.productType {
      return product == "com.apple.product-type.extensionkit-extension"
    }
    return bundle.isOfExtensionKit || point?.home == .extensionKit
  }
}
