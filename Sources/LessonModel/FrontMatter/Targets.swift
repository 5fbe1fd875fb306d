import Findings
import Yams

extension Fields<FrontMatterKey> {
  /// Reads the list of targets; `nil` if one of them can't be read.
  func targets(yaml: YAMLText, report: inout Report) -> [Target]? {
    guard has(.targets) else { return [] }
    guard let nodes = list(.targets, report: &report) else { return nil }
    var isWhole = true
    var entries: [TargetEntry] = []
    for node in nodes {
      guard
        let fields = Fields<TargetKey>(node, of: .target, yaml: yaml, report: &report),
        var entry = TargetEntry(fields, report: &report)
      else {
        isWhole = false
        continue
      }
      if let first = entries.first(where: { $0.name.text == entry.name.text }) {
        report.duplicateTarget(entry, first: first)
      } else {
        entry.lists = fields.lists(of: entry.name.text, yaml: yaml, report: &report)
        entries.append(entry)
      }
    }
    let targets = entries.map { $0.target(among: entries, report: &report) }
    return isWhole ? targets : nil
  }
}

/// An entry of `targets:`, before an extension is matched with its app.
private struct TargetEntry {
  var name: YAMLText.Scalar
  var isExtension: Bool
  var identifier: String
  var container: YAMLText.Scalar?
  var displayName: String?
  /// The property lists that the entry has.
  var lists: [Snippet] = []

  /// Reads an entry; `nil`, with findings, if its name or kind is missing.
  init?(_ fields: Fields<TargetKey>, report: inout Report) {
    let kind = fields.required(.kind, report: &report)
    let identifier = fields.required(.identifier, report: &report)
    container = fields.scalar(.in, report: &report)
    displayName = fields.scalar(.display, report: &report)?.text
    guard let name = fields.required(.name, report: &report) else { return nil }
    self.name = name
    self.identifier = identifier?.text ?? ""
    isExtension = kind?.text == "extension"
    report.check(name: name)
    if let identifier { report.check(identifier: identifier) }
    guard let kind else { return nil }
    guard ["app", "extension"].contains(kind.text) else {
      report.unknown(kind: kind)
      return nil
    }
    if !isExtension, let container { report.appInside(container, name: name.text) }
  }

  /// Makes the target, with the app that contains it.
  func target(among entries: [TargetEntry], report: inout Report) -> Target {
    Target(
      name: name.text,
      kind: isExtension
        ? .appExtension(in: containingApp(among: entries, report: &report)) : .app,
      identifier: identifier, displayName: displayName, range: name.range, lists: lists)
  }

  /// Finds the app that contains an extension: the one it names, or else the only one.
  private func containingApp(among entries: [TargetEntry], report: inout Report) -> String {
    let apps = entries.filter { !$0.isExtension }.map(\.name.text)
    if let container {
      if !apps.contains(container.text) { report.unknown(app: container, among: apps) }
      return container.text
    }
    if apps.count == 1 { return apps[0] }
    report.add(
      .missingTarget,
      apps.isEmpty
        ? TargetWords.appMissing(for: name.text)
        : TargetWords.appAmbiguous(for: name.text),
      at: name.range,
      remedy: apps.isEmpty ? TargetWords.addAppRemedy : TargetWords.appAmbiguousRemedy(apps))
    return apps.first ?? ""
  }
}

extension Report {
  fileprivate mutating func duplicateTarget(_ entry: TargetEntry, first: TargetEntry) {
    add(
      .frontMatter, TargetWords.nameRepeated(entry.name.text), at: entry.name.range,
      remedy: TargetWords.nameRepeatedRemedy,
      notes: [Finding.Note(SharedWords.firstIsHere, range: first.name.range)])
  }

  fileprivate mutating func unknown(kind: YAMLText.Scalar) {
    let kinds = ["app", "extension"]
    add(
      .frontMatter,
      TargetWords.kindUnknown(kind.text, meant: NearMiss.best(for: kind.text, among: kinds)),
      at: kind.range, remedy: TargetWords.kindUnknownRemedy)
  }

  fileprivate mutating func unknown(app: YAMLText.Scalar, among apps: [String]) {
    add(
      .missingTarget,
      TargetWords.appUnknown(app.text, meant: NearMiss.best(for: app.text, among: apps)),
      at: app.range, remedy: TargetWords.appUnknownRemedy(apps))
  }

  fileprivate mutating func appInside(_ container: YAMLText.Scalar, name: String) {
    add(
      .frontMatter, TargetWords.appInsideApp(name), at: container.range,
      remedy: TargetWords.appInsideAppRemedy)
  }

  fileprivate mutating func check(name: YAMLText.Scalar) {
    guard let problem = TargetName.problem(with: name.text) else { return }
    add(
      .frontMatter, TargetWords.nameInvalid(name.text, problem), at: name.range,
      remedy: TargetWords.nameInvalidRemedy)
  }

  fileprivate mutating func check(identifier: YAMLText.Scalar) {
    guard !BundleIdentifier.isValid(identifier.text) else { return }
    add(
      .frontMatter, TargetWords.identifierInvalid(identifier.text), at: identifier.range,
      remedy: TargetWords.identifierInvalidRemedy)
  }
}
