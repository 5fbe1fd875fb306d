package import Foundation

/// A container as it was at one moment: its tree, and what was in its files.
package struct ContainerSnapshot: Hashable, Sendable {
  package var tree: ContainerTree
  package var views: [String: FileView]

  package init(of folder: URL) {
    let tree = ContainerTree(of: folder)
    self.tree = tree
    views = [:]
    for entry in tree.entries {
      guard case .file = entry.kind else { continue }
      views[entry.path] = FileView(of: folder.appendingPathComponent(entry.path))
    }
  }

  /// The tree with kinds and sizes.
  package var lines: [String] {
    let lines = tree.lines { views[$0.path]?.kind }
    return lines.isEmpty ? [ContentWords.emptyContainer] : lines
  }

  /// The tree with the contents of the files, except for those without readable contents.
  package var detailedLines: [String] {
    tree.entries.flatMap { entry -> [String] in
      let single = ContainerTree(entries: [entry], omitted: 0)
      let head = single.lines { views[$0.path]?.kind }
      guard let view = views[entry.path], view.isReadable else { return head }
      let indent = String(repeating: "  ", count: entry.path.count { $0 == "/" } + 2)
      // If a text ends with the end of a line, there is nothing after it to show.
      let lines = view.lines.count > 1 && view.lines.last == "" ? view.lines.dropLast() : view.lines
      let more = lines.count > 30 ? [ContentWords.more(lines.count - 30)] : []
      return head + (lines.prefix(30) + more).map { indent + $0 }
    } + (tree.omitted > 0 ? [ContentWords.more(tree.omitted)] : [])
  }

  /// Returns what is different now, in lines; none when nothing is.
  ///
  /// Files that only one of the two has are named; for others, single values, rows or lines are
  /// listed.
  package func changes(since former: ContainerSnapshot) -> [String] {
    let then = Dictionary(uniqueKeysWithValues: former.tree.entries.map { ($0.path, $0) })
    let now = Dictionary(uniqueKeysWithValues: tree.entries.map { ($0.path, $0) })
    return Set(then.keys).union(now.keys).sorted().flatMap { path -> [String] in
      switch (then[path], now[path]) {
      case (nil, let entry?): added(entry)
      case (_?, nil): ["- " + path.onOneLine(200)]
      case (let old?, let new?): changed(old, new, since: former)
      case (nil, nil): []
      }
    }
  }

  private func added(_ entry: ContainerTree.Entry) -> [String] {
    let path = entry.path.onOneLine(200)
    guard case .file = entry.kind else { return ["+ " + path + (entry.kind == .folder ? "/" : "")] }
    let view = views[entry.path]
    let shown = (view?.lines ?? []).prefix(20)
    let more = (view?.lines.count ?? 0) - shown.count
    return ["+ \(path) — \(view?.kind ?? ContentWords.file)"] + shown.map { "    " + $0 }
      + (more > 0 ? ["    " + ContentWords.more(more)] : [])
  }

  private func changed(
    _ old: ContainerTree.Entry, _ new: ContainerTree.Entry, since former: ContainerSnapshot
  ) -> [String] {
    guard let before = former.views[old.path], let after = views[new.path] else {
      return old.kind == new.kind ? [] : ["* \(new.path.onOneLine(200))"]
    }
    let differences = ViewDifference.lines(before, after)
    guard old.kind != new.kind || !differences.isEmpty else { return [] }
    return ["* \(new.path.onOneLine(200))"] + differences.prefix(40).map { "    " + $0 }
      + (differences.count > 40 ? ["    " + ContentWords.more(differences.count - 40)] : [])
  }
}
