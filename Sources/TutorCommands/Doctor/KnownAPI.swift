import Foundation
import Findings

/// What the project's own pages say of Apple's names: which are simulated, which are not yet, and
/// which aren't going to be.
///
/// The pages are those in Docs/fidelity, one for each module, which are made from the simulation's
/// doc comments, and Docs/scope.md, which is written by hand.
struct KnownAPI {
  /// One name with what is said of it.
  struct Entry: Hashable {
    enum Verdict: String {
      case simulated
      case typeOnly = "type-checks only"
      case notYet = "not yet"
      case outOfScope = "out of scope"
    }

    var name: String
    /// The module that lessons import; empty for what isn't there.
    var module = ""
    var verdict: Verdict
    var words: String
  }

  let entries: [Entry]

  /// Reads the pages of modules, by these, and that of what isn't there.
  init(fidelity: [String: String], scope: String) {
    entries =
      fidelity.sorted { $0.key < $1.key }.flatMap { Self.symbols($1, module: $0) }
      + Self.absences(scope)
  }

  /// Reads the pages in the folder of the documentation.
  ///
  /// - Throws: What keeps one of them from being read.
  init(documentation folder: URL) throws {
    func page(_ path: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("fidelity").path
    ).filter { $0.hasSuffix(".md") }
    let ofModules = try files.map { (String($0.dropLast(3)), try page("fidelity/\($0)")) }
    self.init(
      fidelity: Dictionary(ofModules) { first, _ in first }, scope: try page("scope.md"))
  }

  /// What is known of a name: a symbol with or without its labels, the last part of one, or a
  /// module; best matches first, at most `limit`.
  func entries(for name: String, limit: Int = 20) -> [Entry] {
    let whole = entries.filter { $0.name == name }
    if !whole.isEmpty { return whole }
    let bare = Self.bare(name)
    let same = entries.filter { Self.bare($0.name) == bare || $0.name.hasPrefix(name + ".") }
    if !same.isEmpty { return Array(same.prefix(limit)) }
    let last = entries.filter { Self.lastPart($0.name) == bare }
    return Array(last.prefix(limit))
  }

  /// The modules that lessons can import, in the order of the page.
  var modules: [String] {
    entries.map(\.module).reduce(into: []) { modules, module in
      if !module.isEmpty, modules.last != module { modules.append(module) }
    }
  }

  /// The name that may have been meant.
  func nearest(to name: String) -> String? {
    NearMiss.best(for: Self.bare(name), among: Set(entries.map { Self.bare($0.name) }).sorted())
  }
}

extension KnownAPI {
  /// A name without labels and backticks: `UIView.addSubview`.
  private static func bare(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  private static func lastPart(_ name: String) -> String {
    bare(name).split(separator: ".").last.map(String.init) ?? ""
  }

  private static func symbols(_ page: String, module: String) -> [Entry] {
    page.split(separator: "\n").compactMap { line in
      guard let cells = cells(line), cells.count == 4, let name = code(cells[0]) else { return nil }
      let mark = "*Type-checks only:* "
      let isTypeOnly = cells[1].hasPrefix(mark)
      let words = isTypeOnly ? String(cells[1].dropFirst(mark.count)) : cells[1]
      return Entry(
        name: name, module: module, verdict: isTypeOnly ? .typeOnly : .simulated,
        words: words + (cells[2].isEmpty ? "" : " Differs: " + cells[2]))
    }
  }

  private static func absences(_ page: String) -> [Entry] {
    var verdict = Entry.Verdict.notYet
    return page.split(separator: "\n").compactMap { line in
      if line == "## Out of scope" { verdict = .outOfScope }
      guard let cells = cells(line), cells.count == 2, let name = code(cells[0]) else { return nil }
      return Entry(name: name, verdict: verdict, words: cells[1])
    }
  }

  /// The cells of a table's row; `nil` for any other line.
  private static func cells(_ line: Substring) -> [String]? {
    guard line.hasPrefix("| "), line.hasSuffix("|") else { return nil }
    let hidden = line.dropFirst().dropLast().replacing("\\|", with: "\u{1}")
    return hidden.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces).replacing("\u{1}", with: "|")
    }
  }

  /// The first code span of a cell.
  private static func code(_ cell: String) -> String? {
    guard cell.hasPrefix("`") else { return nil }
    return cell.dropFirst().split(separator: "`", maxSplits: 1).first.map(String.init)
  }
}
