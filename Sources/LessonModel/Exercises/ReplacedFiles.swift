import Findings

/// The files that a solution or a variant puts in the starter's places.
struct ReplacedFiles {
  let starter: [Snippet]
  private(set) var files: [Snippet] = []
  private var places: [Snippet.Role: SourceRange] = [:]

  init(starter: [Snippet]) {
    self.starter = starter
  }

  /// Adds a file; reports one that can't be, and gives `false`.
  ///
  /// `owner` is what messages call the solution or the variant.
  mutating func add(_ file: Snippet, of owner: String, report: inout Report) -> Bool {
    report.checkWorks(file, "File of \(owner)")
    if file.isStarter {
      report.add(
        .section, "'starter' on a file of \(owner)", at: file.infoRange,
        remedy: "remove 'starter', or move the file before the exercise's sections")
    }
    if let first = places[file.role] {
      report.add(
        .section, "File \(quoted(file.fileName)) is there twice in \(owner)", at: file.infoRange,
        remedy: "remove one of them",
        notes: [Finding.Note("the first one is here", range: first)])
      return false
    }
    guard starter.isEmpty || starter.contains(where: { $0.role == file.role }) else {
      report.notBegunWith(file, among: starter)
      return false
    }
    places[file.role] = file.infoRange
    var file = file
    file.isStarter = false
    file.failure = nil
    files.append(file)
    return true
  }
}

extension [Snippet] {
  /// The files with others in the places of those of their names.
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
    let place = file.targetName.map { " of \(quoted($0))" } ?? ""
    add(
      .section,
      "Learner does not begin with a file \(quoted(file.fileName))\(place)"
        + (inOther.map { ", did you mean 'target=\($0)'" }
          ?? NearMiss.suggestion(for: file.fileName, among: names)),
      at: file.infoRange,
      remedy: "use \(quotedList(names)), or add 'starter' to a block with this file in the step")
  }
}
