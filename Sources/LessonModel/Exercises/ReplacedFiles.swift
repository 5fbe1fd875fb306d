import Findings

/// The files of a solution or a variant that replace the starter's.
struct ReplacedFiles {
  let starter: [Snippet]
  /// The files that parts of files go into.
  let base: [Snippet]
  private(set) var files: [Snippet] = []
  private var places: [Snippet.Role: SourceRange] = [:]

  init(starter: [Snippet], base: [Snippet]) {
    self.starter = starter
    self.base = base
  }

  /// Adds a file; reports one that can't be added, and returns `false`.
  mutating func add(
    _ file: Snippet, of owner: ExercisePart.Owner, report: inout Report
  ) -> Bool {
    report.checkWorks(file, .file(of: owner))
    if file.isStarter {
      report.add(
        .section, ExerciseWords.starterInside(owner), at: file.infoRange,
        remedy: ExerciseWords.starterInsideRemedy)
    }
    if let first = places[file.role], file.part == nil {
      report.add(
        .section, ExerciseWords.fileRepeated(file.fileName, in: owner), at: file.infoRange,
        remedy: SharedWords.removeOneRemedy,
        notes: [Finding.Note(SharedWords.firstIsHere, range: first)])
      return false
    }
    guard starter.isEmpty || starter.contains(where: { $0.role == file.role }) else {
      report.notBegunWith(file, among: starter)
      return false
    }
    let earlier = (base + files).last { $0.role == file.role }
    // A step that is read without merging parts has nothing that a further part could go into.
    let isWhole = earlier.map { $0.part == nil || $0.pieces != nil } ?? true
    let assembled = isWhole ? file.assembled(into: earlier, report: &report) : file
    guard var file = assembled else { return false }
    places[file.role] = file.infoRange
    files.removeAll { $0.role == file.role }
    file.isStarter = false
    file.failure = nil
    files.append(file)
    return true
  }
}

extension [Snippet] {
  /// The files, with those replaced that others have the names of.
  func replaced(by others: [Snippet]) -> [Snippet] {
    var files = self
    var indices: [Snippet.Role: Int] = [:]
    for (index, file) in files.enumerated() { indices[file.role] = index }
    for file in others {
      if let index = indices[file.role] {
        files[index] = file
      } else {
        files.append(file)
      }
    }
    return files
  }

  /// The code of the files that differ from others, by target and name.
  func changes(from others: [Snippet]) -> [Snippet.Role: String] {
    var texts: [Snippet.Role: String] = [:]
    for file in others { texts[file.role] = file.text }
    var changes: [Snippet.Role: String] = [:]
    for file in self where texts[file.role] != file.text { changes[file.role] = file.text }
    return changes
  }
}

extension Report {
  fileprivate mutating func notBegunWith(_ file: Snippet, among starter: [Snippet]) {
    let names = starter.map(\.fileName)
    let inOther = starter.first { $0.fileName == file.fileName }?.targetName
    add(
      .section,
      ExerciseWords.notAStarter(
        file.fileName, target: file.targetName, otherTarget: inOther,
        meant: NearMiss.best(for: file.fileName, among: names)),
      at: file.infoRange, remedy: ExerciseWords.notAStarterRemedy(names))
  }
}
