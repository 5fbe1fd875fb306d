package import Foundation

extension SimulationTable {
  /// The path of the table's file from the root of the repository.
  package static let path = "Docs/fidelity/symbols.tsv"

  /// Reads the table from a repository.
  ///
  /// - Throws: The error in reading the file.
  package init(ofRepository root: URL) throws {
    let data = try Data(contentsOf: root.appendingPathComponent(Self.path))
    try self.init(String(decoding: data, as: UTF8.self))
  }
}
