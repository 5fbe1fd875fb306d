import ActivationRules
import Findings

extension BundleRule {
  /// Extension points came one after another.
  static let pointSince = BundleRule(
    "point-since", .warning,
    "the extension point exists in the oldest system that the extension and its app support",
    basis: .observed,
    source:
      "an older iOS refused such apps: https://github.com/2ndalpha/octoremote/issues/10, "
      + "https://github.com/qnblackcat/uYouPlus/issues/887"
  ) { subject in
    guard let point = subject.point, let lowest = subject.bundle.minimumSystem,
      case let platform = subject.bundle.platform ?? .iOS,
      let availability = point.platforms.first(where: { $0.platform == platform }),
      let since = availability.since, let first = VersionNumber(since), lowest.version < first,
      subject.app?.minimumSystem.map({ $0.version < first }) ?? true
    else { return [] }
    return [
      Fault(
        "\(point.name) extensions have existed since \(platform.rawValue) \(since), but this one "
          + "is for \(lowest.text) and later: before \(since), a device refuses the whole app",
        remedy: "raise the extension's deployment target to \(since)",
        at: subject.info["MinimumOSVersion"] == nil ? .bundle : .info(["MinimumOSVersion"]))
    ]
  }
}
