import ActivationRules
import AppBundles
import BundleRules
import Findings

/// What `tutor inspect` finds out about a path.
///
/// A path is read into bundles; rules look at each bundle; what they find is put at its place in the
/// user's files; and each extension is tried with what people share every day.
struct Inspection {
  /// The path, as the user gave it.
  var path: String
  /// What was read.
  var reading: Reading
  /// Everything that there is to say, apps first, then their extensions.
  var findings: [InspectedFinding]
  /// The extensions, with what they are offered for.
  var extensions: [InspectedExtension]

  init(path: String, reading: Reading) {
    self.path = path
    self.reading = reading
    findings = reading.problems.map(InspectedFinding.init)
    extensions = []
    for bundle in reading.bundles {
      let parts = bundle.withExtensions.map { ($0.contents.path, $0) }
      let byPath = Dictionary(parts, uniquingKeysWith: { first, _ in first })
      let found = BundleValidator.findings(in: bundle.contents).filter {
        !bundle.isEntitlementsAlone || $0.place.isInEntitlements
      }.map { finding in
        (finding.bundle, InspectedFinding(finding, in: byPath[finding.bundle] ?? bundle))
      }
      findings += found.map(\.1)
      guard !bundle.isEntitlementsAlone else { continue }
      extensions += bundle.withExtensions.filter { $0.contents.kind == .appExtension }
        .map { part in
          let own = found.filter { $0.0 == part.contents.path }
          return InspectedExtension(part, in: bundle, findings: own.map(\.1))
        }
    }
  }

  /// The exit status that the findings come down to.
  var status: Status {
    if reading.problems.contains(where: \.isFatal) { return .unusable }
    return findings.contains { $0.severity == .error } ? .failed : .fine
  }
}

extension ReadBundle {
  /// Whether all that was read is an entitlements file: then nothing is known of an Info.plist.
  fileprivate var isEntitlementsAlone: Bool {
    info == nil && contents.build == nil && entitlements != nil
  }

  /// The bundle, then the extensions in it.
  var withExtensions: [ReadBundle] { [self] + extensions.flatMap(\.withExtensions) }
}

extension BundleFinding.Place {
  /// Whether the place is a value of the entitlements.
  fileprivate var isInEntitlements: Bool {
    if case .entitlements = self { true } else { false }
  }
}
