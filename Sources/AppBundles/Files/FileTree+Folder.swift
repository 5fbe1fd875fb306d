import Foundation

extension FileTree {
  /// Lists the files of a folder; symbolic links are listed but not followed into folders.
  ///
  /// - Parameters:
  ///   - path: The folder on disk.
  ///   - shownAs: The folder, as the reader should see it.
  ///   - problems: Receives the problems that were met.
  init(folder path: String, shownAs: String, problems: inout [ReadingProblem]) {
    var walk = FolderWalk(root: path, shownAs: shownAs)
    walk.run()
    problems += walk.problems
    let links = walk.links
    self.init(shownAs: shownAs, files: walk.files, isComplete: walk.isComplete) {
      (file) throws(ReadingProblem) in
      let shown = shownAs.appending(part: file)
      if links[file] == .outside {
        throw ReadingProblem(
          "link-out-of-bundle", isFatal: true, FileWords.linkOut(of: shownAs),
          remedy: SharedWords.copyFileRemedy, file: shown)
      }
      return try ByteSource(file: path.appending(part: file), shownAs: shown)
    }
  }
}

/// One walk through all folders below a folder, without recursion.
private struct FolderWalk {
  let root: String
  let shownAs: String
  private let realRoot: String
  private(set) var files: [String] = []
  private(set) var links: [String: Link] = [:]
  private(set) var problems: [ReadingProblem] = []
  private(set) var isComplete = true

  /// The target of a symbolic link.
  enum Link { case inside, outside }

  init(root: String, shownAs: String) {
    self.root = root
    self.shownAs = shownAs
    realRoot = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
  }

  mutating func run() {
    var waiting = [""]
    while let folder = waiting.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: place(folder))
      } catch {
        report(
          "unreadable-folder", FileWords.folderUnreadable, FileWords.unreadableRemedy, folder)
        isComplete = false
        continue
      }
      for name in names {
        guard files.count + waiting.count < FileTree.limit else { return stop() }
        let path = folder.appending(part: name)
        switch type(of: path) {
        case .typeDirectory: waiting.append(path)
        case .typeSymbolicLink: addLink(path)
        default: files.append(path)
        }
      }
    }
  }
}

extension FolderWalk {
  /// Returns the place on disk of something in the folder.
  private func place(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  private func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: place(path))
    return attributes?[.type] as? FileAttributeType
  }

  private mutating func addLink(_ path: String) {
    files.append(path)
    let target = URL(fileURLWithPath: place(path)).resolvingSymlinksInPath().path
    let isInside = target == realRoot || target.isBelow(realRoot + "/")
    links[path] = isInside ? .inside : .outside
    guard !isInside, problems.count < ReadingLimits.problems else { return }
    report(
      "link-out-of-bundle", FileWords.linkNotFollowed(outOf: shownAs),
      SharedWords.copyFileRemedy, path)
  }

  private mutating func stop() {
    isComplete = false
    report(
      "too-many-files", FileWords.tooManyFiles(atMost: FileTree.limit),
      FileWords.tooManyFilesRemedy, "")
  }

  private mutating func report(
    _ code: String, _ message: String, _ remedy: String, _ path: String
  ) {
    problems.append(
      ReadingProblem(
        code, isFatal: false, message, remedy: remedy,
        file: path.isEmpty ? shownAs : shownAs.appending(part: path)))
  }
}
