import SimulationTable

/// The documentation pages that say how close each symbol is to Apple's: one for each module, and a
/// summary.
struct FidelityPage {
  let table: SimulationTable
  /// The symbols of iOS.
  private let symbols: [SimulationTable.Row]
  /// The symbols that no test shows.
  let notShown: [SimulationTable.Row]
  /// The symbols whose comments don't say how close they are to Apple's.
  let silent: [SimulationTable.Row]
  /// The symbols that do nothing and exist only so that code compiles.
  private let typeOnly: [SimulationTable.Row]
  /// The properties that nothing on the device reads.
  let kept: [SimulationTable.Row]

  init(_ table: SimulationTable) {
    self.table = table
    let rows = table.rows.filter { $0.kind != .module && $0.verdict != .own }
    symbols = rows
    notShown = rows.filter { $0.verdict != .typeOnly && $0.evidence == .nothing }
    silent = rows.filter { table.saying(of: $0) == .nothing }
    typeOnly = rows.filter { $0.verdict == .typeOnly }
    kept = rows.filter { $0.verdict == .keptNotRead }
  }

  /// The summary.
  var text: String {
    [
      Self.introduction, modulesSection, typeOnlySection, keptSection, silentSection, hiddenSection,
    ].compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  /// The page of each module, by the name of its file.
  var ofModules: [(file: String, text: String)] {
    let byModule = Dictionary(grouping: symbols, by: \.module)
    return table.modules.compactMap { module in
      byModule[module].map { (Self.file(of: module), page(of: module, $0)) }
    }
  }
}

extension FidelityPage {
  private static let introduction = """
    # How like Apple's it is

    Every symbol that a lesson's code can name on the simulated device: what matches, what differs,
    and the tests that show it, on a page for each module. The pages are made from the doc comments
    in `Sources/Simulation` and from the tests; so is [symbols.tsv](fidelity/symbols.tsv), the same as
    a table for programs, which `tutor lint` and `tutor doctor --api` read. A test fails when one of
    these is out of date, and writes them anew when it is run so:
    `TUTOR_RECORD=1 ./tutor self-test --filter FidelityTests`.

    *As `UserDefaults`* means that the symbol's own comment says nothing: what its type says counts.
    Where *differs* is empty, the symbol's own comment names no difference. *Type-checks only* means
    that code which names the symbol compiles, and that the symbol does nothing. *No known
    difference* is said of a symbol only where a test shows it; where none does, the page says *meant
    to be as documented*, or nothing.

    *Kept, not read* is said of a property that keeps what a lesson sets and gives it back, while
    nothing on the device ever looks at it: setting it changes nothing that a user would see. This is
    computed from the code and goes by names, so it is said of too few properties rather than of too
    many. On iOS, too, some properties are there for apps alone.

    A test shows a symbol when it fails as soon as the symbol's body is emptied; it says which it
    shows by `.shows("…")`. `Tests/Mutation/run` empties them all, one at a time, and lists those
    that no test misses. A type is shown *by its members* when a test shows one of these. The steps
    of lessons use most symbols too and aren't counted: their checks promise what a step does, not
    what each symbol does. How far each kind of extension goes stands in [points.md](points.md).
    """

  private static let legend = """
    How like Apple's each symbol is. [The page before this](../fidelity.md) says how to read it.
    """

  private static func file(of module: String) -> String { "\(module).md" }

  private var modulesSection: String {
    func counts(_ rows: [SimulationTable.Row]) -> [String: Int] {
      Dictionary(grouping: rows, by: \.module).mapValues(\.count)
    }
    let (all, bare, kept, hidden) = (
      counts(symbols), counts(typeOnly), counts(kept), counts(notShown)
    )
    let rows = table.modules.compactMap { module -> String? in
      guard let count = all[module] else { return nil }
      return "| [\(module)](fidelity/\(Self.file(of: module))) | \(count) | \(bare[module] ?? 0) "
        + "| \(kept[module] ?? 0) | \(hidden[module] ?? 0) |"
    }
    return """
      | module | symbols | of these type-check only | of these kept, not read | of these not shown yet |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private func page(of module: String, _ ofModule: [SimulationTable.Row]) -> String {
    let types = ofModule.map(\.section).reduce(into: [String]()) { types, type in
      if types.last != type { types.append(type) }
    }
    let byType = Dictionary(grouping: ofModule, by: \.section)
    let tables = types.map { type in
      let rows = (byType[type] ?? []).map(row).joined(separator: "\n")
      return """
        ## \(type.isEmpty ? "In no type" : "`\(type)`")

        | symbol | matches | differs | shown by |
        |---|---|---|---|
        \(rows)
        """
    }
    return (["# \(module)", Self.legend] + tables).joined(separator: "\n\n") + "\n"
  }

  private func row(_ row: SimulationTable.Row) -> String {
    let said =
      switch table.saying(of: row) {
      case .words(let words): words
      case .asType(let type): "As `\(type)`."
      case .nothing: "*Nothing is said.*"
      }
    let mark =
      switch row.verdict {
      case .typeOnly: "*Type-checks only:* "
      case .keptNotRead: "*Kept, not read.* "
      default: ""
      }
    return "| `\(row.name)` | \(mark)\(Self.cell(said)) | \(Self.cell(row.differs)) "
      + "| \(row.verdict == .typeOnly ? "—" : Self.shown(by: row.evidence)) |"
  }

  private static func shown(by evidence: SimulationTable.Row.Evidence) -> String {
    switch evidence {
    case .nothing: "—"
    case .members: "*by its members*"
    case .tests(let tests): tests.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension FidelityPage {
  private static func list(_ symbols: [SimulationTable.Row]) -> String {
    symbols.map { "- `\($0.name)`" }.joined(separator: "\n")
  }

  private var typeOnlySection: String? {
    guard !typeOnly.isEmpty else { return nil }
    return """
      ## Type-checks only: \(typeOnly.count)

      Code that names these compiles; nothing behind them is simulated. Each says so on its module's page. Of
      \(symbols.count) symbols they are \(typeOnly.count).
      """
  }

  private var keptSection: String? {
    guard !kept.isEmpty else { return nil }
    return """
      \(Ratchet.kept.heading)\(kept.count)

      Nothing on the device reads these properties. Each says so on its module's page; a test keeps their number
      from growing.
      """
  }

  private var silentSection: String? {
    guard !silent.isEmpty else { return nil }
    return """
      ## Nothing said yet: \(silent.count)

      Their doc comments, and those of their types, have no `Simulated:`.

      \(Self.list(silent))
      """
  }

  private var hiddenSection: String? {
    guard !notShown.isEmpty else { return nil }
    return """
      \(Ratchet.notShown.heading)\(notShown.count)

      No test shows these \(notShown.count) of \(symbols.count) symbols. A test keeps their number
      from growing.
      """ + (notShown.count > 100 ? "" : "\n\n" + Self.list(notShown))
  }
}

extension SimulationTable.Row {
  /// The type whose section of the page has the row: for a type, its own.
  fileprivate var section: String { kind == .type ? name : owner }
}
