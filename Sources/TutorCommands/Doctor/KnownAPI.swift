import Foundation
import Findings
import SimulationTable

/// What the project says about Apple's names: which are simulated, which are not yet, and which
/// won't be.
///
/// The first are in the table of the simulation, the others in Docs/scope.md, which is written by
/// hand.
struct KnownAPI {
  /// One name and what is said about it.
  struct Entry: Hashable {
    enum Verdict: Hashable {
      case there(SimulationTable.Verdict)
      case notYet
      case outOfScope
    }

    var name: String
    /// The module that lessons import; empty for a name that isn't simulated.
    var module = ""
    var verdict: Verdict
    var words: String
  }

  let entries: [Entry]
  /// The modules that lessons can import.
  let modules: [String]

  init(_ table: SimulationTable, scope: String) {
    modules = table.modules
    entries =
      table.rows.filter { $0.kind != .module }.map { Entry($0, of: table) }
      + Self.absences(scope)
  }

  /// Reads the table and Docs/scope.md from a repository.
  ///
  /// - Throws: The error in reading either of them.
  init(repository root: URL) throws {
    let scope = root.appendingPathComponent("Docs/scope.md")
    self.init(
      try SimulationTable(ofRepository: root),
      scope: try String(contentsOf: scope, encoding: .utf8))
  }

  /// Looks up a name: a symbol with or without its labels, the last part of one, or a module; best
  /// matches first, at most `limit`.
  func entries(for name: String, limit: Int = 20) -> [Entry] {
    let whole = entries.filter { $0.name == name }
    if !whole.isEmpty { return whole }
    let bare = Self.bare(name)
    let same = entries.filter { Self.bare($0.name) == bare || $0.name.hasPrefix(name + ".") }
    if !same.isEmpty { return Array(same.prefix(limit)) }
    let last = entries.filter { Self.lastPart($0.name) == bare }
    return Array(last.prefix(limit))
  }

  /// The known name nearest to one, as a suggestion.
  func nearest(to name: String) -> String? {
    NearMiss.best(for: Self.bare(name), among: Set(entries.map { Self.bare($0.name) }).sorted())
  }
}

extension KnownAPI {
  /// A name without its labels: `UIView.addSubview`.
  private static func bare(_ name: String) -> String { SimulationTable.Row.path(of: name) }

  private static func lastPart(_ name: String) -> String {
    bare(name).split(separator: ".").last.map(String.init) ?? ""
  }

  private static func absences(_ page: String) -> [Entry] {
    var verdict = Entry.Verdict.notYet
    return page.split(separator: "\n").compactMap { line in
      if line == "## Out of scope" { verdict = .outOfScope }
      guard let cells = cells(line), cells.count == 2, let name = code(cells[0]) else { return nil }
      return Entry(name: name, verdict: verdict, words: cells[1])
    }
  }

  /// The cells of a table row; `nil` for any other line.
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

extension KnownAPI.Entry {
  /// The table's entry for a symbol.
  fileprivate init(_ row: SimulationTable.Row, of table: SimulationTable) {
    var words = row.verdict == .keptNotRead ? KnownAPIWords.kept : ""
    if row.verdict == .own {
      words = KnownAPIWords.ofScenes
    } else {
      switch table.saying(of: row) {
      case .words(let own): words += own
      case .asType(let type): words += KnownAPIWords.asType(type)
      case .nothing: break
      }
    }
    if !row.differs.isEmpty { words += KnownAPIWords.differs(row.differs) }
    self.init(name: row.name, module: row.module, verdict: .there(row.verdict), words: words)
  }
}
