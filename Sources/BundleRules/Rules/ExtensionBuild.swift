import ActivationRules
import Findings

extension BundleRule {
  /// Some build settings are different for an extension.
  static let extensionBuild = BundleRule(
    "extension-build", .warning,
    "an extension's target has SKIP_INSTALL and APPLICATION_EXTENSION_API_ONLY set to YES, and "
      + "ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES to NO",
    basis: .observed,
    source:
      "what Xcode's templates set; ITMS-90206 for embedded libraries, which exist only before iOS "
      + "12.2 (Xcode 10.2 release notes)"
  ) { subject in
    guard subject.isExtension, let build = subject.bundle.build else { return [] }
    let settings = build.settings
    let wrong: [(setting: String, value: String, effect: String, isMild: Bool)] = [
      (
        "SKIP_INSTALL", "NO",
        "an archive of the app then contains the extension twice and can't be uploaded", false
      ),
      (
        "APPLICATION_EXTENSION_API_ONLY", "NO",
        "the compiler then doesn't report calls that extensions aren't allowed to make", true
      ),
      (
        "ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES", "YES",
        "the extension then gets a Frameworks folder, and the upload is refused with ITMS-90206 "
          + "(observed)",
        false
      ),
    ]
    return wrong.filter { settings[$0.setting] == $0.value }.filter {
      $0.setting != "ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES" || subject.bringsSwiftLibraries
    }.map {
      Fault(
        "\($0.setting) is \($0.value): \($0.effect)",
        remedy: "set it to \($0.value == "NO" ? "YES" : "NO") for the extension's target",
        at: .bundle, severity: $0.isMild ? .note : nil)
    }
  }
}

extension Subject {
  /// Whether a build copies Swift's libraries into the extension, if told to.
  ///
  /// The systems have had them since iOS 12.2 and its counterparts, and a target for later ones
  /// only gets no copy.
  fileprivate var bringsSwiftLibraries: Bool {
    guard let lowest = bundle.minimumSystem else { return false }
    let first =
      switch bundle.platform ?? .iOS {
      case .iOS, .tvOS: VersionNumber("12.2")
      case .watchOS: VersionNumber("5.2")
      case .macOS: VersionNumber("10.14.4")
      case .visionOS: VersionNumber("1.0")
      }
    return first.map { lowest.version < $0 } ?? false
  }
}
