import Findings

/// An Xcode workspace, as far as the projects in it go.
enum Workspace {
  /// Lists the projects of a workspace.
  ///
  /// The file is a small XML document of `Group` and `FileRef` elements that each have a
  /// `location`: `group:` starts at the enclosing group, `container:` at the workspace's folder.
  ///
  /// - Parameters:
  ///   - place: The folder with the extension `.xcworkspace`.
  ///   - files: Collects the problems.
  /// - Returns: The projects in the order of the file, whether or not they exist.
  static func projects(of place: FilePlace, files: ProjectFiles) -> [FilePlace] {
    let file = place.appending("contents.xcworkspacedata")
    guard case .bytes(let bytes) = file.contents(limit: 1 << 20) else {
      files.report(
        ReadingProblem(
          "workspace-not-readable", isFatal: false, ProjectWords.workspaceUnreadable,
          remedy: ProjectWords.workspaceUnreadableRemedy, file: file.shown))
      return []
    }
    var groups = [place.parent]
    var projects: [FilePlace] = []
    for tag in String(decoding: bytes, as: UTF8.self).split(separator: "<").prefix(5_000) {
      if tag.hasPrefix("Group"), !isClosed(tag), groups.count < 100 {
        groups.append(location(in: tag, groups, place) ?? groups[groups.count - 1])
      } else if tag.hasPrefix("/Group"), groups.count > 1 {
        groups.removeLast()
      } else if tag.hasPrefix("FileRef"), let file = location(in: tag, groups, place),
        file.suffix == "xcodeproj"
      {
        projects.append(file)
      }
    }
    return projects
  }

  private static func isClosed(_ tag: Substring) -> Bool {
    tag.prefix { $0 != ">" }.last == "/"
  }

  /// Returns the place that an element's `location` names.
  private static func location(
    in tag: Substring, _ groups: [FilePlace], _ workspace: FilePlace
  ) -> FilePlace? {
    let words = tag.split(separator: "\"", omittingEmptySubsequences: false)
    guard
      let index = words.firstIndex(where: {
        $0.trimmed.hasSuffix("location =")
          || $0.trimmed.hasSuffix("location=")
      }), index + 1 < words.count, let colon = words[index + 1].firstIndex(of: ":")
    else { return nil }
    let path = decoded(words[index + 1][words[index + 1].index(after: colon)...])
    switch words[index + 1][..<colon] {
    case "group": return groups.last?.appending(path)
    case "container": return workspace.parent.appending(path)
    case "absolute": return path.hasPrefix("/") ? workspace.appending(path) : nil
    default: return nil
    }
  }

  /// Resolves XML's entities, `&amp;` last so that nothing is resolved twice.
  private static func decoded(_ text: Substring) -> String {
    var text = String(text)
    for (name, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'")] {
      text = text.split(separator: name, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    return text.split(separator: "&amp;", omittingEmptySubsequences: false).joined(separator: "&")
  }
}
