import ActivationRules
import BundleRules
import Findings

/// The objects of a project file (`project.pbxproj`), found by their identifiers.
///
/// References that lead nowhere, or to an object of another class, are reported once and are
/// otherwise treated as if they weren't there.
struct ProjectObjects {
  /// The project file.
  let place: FilePlace
  private let table: [String: PropertyValue]
  private let rootID: String?
  private let list: LocatedPropertyList
  private let files: ProjectFiles

  /// Reads a project file; `nil` when it isn't one, which is reported.
  ///
  /// - Parameters:
  ///   - place: The `project.pbxproj`.
  ///   - files: Reads files and collects problems.
  init?(_ place: FilePlace, files: ProjectFiles) {
    guard let list = files.list(place, limit: 64 << 20) else { return nil }
    guard let entries = list.value["objects"]?.entries else {
      files.report(
        ReadingProblem(
          "not-a-project", isFatal: true, ProjectWords.noObjects,
          remedy: ProjectWords.noObjectsRemedy, file: place.shown))
      return nil
    }
    var table: [String: PropertyValue] = [:]
    table.reserveCapacity(entries.count)
    for entry in entries where entry.value.entries != nil { table[entry.key] = entry.value }
    self.place = place
    self.table = table
    self.rootID = list.value["rootObject"]?.string
    self.list = list
    self.files = files
  }

  /// Returns the project itself; `nil` when the file names none, which is reported.
  func project() -> ProjectObject? {
    if let rootID, let root = self[rootID], root.isa == "PBXProject" { return root }
    // A damaged reference to the root isn't a reason to give up: there is only one project.
    let others = table.filter { $0.value["isa"]?.string == "PBXProject" }.keys.sorted()
    files.report(
      ReadingProblem(
        "not-a-project", isFatal: others.isEmpty, ProjectWords.noRoot,
        remedy: ProjectWords.noRootRemedy, file: place.shown,
        position: list.position(of: ["rootObject"])))
    return others.first.flatMap { self[$0] }
  }

  /// The object with an identifier, if there is one.
  subscript(id: String) -> ProjectObject? {
    table[id].map { ProjectObject(id: id, attributes: $0) }
  }

  /// Returns all objects of some classes, in the order of their identifiers.
  func all(_ classes: Set<String>) -> [ProjectObject] {
    table.filter { classes.contains($0.value["isa"]?.settingText ?? "") }
      .map { ProjectObject(id: $0.key, attributes: $0.value) }
      .sorted { $0.id < $1.id }
  }

  /// Returns the object to which another one refers under a key; `nil` when there is no such key,
  /// or when the reference leads nowhere, which is reported.
  func object(_ key: String, of owner: ProjectObject) -> ProjectObject? {
    guard let id = owner.string(key), !id.isEmpty else { return nil }
    return found(id, key, owner)
  }

  /// Returns the objects that another one lists under a key, without missing ones, which are
  /// reported.
  func objects(_ key: String, of owner: ProjectObject) -> [ProjectObject] {
    let ids = owner.strings(key)
    if files.takeReferences(ids.count) { return ids.compactMap { found($0, key, owner) } }
    files.report(
      ReadingProblem(
        "too-many-references", isFatal: false, ProjectWords.tooManyReferences,
        remedy: ProjectWords.tooManyReferencesRemedy, file: place.shown))
    // Enough for the configurations and phases of any ordinary target.
    return ids.prefix(50).compactMap { found($0, key, owner) }
  }

  /// Where an object begins in the file.
  func position(of object: ProjectObject) -> SourcePosition? {
    list.position(of: ["objects", object.id])
  }

  private func found(_ id: String, _ key: String, _ owner: ProjectObject) -> ProjectObject? {
    if let object = self[id] { return object }
    files.report(
      ReadingProblem(
        "missing-object", isFatal: false,
        ProjectWords.missingObject(id, at: key, of: owner),
        remedy: ProjectWords.missingObjectRemedy, file: place.shown, position: position(of: owner)))
    return nil
  }
}
