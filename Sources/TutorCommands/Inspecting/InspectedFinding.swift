import ActivationRules
import AppBundles
import BundleRules
import Findings

/// Something to say about a bundle, at its place in the user's files.
struct InspectedFinding: Hashable, Encodable {
  /// The short name of the rule, or of what stood in the way of reading.
  var code: String
  var severity: Severity
  var message: String
  var remedy: String?
  /// How well founded it is; what can't be read needs no source.
  var basis: String?
  /// The apps that it is about, or whose extension it is about; none where no app is known.
  var apps: [String]
  /// The target, or the bundle, that it is about; `nil` for what stood in the way of reading.
  var target: String?
  /// The file, as the user knows it.
  var file: String
  /// The line, from 1, where the file has lines.
  var line: Int?
  /// The column in UTF-8 bytes, from 1.
  var column: Int?

  /// A rule's finding, in the file of the bundle that it is about.
  init(_ finding: BundleFinding, in bundle: ReadBundle, app: String?) {
    let place = Place(finding.place, in: bundle)
    self.init(
      code: finding.code, severity: finding.severity, message: finding.message,
      remedy: finding.remedy, basis: finding.basis.rawValue, place: place)
    apps = app.map { [$0] } ?? []
    target = bundle.contents.path
  }

  /// What stood in the way of reading.
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

  /// The finding as the rest of the tool prints it.
  var finding: Finding { finding(namesApps: false) }

  /// The finding as the rest of the tool prints it.
  ///
  /// - Parameter namesApps: Whether to say which target of which apps it is about.
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

  /// What it is about: "VLC-ShareExtension in VLC-iOS and VLC-tvOS".
  private var about: String? {
    guard let target else { return nil }
    return InspectionWords.target(target, in: apps.filter { $0 != target })
  }

  /// Whether another finding has the same words for the same place.
  func saysTheSame(as other: InspectedFinding) -> Bool {
    var other = other
    other.apps = apps
    return self == other
  }

  /// Adds the apps of a finding that says the same.
  mutating func join(_ more: [String]) { apps += more.filter { !apps.contains($0) } }
}

/// A file, and a place in it where there is one.
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
