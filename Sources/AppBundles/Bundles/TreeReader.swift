import BundleRules

/// Reads the bundles in certain places of a tree of files.
struct TreeReader {
  private let tree: FileTree
  private var assembly = BundleAssembly()

  /// Makes a reader of a tree.
  ///
  /// - Parameters:
  ///   - tree: The files.
  ///   - problems: The problems that are already known.
  init(_ tree: FileTree, problems: [ReadingProblem] = []) {
    self.tree = tree
    assembly.problems = problems
  }

  /// Reads an archive of an app: what is in its folder Payload, or an app at its top.
  func read() -> Reading {
    for folder in ["Payload", "Products/Applications", ""] {
      if let reading = bundles(in: folder) { return reading }
    }
    let archives = BundleFolder(tree).folders(".xcarchive", in: "")
    if let archive = archives.first,
      let reading = bundles(in: archive + "/Products/Applications")
    {
      return reading
    }
    var problems = assembly.problems
    problems.append(
      ReadingProblem(
        "no-bundles", isFatal: true, BundleWords.nothingInArchive,
        remedy: BundleWords.nothingInArchiveRemedy, file: tree.shownAs))
    return Reading(problems: problems)
  }

  /// Reads the apps directly in a folder, then its extensions that none of the apps has too.
  ///
  /// - Parameter folder: The path in the tree; empty for its own folder.
  /// - Returns: What was read; `nil` when there are no apps or extensions.
  func bundles(in folder: String) -> Reading? {
    let all = BundleFolder(tree)
    let apps = all.folders(".app", in: folder)
    let extensions = all.folders(".appex", in: folder)
    guard !apps.isEmpty || !extensions.isEmpty else { return nil }
    var assembly = assembly
    var bundles = apps.prefix(BundleAssembly.limit).compactMap {
      assembly.bundle(BundleFolder(tree, at: $0), .application)
    }
    let embedded = Set(bundles.flatMap(\.extensions).map(\.contents.path.lastPathPart))
    bundles += extensions.prefix(BundleAssembly.limit)
      .filter { !embedded.contains($0.lastPathPart) }
      .compactMap { assembly.bundle(BundleFolder(tree, at: $0), .appExtension) }
    return Reading(bundles: bundles, problems: assembly.problems)
  }

  /// Reads the tree's own folder as a bundle.
  func bundle(_ kind: BundleContents.Kind) -> Reading {
    var assembly = assembly
    let bundle = assembly.bundle(BundleFolder(tree), kind)
    return Reading(bundles: bundle.map { [$0] } ?? [], problems: assembly.problems)
  }
}
