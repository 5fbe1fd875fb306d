/// What is simulated: a row for each symbol and each module that a lesson's code can name.
///
/// A test writes the table to a file, with the doc comments of the simulation and its own tests at hand; whoever asks
/// what is simulated reads that file.
package struct SimulationTable: Sendable {
  /// By module, then what is in no type, then by type; each module before its symbols.
  package let rows: [Row]
  /// The places of the types among the rows, by their names.
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
  /// The modules that a lesson's code can import, in the order of their names.
  package var modules: [String] { rows.filter { $0.kind == .module }.map(\.name) }

  /// What is said of a symbol.
  package enum Saying: Hashable, Sendable {
    case words(String)
    /// What is said of this type counts.
    case asType(String)
    case nothing
  }

  /// What is said of a symbol: by itself, or by the nearest type around it that has words of its own.
  ///
  /// A type that only type-checks speaks for its members in the same words.
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
