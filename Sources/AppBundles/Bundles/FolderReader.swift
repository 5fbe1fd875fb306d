import ActivationRules
import BundleRules
import Foundation

/// Reads a folder: a bundle, an archive, a project, a folder of built products or of sources.
struct FolderReader {
  /// The folder's path, which is also what the reader sees.
  let path: String
  /// The name of the build configuration, if it is a project.
  let configuration: String?

  /// Reads the folder.
  func read() -> Reading {
    if name.hasSuffix(".app"), !isSource { return tree().bundle(.application) }
    if name.hasSuffix(".appex"), !isSource { return tree().bundle(.appExtension) }
    for folder in ["Products/Applications", "Payload"] where has(folder) {
      let inner = path.appending(part: folder)
      if let reading = FolderReader.tree(inner).bundles(in: "") { return reading }
    }
    // An archive has an Info.plist too, which is about the archive.
    if name.hasSuffix(".xcarchive") { return Reading(problems: [nothing]) }
    if XcodeProjectReader.canRead(folder: path) {
      return XcodeProjectReader.read(folder: path, shownAs: path, configuration: configuration)
    }
    if names.contains(where: { $0.hasSuffix(".app") || $0.hasSuffix(".appex") }),
      let reading = tree().bundles(in: "")
    {
      return reading
    }
    if names.contains("Info.plist") { return informed() }
    let reading = XcodeProjectReader.read(
      folder: path, shownAs: path, configuration: configuration)
    return reading.bundles.isEmpty ? Reading(problems: [nothing]) : reading
  }
}

extension FolderReader {
  /// The folder's own name, even if the path is `.`.
  private var name: String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().lastPathComponent
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Whether this is a folder of sources, which may have any name: the product of a build has an
  /// Info.plist.
  private var isSource: Bool {
    !has("Info.plist") && !has("Contents/Info.plist") && XcodeProjectReader.canRead(folder: path)
  }

  private func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path.appending(part: name))
  }

  private static func tree(_ path: String) -> TreeReader {
    var problems: [ReadingProblem] = []
    let tree = FileTree(folder: path, shownAs: path, problems: &problems)
    return TreeReader(tree, problems: problems)
  }

  private func tree() -> TreeReader { Self.tree(path) }

  /// Reads a folder with an Info.plist: a bundle without a suffix if its program is there,
  /// otherwise a folder of sources, of which only the lists are read.
  private func informed() -> Reading {
    let file = FileReader(path: path.appending(part: "Info.plist"), configuration: configuration)
    let reading = file.read()
    guard let bundle = reading.bundles.first,
      let program = bundle.contents.info["CFBundleExecutable"]?.string, !program.contains("/"),
      has(program)
    else { return reading }
    return tree().bundle(bundle.contents.kind)
  }

  private var nothing: ReadingProblem {
    let archive = name.hasSuffix(".xcarchive")
    return ReadingProblem(
      "no-bundles", isFatal: true,
      archive ? BundleWords.nothingInArchive : BundleWords.nothingInFolder,
      remedy: BundleWords.nothingRemedy, file: path)
  }
}
