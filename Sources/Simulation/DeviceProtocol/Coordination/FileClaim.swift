/// What somebody wants to do with one file or folder, through a file coordinator.
package struct FileAccess: Codable, Hashable, Sendable {
  /// How a file is accessed; all but the first two are ways of writing.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// Reads; presenters save first.
    case reading
    /// Reads what is on disk.
    case readingWithoutChanges
    /// Writes into what is there.
    case updating
    /// Writes what is known about the file, not what is in it.
    case changingMetadata
    /// Writes; presenters save first.
    case merging
    case deleting
    case moving
    case replacing
  }

  /// The path, free of links.
  package var path: String
  package var kind: Kind
  /// The file packages around it, the innermost first: these count as one item with all in them.
  package var packages: [String]

  package init(path: String, kind: Kind, packages: [String] = []) {
    self.path = path
    self.kind = kind
    self.packages = packages
  }

  package var isWriting: Bool { kind != .reading && kind != .readingWithoutChanges }

  /// Whether what is inside the folder is accessed too.
  package var isOfContents: Bool { kind == .deleting || kind == .moving || kind == .replacing }

  /// Whether what is there may be gone afterwards.
  package var isRemoving: Bool { kind == .deleting || kind == .replacing }

  /// What others are kept from: the file, or the outermost package that it is in.
  private var item: String { packages.last ?? path }

  /// Whether the two can't take place at the same time.
  func conflicts(with other: FileAccess) -> Bool {
    guard isWriting || other.isWriting else { return false }
    if item == other.item { return true }
    return isOfContents && other.item.isPath(inside: item)
      || other.isOfContents && item.isPath(inside: other.item)
  }
}

/// A coordinator's wish for access to some files, made by one thread of a process.
package struct FileClaim: Codable, Hashable, Sendable {
  /// The number, the process's own.
  package var number: Int
  package var accesses: [FileAccess]
  /// The number of the coordinator, the process's own.
  package var coordinator: Int
  /// Claims of one purpose never wait for each other.
  package var purpose: String
  /// The number of the presenter on whose behalf it is, the process's own.
  package var presenter: Int?
  /// The claims that the asking thread holds.
  package var holding: [Int]
  /// What presenters were asked and the asking thread is about to answer.
  package var answering: [Int]
  /// Whether the process's main thread waits for it.
  package var isOnMain: Bool
  /// Whether it is for what is inside the folders too, as batches are.
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
  /// Whether a path leads into a folder; the folder itself doesn't.
  package func isPath(inside folder: String) -> Bool {
    hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") && self != folder
  }

  /// The path after something has moved.
  func moved(from old: String, to new: String) -> String {
    if self == old { return new }
    return isPath(inside: old) ? new + dropFirst(old.count) : self
  }
}
