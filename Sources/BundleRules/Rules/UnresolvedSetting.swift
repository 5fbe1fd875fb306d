import ActivationRules
import Findings

extension BundleRule {
  /// A built bundle has no build settings left.
  static let unresolvedSetting = BundleRule(
    "unresolved-setting", .warning, "a built bundle has no $(NAME) left in its Info.plist",
    basis: .observed, source: "Xcode replaces build settings when it copies an Info.plist"
  ) { subject in
    guard subject.bundle.isBuilt else { return [] }
    var faults: [Fault] = []
    PropertyWalk.strings(of: subject.info) { path, text in
      guard faults.count < 20, BuildSetting.isNamed(in: text) else { return }
      faults.append(
        Fault(
          "\(quoted(text)) still contains a build setting that should have been replaced",
          remedy: "define the setting for this target", at: .info(path)))
    }
    return faults
  }
}
