/// What is simulated: a row for each symbol and each module that a lesson's code can name.
///
/// A test writes the table to a file, from the simulation's doc comments and its own tests;
/// everything that needs to know what is simulated reads that file.
package struct SimulationTable: Sendable {
  /// The rows, by module, with symbols outside types before those in types; each module precedes
  /// its symbols.
  package let rows: [Row]
  /// The indices of the types' rows, by name.
  private let types: [String: Int]

  package init(_ rows: [Row]) {
    self.rows = rows
    var types: [String: Int] = [:]
    for (index, row) in rows.enumerated() where row.kind == .type && types[row.name] == nil {
      types[row.name] = index
    }
    self.types = types
  }
}

extension SimulationTable {
  /// The modules that a lesson's code can import, sorted by name.
  package var modules: [String] { rows.filter { $0.kind == .module }.map(\.name) }

  /// The description of a symbol.
  package enum Saying: Hashable, Sendable {
    case words(String)
    /// The description of this type applies.
    case asType(String)
    case nothing
  }

  /// The description of a symbol: its own, or that of the nearest enclosing type that has one.
  ///
  /// The words of a type that only type-checks apply to its members unchanged.
  package func saying(of row: Row) -> Saying {
    if !row.matches.isEmpty { return .words(row.matches) }
    var name = row.owner
    while !name.isEmpty {
      if let index = types[name], !rows[index].matches.isEmpty {
        return row.verdict == .typeOnly ? .words(rows[index].matches) : .asType(name)
      }
      name = Row.owner(of: name)
    }
    return .nothing
  }
}
