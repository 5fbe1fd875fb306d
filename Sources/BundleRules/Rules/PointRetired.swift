import ActivationRules
import Findings

extension BundleRule {
  /// No new extension should be of a kind that has no future.
  static let pointRetired = BundleRule(
    "point-retired", .warning, "the extension point is still meant for new extensions",
    basis: .documented,
    source: "Apple's headers and references, where the remark says deprecated or legacy; the rest "
      + "is what developers do"
  ) { subject in
    guard let point = subject.point, let retirement = point.retirement else { return [] }
    return [
      Fault(
        "\(point.name) extensions: \(retirement.note)",
        remedy: retirement.isGone
          ? "remove the extension" : "plan its replacement; installed extensions keep working",
        at: .info(.pointIdentifier), severity: retirement.isGone ? .warning : .note,
        basis: retirement.isDocumented ? nil : .undocumented)
    ]
  }
}
