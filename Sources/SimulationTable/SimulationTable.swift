/// What is simulated: a row for each symbol and each module that a lesson's code can name.
///
/// A test writes the table to a file, from the simulation's doc comments and its own tests;
/// everything that needs to know what is simulated reads that file.
package struct SimulationTable: Sendable {
  /// The rows, by module, with symbols outside types before those in types; each module precedes
  /// its symbols.
  package let rows: [Row]
  /// The indices of the types' rows, by module and name, and by name alone: a module may extend
  /// another one's type, and two modules may have types of one name.
  private let types: [String: [String: Int]]
  private let typesOfAll: [String: Int]

  package init(_ rows: [Row]) {
    self.rows = rows
    var types: [String: [String: Int]] = [:]
    var typesOfAll: [String: Int] = [:]
    for (index, row) in rows.enumerated() where row.kind == .type {
      if types[row.module]?[row.name] == nil { types[row.module, default: [:]][row.name] = index }
      if typesOfAll[row.name] == nil { typesOfAll[row.name] = index }
    }
    (self.types, self.typesOfAll) = (types, typesOfAll)
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
      let index = types[row.module]?[name] ?? typesOfAll[name]
      if let index, !rows[index].matches.isEmpty {
        return row.verdict == .typeOnly ? .words(rows[index].matches) : .asType(name)
      }
      name = Row.owner(of: name)
    }
    return .nothing
  }
}
