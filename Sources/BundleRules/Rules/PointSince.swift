import ActivationRules
import Findings

extension BundleRule {
  /// Extension points came one after another.
  static let pointSince = BundleRule(
    "point-since", .note,
    "the extension point exists in the oldest system that the extension supports",
    basis: .documented,
    source:
      "Apple's references and headers; Docs/bundle-rules.md says which of its versions are "
      + "documented"
  ) { subject in
    guard let point = subject.point, let lowest = subject.bundle.minimumSystem,
      case let platform = subject.bundle.platform ?? .iOS,
      let availability = point.platforms.first(where: { $0.platform == platform }),
      let since = availability.since, let first = VersionNumber(since), lowest.version < first
    else { return [] }
    return [
      Fault(
        "\(point.name) extensions have existed since \(platform.rawValue) \(since), but this one "
          + "is for \(lowest.text) and later: it does nothing before \(since)",
        remedy: "raise the extension's deployment target to \(since)",
        at: subject.info["MinimumOSVersion"] == nil ? .bundle : .info(["MinimumOSVersion"]),
        basis: availability.isDocumented ? nil : .observed)
    ]
  }
}
