import Findings

/// The files of a lesson's targets as of some step.
struct CarriedFiles {
  /// The targets that have files, in the order of their declaration.
  private(set) var targets: [Program.TargetFiles] = []
  private let declared: [Target]

  init(of declared: [Target]) {
    self.declared = declared
  }

  /// A target's file by name; `nil` if there is none yet.
  func file(_ role: Snippet.Role) -> Snippet? {
    targets.lazy.flatMap(\.files).first { $0.role == role }
  }

  /// Replaces the file of the same name, or adds one after the others of its target.
  mutating func place(_ snippet: Snippet) {
    guard case .file(let name, let target) = snippet.role else { return }
    let index = indexOfFiles(in: target)
    guard let index else { return }
    let old = targets[index].files.firstIndex { $0.role == .file(name: name, target: target) }
    if let old {
      targets[index].files[old] = snippet
    } else {
      targets[index].files.append(snippet)
    }
  }

  /// Finds the files of a target; a target gets an entry with its first file.
  private mutating func indexOfFiles(in name: String) -> Int? {
    if let index = targets.firstIndex(where: { $0.target.name == name }) { return index }
    guard let rank = declared.firstIndex(where: { $0.name == name }) else { return nil }
    let later = Set(declared[(rank + 1)...].map(\.name))
    let index = targets.firstIndex { later.contains($0.target.name) } ?? targets.count
    targets.insert(Program.TargetFiles(target: declared[rank], files: []), at: index)
    return index
  }
}
