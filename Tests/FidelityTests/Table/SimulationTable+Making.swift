import SimulationTable

extension SimulationTable {
  /// The table of this checkout, made once.
  static let ofThisPackage = Result {
    SimulationTable(
      symbols: try Symbols.ofThisPackage.get(), own: try Symbols.ofTheHost.get(),
      tests: try ShowingTests.ofThisPackage.get(), read: try NameReads.ofTheSimulation.get())
  }

  /// Makes the table from the code, its comments and the tests.
  ///
  /// - Parameters:
  ///   - symbols: What stands in for Apple's.
  ///   - own: What else lessons can name.
  ///   - tests: The tests that show symbols.
  ///   - read: The names that the simulated device reads.
  init(
    symbols: Symbols, own: Symbols = Symbols([]), tests: ShowingTests, read: Set<String>
  ) {
    let maker = RowMaker(
      symbols: symbols, tests: tests, kept: Set(symbols.kept(besides: read).map(\.name)))
    let rows =
      symbols.rows(maker.row)
      + own.rows { symbol in
        Row(
          symbol.name, symbol.kind.ofRow, module: symbol.module, .own,
          supertypes: own.supertypes(of: symbol))
      }
    let byModule = Dictionary(grouping: rows, by: \.module)
    self.init(
      byModule.sorted { $0.key.lowercased() < $1.key.lowercased() }.flatMap(\.value))
  }
}

/// Makes the row of a symbol.
private struct RowMaker {
  let symbols: Symbols
  let tests: ShowingTests
  let kept: Set<String>
  /// The names of types with a member, or a member of a nested type, that a test shows.
  private let shownByMembers: Set<String>

  init(symbols: Symbols, tests: ShowingTests, kept: Set<String>) {
    self.symbols = symbols
    self.tests = tests
    self.kept = kept
    let shown = symbols.all.filter { !tests.showing($0).isEmpty }
    shownByMembers = Set(shown.flatMap { symbols.typesAround($0).map(\.name) })
  }

  func row(of symbol: Symbol) -> SimulationTable.Row {
    let evidence = evidence(for: symbol)
    let isTypeOnly = symbols.typeOnly(symbol) != nil
    let own = symbol.fidelity.matches
    let matches =
      isTypeOnly
      ? symbol.fidelity.typeOnly ?? ""
      : own.map { evidence == .nothing ? Self.withoutClaim($0) : $0 }?.capitalizedFirst ?? ""
    return SimulationTable.Row(
      symbol.name, symbol.kind.ofRow, module: symbol.module,
      isTypeOnly ? .typeOnly : verdict(on: symbol, evidence),
      supertypes: symbols.supertypes(of: symbol), evidence: evidence, matches: Self.plain(matches),
      differs: isTypeOnly ? "" : Self.plain(symbol.fidelity.differs ?? "").capitalizedFirst)
  }

  private func verdict(
    on symbol: Symbol, _ evidence: SimulationTable.Row.Evidence
  ) -> SimulationTable.Verdict {
    if kept.contains(symbol.name) { return .keptNotRead }
    if symbol.fidelity.differs != nil { return .differs }
    if let text = symbol.fidelity.matches {
      guard Self.claims.contains(where: text.contains) else { return .simulated }
      return evidence == .nothing ? .meantAsDocumented : .noKnownDifference
    }
    return symbols.matches(symbol) == nil ? .nothingSaid : .asItsType
  }

  private func evidence(for symbol: Symbol) -> SimulationTable.Row.Evidence {
    let direct = tests.showing(symbol)
    if !direct.isEmpty { return .tests(direct.map(\.name)) }
    return symbol.kind == .type && shownByMembers.contains(symbol.name) ? .members : .nothing
  }

  private static let claims = ["No known difference.", "no known difference."]

  /// What a comment says about a symbol that no test shows, without a claim that nothing differs.
  private static func withoutClaim(_ text: String) -> String {
    let rest = claims.reduce(text) { $0.replacing($1, with: "") }.trimmed
    return rest.isEmpty ? "Meant to be as documented." : rest
  }

  /// A comment's text with code in single backticks and without anything that ends a cell.
  private static func plain(_ text: String) -> String {
    text.replacing("``", with: "`").replacing("\t", with: " ")
  }
}

extension Symbols {
  /// The rows of all modules, including those without symbols of their own.
  fileprivate func rows(
    _ row: (Symbol) -> SimulationTable.Row
  ) -> [SimulationTable.Row] {
    let byModule = Dictionary(grouping: all, by: \.module)
    return modules.flatMap { module in
      [SimulationTable.Row(module, .module, module: module, .simulated)]
        + (byModule[module] ?? []).map(row)
    }
  }
}

extension Symbol.Kind {
  fileprivate var ofRow: SimulationTable.Row.Kind {
    switch self {
    case .type: .type
    case .member: .member
    }
  }
}

extension String {
  /// The text at the beginning of a cell; `code` and iMessage stay as they are.
  fileprivate var capitalizedFirst: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).uppercased() + dropFirst()
  }
}
