extension SimulationTable {
  /// Why a text isn't a table.
  package struct Malformed: Error, CustomStringConvertible {
    /// The line, from 1.
    var line: Int

    package var description: String { "line \(line) is no row of the table of what is simulated" }
  }

  /// The first line of the file.
  private static let head =
    "# What is simulated, a row for each symbol; written by: "
    + "TUTOR_RECORD=1 ./tutor self-test --filter FidelityTests"
  private static let columns = [
    "name", "kind", "module", "verdict", "inherits", "shown by", "matches", "differs",
  ]
  /// The cell text for evidence from tests of a type's members.
  private static let members = "its members"

  /// The table in the file's format: a line for each row, with a tab between cells.
  package var text: String {
    ([Self.head, Self.columns.joined(separator: "\t")] + rows.map(Self.line))
      .map { $0 + "\n" }.joined()
  }

  /// Reads the text of a file.
  package init(_ text: String) throws(Malformed) {
    var rows: [Row] = []
    var text = text
    text.makeContiguousUTF8()
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let head = lines.first, String(Substring(head)) == Self.head else {
      throw Malformed(line: 1)
    }
    for (index, line) in lines.enumerated().dropFirst(2) where !line.isEmpty {
      guard let row = Self.row(line) else { throw Malformed(line: index + 1) }
      rows.append(row)
    }
    self.init(rows)
  }
}

extension SimulationTable {
  private static func line(_ row: Row) -> String {
    let evidence =
      switch row.evidence {
      case .nothing: ""
      case .members: members
      case .tests(let tests): tests.joined(separator: ", ")
      }
    return [
      row.name, row.kind.rawValue, row.module, row.verdict.rawValue,
      row.supertypes.joined(separator: ", "), evidence, row.matches, row.differs,
    ].joined(separator: "\t")
  }

  private static func row(_ line: Substring.UTF8View) -> Row? {
    let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard cells.count == columns.count,
      let kind = Row.Kind(rawValue: String(Substring(cells[1]))),
      let verdict = Verdict(rawValue: String(Substring(cells[3])))
    else { return nil }
    let shown = String(Substring(cells[5]))
    let evidence: Row.Evidence =
      switch shown {
      case "": .nothing
      case members: .members
      default: .tests(list(cells[5]))
      }
    return Row(
      String(Substring(cells[0])), kind, module: String(Substring(cells[2])), verdict,
      supertypes: list(cells[4]), evidence: evidence, matches: String(Substring(cells[6])),
      differs: String(Substring(cells[7])))
  }

  /// The parts of a cell between commas.
  private static func list(_ cell: Substring.UTF8View) -> [String] {
    cell.split(separator: UInt8(ascii: ",")).map {
      String(Substring($0.drop { $0 == UInt8(ascii: " ") }))
    }
  }
}
