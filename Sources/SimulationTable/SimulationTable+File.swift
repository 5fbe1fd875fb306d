package import Foundation

extension SimulationTable {
  /// The file of the table, by its path from the root of the repository.
  package static let path = "Docs/fidelity/symbols.tsv"

  /// Reads the table of a repository.
  ///
  /// - Throws: What keeps the file from being read.
  package init(ofRepository root: URL) throws {
    let data = try Data(contentsOf: root.appendingPathComponent(Self.path))
    try self.init(String(decoding: data, as: UTF8.self))
  }
}
