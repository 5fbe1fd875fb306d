import ActivationRules
import AppBundles
import BundleRules
import Findings

/// The result of `tutor inspect` for a path.
///
/// Bundles are read from the path, rules check each bundle, and their findings are put at their
/// places in the user's files. Each extension is tried with things that people share every day. An
/// extension that several apps embed is listed once, with all its apps, and so is each finding.
struct Inspection {
  /// The path as the user gave it.
  var path: String
  /// What was read.
  var reading: Reading
  /// All findings, those of apps first, then those of their extensions.
  var findings: [InspectedFinding]
  /// The extensions, with what they are offered for.
  var extensions: [InspectedExtension]

  init(path: String, reading: Reading) {
    self.path = path
    self.reading = reading
    findings = reading.problems.map { InspectedFinding($0) }
    extensions = []
    for bundle in reading.bundles { add(bundle) }
  }

  /// How many apps were read; if more than one, findings name theirs.
  var appCount: Int { reading.bundles.filter { $0.contents.kind == .application }.count }

  /// The exit status that follows from the findings.
  var status: Status {
    if reading.problems.contains(where: \.isFatal) { return .unusable }
    return findings.contains { $0.severity == .error } ? .failed : .fine
  }
}

extension Inspection {
  /// Inspects an app with its extensions, or an extension without an app.
  private mutating func add(_ bundle: ReadBundle) {
    let parts = bundle.withExtensions.map { ($0.contents.path, $0) }
    let byPath = Dictionary(parts, uniquingKeysWith: { first, _ in first })
    let found = BundleValidator.findings(in: bundle.contents).filter {
      !bundle.isEntitlementsAlone || $0.place.isInEntitlements
    }.map { finding in
      InspectedFinding(finding, in: byPath[finding.bundle] ?? bundle, app: bundle.appName)
    }
    found.forEach { add($0) }
    guard !bundle.isEntitlementsAlone else { return }
    for part in bundle.withExtensions where part.contents.kind == .appExtension {
      let own = found.filter { $0.target == part.contents.path }
      add(InspectedExtension(part, in: bundle, findings: own))
    }
  }

  /// Adds a finding, or only its app if an identical one exists.
  private mutating func add(_ finding: InspectedFinding) {
    // It was reported when the file was read, with the place of the duplicate.
    let isKnown =
      finding.code == "duplicate-key"
      && findings.contains { $0.basis == nil && $0.code == finding.code && $0.file == finding.file }
    if isKnown { return }
    guard let index = findings.firstIndex(where: { $0.saysTheSame(as: finding) }) else {
      return findings.append(finding)
    }
    findings[index].join(finding.apps)
  }

  /// Adds an extension, or only its app if an identical one exists.
  private mutating func add(_ part: InspectedExtension) {
    guard let index = extensions.firstIndex(where: { $0.isTheSame(as: part) }) else {
      return extensions.append(part)
    }
    extensions[index].join(part)
  }
}

extension ReadBundle {
  /// The name of the app, if this is one.
  fileprivate var appName: String? {
    contents.kind == .application ? contents.path : nil
  }

  /// Whether only an entitlements file was read: nothing is then known of an Info.plist.
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
