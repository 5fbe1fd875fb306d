import ActivationRules
import AppBundles
import BundleRules
import Findings

/// A finding about a bundle, at its place in the user's files.
struct InspectedFinding: Hashable, Encodable {
  /// The short name of the rule, or of the reading problem.
  var code: String
  var severity: Severity
  var message: String
  var remedy: String?
  /// The kind of evidence for it; a reading problem needs none.
  var basis: String?
  /// The apps that it, or its extension, belongs to; empty if none are known.
  var apps: [String]
  /// The target or bundle that it is about; `nil` for a reading problem.
  var target: String?
  /// The file, as the user knows it.
  var file: String
  /// The line, from 1, if the file has lines.
  var line: Int?
  /// The column in UTF-8 bytes, from 1.
  var column: Int?

  /// A rule's finding, in the file of its bundle.
  init(_ finding: BundleFinding, in bundle: ReadBundle, app: String?) {
    let place = Place(finding.place, in: bundle)
    self.init(
      code: finding.code, severity: finding.severity, message: finding.message,
      remedy: finding.remedy, basis: finding.basis.rawValue, place: place)
    apps = app.map { [$0] } ?? []
    target = bundle.contents.path
  }

  /// A reading problem.
  init(_ problem: ReadingProblem) {
    self.init(
      code: problem.code, severity: problem.isFatal ? .error : .warning, message: problem.message,
      remedy: problem.remedy, basis: nil,
      place: Place(file: problem.file, position: problem.position))
  }

  private init(
    code: String, severity: Severity, message: String, remedy: String?, basis: String?,
    place: Place
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.remedy = remedy
    self.basis = basis
    apps = []
    file = place.file
    line = place.position?.line
    column = place.position?.column
  }

  /// The finding in the tool's usual form.
  var finding: Finding { finding(namesApps: false) }

  /// The finding in the tool's usual form.
  ///
  /// - Parameter namesApps: Whether to name the target and the apps.
  /// - Returns: The finding.
  func finding(namesApps: Bool) -> Finding {
    let position = line.map { SourcePosition(line: $0, column: column ?? 1) }
    let name = basis.map { InspectionWords.code(code, basis: $0) } ?? code
    var notes = [Finding.Note(name)]
    if namesApps, let about { notes.append(Finding.Note(about)) }
    return Finding(
      basis == nil ? .bundleReading : .bundleRule, severity: severity, message, file: file,
      range: position.map { SourceRange($0, $0) }, remedy: remedy, notes: notes)
  }

  /// Its target and apps: "VLC-ShareExtension in VLC-iOS and VLC-tvOS".
  private var about: String? {
    guard let target else { return nil }
    return InspectionWords.target(target, in: apps.filter { $0 != target })
  }

  /// Whether another finding has the same text for the same place.
  func saysTheSame(as other: InspectedFinding) -> Bool {
    var other = other
    other.apps = apps
    return self == other
  }

  /// Adds the apps of an identical finding.
  mutating func join(_ more: [String]) { apps += more.filter { !apps.contains($0) } }
}

/// A file and, if known, a place in it.
private struct Place {
  var file: String
  var position: SourcePosition?

  init(file: String, position: SourcePosition?) {
    self.file = file
    self.position = position
  }

  init(_ place: BundleFinding.Place, in bundle: ReadBundle) {
    switch place {
    case .info(let path): self.init(path, in: bundle.info, or: bundle)
    case .entitlements(let path): self.init(path, in: bundle.entitlements, or: bundle)
    case .file(let path): self.init(file: "\(bundle.contents.path)/\(path)", position: nil)
    case .bundle:
      self.init(file: bundle.info?.file ?? bundle.contents.path, position: nil)
    }
  }

  private init(_ path: PropertyPath, in list: LocatedPropertyList?, or bundle: ReadBundle) {
    self.init(
      file: list?.file ?? bundle.contents.path, position: list?.position(of: path))
  }
}
