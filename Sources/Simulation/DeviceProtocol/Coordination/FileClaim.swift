/// The access to one file or folder that is wanted, through a file coordinator.
package struct FileAccess: Codable, Hashable, Sendable {
  /// How a file is accessed; all but the first two are ways of writing.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// Reads; presenters save first.
    case reading
    /// Reads what is on disk.
    case readingWithoutChanges
    /// Writes into the existing file.
    case updating
    /// Writes the file's metadata, not its contents.
    case changingMetadata
    /// Writes; presenters save first.
    case merging
    case deleting
    case moving
    case replacing
  }

  /// The path, without links.
  package var path: String
  package var kind: Kind
  /// The file packages around it, the innermost first: each counts as one item with all its
  /// contents.
  package var packages: [String]

  package init(path: String, kind: Kind, packages: [String] = []) {
    self.path = path
    self.kind = kind
    self.packages = packages
  }

  package var isWriting: Bool { kind != .reading && kind != .readingWithoutChanges }

  /// Whether the folder's contents are accessed too.
  package var isOfContents: Bool { kind == .deleting || kind == .moving || kind == .replacing }

  /// Whether the item may be gone afterwards.
  package var isRemoving: Bool { kind == .deleting || kind == .replacing }

  /// What others are kept away from: the file, or the outermost package that it is in.
  private var item: String { packages.last ?? path }

  /// Whether the two accesses can't happen at the same time.
  func conflicts(with other: FileAccess) -> Bool {
    guard isWriting || other.isWriting else { return false }
    if item == other.item { return true }
    return isOfContents && other.item.isPath(inside: item)
      || other.isOfContents && item.isPath(inside: other.item)
  }
}

/// A coordinator's request for access to some files, made by one thread of a process.
package struct FileClaim: Codable, Hashable, Sendable {
  /// The number, chosen by the process.
  package var number: Int
  package var accesses: [FileAccess]
  /// The number of the coordinator, chosen by the process.
  package var coordinator: Int
  /// Claims with the same purpose never wait for each other.
  package var purpose: String
  /// The number of the presenter on whose behalf it is made, chosen by the process.
  package var presenter: Int?
  /// The claims that the requesting thread holds.
  package var holding: [Int]
  /// The questions to presenters that the requesting thread is about to answer.
  package var answering: [Int]
  /// Whether the process's main thread waits for it.
  package var isOnMain: Bool
  /// Whether it covers the contents of folders too, as batches do.
  package var isBatch: Bool

  package init(
    number: Int, accesses: [FileAccess], coordinator: Int, purpose: String, presenter: Int? = nil,
    holding: [Int] = [], answering: [Int] = [], isOnMain: Bool = false, isBatch: Bool = false
  ) {
    self.number = number
    self.accesses = accesses
    self.coordinator = coordinator
    self.purpose = purpose
    self.presenter = presenter
    self.holding = holding
    self.answering = answering
    self.isOnMain = isOnMain
    self.isBatch = isBatch
  }

  func conflicts(with other: FileClaim) -> Bool {
    guard purpose != other.purpose else { return false }
    return accesses.contains { one in other.accesses.contains(where: one.conflicts) }
  }
}

extension String {
  /// Whether a path leads into a folder; the path of the folder itself doesn't.
  package func isPath(inside folder: String) -> Bool {
    hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") && self != folder
  }

  /// Returns the path after something has moved.
  func moved(from old: String, to new: String) -> String {
    if self == old { return new }
    return isPath(inside: old) ? new + dropFirst(old.count) : self
  }
}
