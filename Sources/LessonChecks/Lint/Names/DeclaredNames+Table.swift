package import SimulationTable

extension DeclaredNames {
  /// What the simulated device declares for lessons.
  package init(_ table: SimulationTable) {
    self.init()
    for row in table.rows {
      switch row.kind {
      case .module: addType(row.name)
      case .type:
        addType(row.name)
        for type in row.supertypes { addSupertype(type, of: row.name) }
      case .member:
        let owner = row.owner
        if owner.isEmpty { addGlobal(row.word) } else { addMember(row.word, of: owner) }
      }
    }
  }
}
