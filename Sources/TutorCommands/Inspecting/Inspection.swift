import ActivationRules
import AppBundles
import BundleRules
import Findings

/// What `tutor inspect` finds out about a path.
///
/// A path is read into bundles; rules look at each bundle; what they find is put at its place in the
/// user's files; and each extension is tried with what people share every day. An extension that
/// several apps embed is there once, with all its apps, and so is each finding.
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
    findings = reading.problems.map { InspectedFinding($0) }
    extensions = []
    for bundle in reading.bundles { add(bundle) }
  }

  /// How many apps were read: with more than one, a finding says which ones it is about.
  var appCount: Int { reading.bundles.filter { $0.contents.kind == .application }.count }

  /// The exit status that the findings come down to.
  var status: Status {
    if reading.problems.contains(where: \.isFatal) { return .unusable }
    return findings.contains { $0.severity == .error } ? .failed : .fine
  }
}

extension Inspection {
  /// Looks at an app with its extensions, or an extension of no app.
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

  /// Adds a finding, or the app to one that says the same of the same place.
  private mutating func add(_ finding: InspectedFinding) {
    // Said already when the file was read, with the place of the second one.
    let isKnown =
      finding.code == "duplicate-key"
      && findings.contains { $0.basis == nil && $0.code == finding.code && $0.file == finding.file }
    if isKnown { return }
    guard let index = findings.firstIndex(where: { $0.saysTheSame(as: finding) }) else {
      return findings.append(finding)
    }
    findings[index].join(finding.apps)
  }

  /// Adds an extension, or the app to one that is the same.
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
