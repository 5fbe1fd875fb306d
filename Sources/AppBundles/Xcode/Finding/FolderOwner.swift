import Findings

/// Whose a folder of a source tree is, as far as its name and `.gitmodules` tell.
struct FolderOwner {
  /// The kinds of folders.
  enum Kind: Int, Comparable {
    /// The project's own.
    case own
    /// Something for reading or testing: an example, a fixture, a template.
    case example
    /// Someone else's, of which the project keeps a copy.
    case foreign

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// The paths of submodules, which have their own repositories.
  private let submodules: [String]

  /// Reads what the folder says about submodules.
  ///
  /// - Parameter root: The top of the source tree.
  init(_ root: FilePlace) {
    guard case .bytes(let bytes) = root.appending(".gitmodules").contents(limit: 1 << 20) else {
      submodules = []
      return
    }
    submodules = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmed }
      return parts.count == 2 && parts[0] == "path" ? parts[1] : nil
    }
  }

  /// Returns the owner of a path.
  ///
  /// - Parameter path: The path relative to the root.
  /// - Returns: The most foreign kind among its folders.
  func kind(of path: String) -> Kind {
    if submodules.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { return .foreign }
    return path.split(separator: "/").map { part in
      let name = part.lowercased()
      if Self.foreign.contains(name) { return .foreign }
      return Self.examples.contains(name) ? .example : .own
    }.max() ?? .own
  }

  private static let foreign: Set<String> = [
    "vendor", "vendors", "vendored", "third_party", "third-party", "thirdparty", "third party",
    "3rdparty", "3rd-party", "external", "externals", "submodules", "dependencies", "deps",
    "checkouts",
  ]
  private static let examples: Set<String> = [
    "example", "examples", "demo", "demos", "sample", "samples", "fixture", "fixtures", "testdata",
    "template", "templates",
  ]
}
