import ActivationRules
import Findings

extension BundleRule {
  /// The keys that every bundle must have.
  static let missingBundleKey = BundleRule(
    "missing-bundle-key", .error,
    "a built bundle has CFBundleIdentifier, CFBundleExecutable, CFBundlePackageType, "
      + "CFBundleVersion and CFBundleShortVersionString",
    basis: .documented, source: "Apple's Information Property List reference"
  ) { subject in
    guard subject.bundle.isBuilt else { return [] }
    let needed = [
      "CFBundleIdentifier", "CFBundleExecutable", "CFBundlePackageType", "CFBundleVersion",
      "CFBundleShortVersionString",
    ]
    return needed.filter { subject.info[$0] == nil }.map {
      Fault(
        "the Info.plist has no \($0)",
        remedy: "add it, or let Xcode do so with GENERATE_INFOPLIST_FILE", at: .info([]))
    }
  }
}
