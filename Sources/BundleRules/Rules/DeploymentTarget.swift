import ActivationRules
import Findings

extension BundleRule {
  /// An extension that needs a newer system than its app is missing for some users.
  static let deploymentTarget = BundleRule(
    "deployment-target", .note,
    "an extension runs on every system that its app runs on",
    basis: .undocumented, source: "common advice among developers"
  ) { subject in
    guard let app = subject.app?.minimumSystem, let own = subject.bundle.minimumSystem,
      own.version > app.version, own.version > (firstVersion(of: subject) ?? app.version)
    else { return [] }
    return [
      Fault(
        "the extension needs version \(own.text) of the system but the app only \(app.text): in "
          + "between, the app runs without the extension",
        remedy: "lower the extension's deployment target, unless this is intended",
        at: subject.info["MinimumOSVersion"] == nil ? .bundle : .info(["MinimumOSVersion"]))
    ]
  }

  /// The first version of the system that has the extension's point.
  private static func firstVersion(of subject: Subject) -> VersionNumber? {
    let platform = subject.bundle.platform ?? .iOS
    return subject.point?.platforms.first { $0.platform == platform }?.since
      .flatMap { VersionNumber($0) }
  }
}
