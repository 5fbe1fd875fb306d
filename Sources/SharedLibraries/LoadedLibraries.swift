/// Libraries that are there already when a program is loaded.
///
/// A linker reads all symbols of each library that a program is linked with, a hundred thousand, to find the few that
/// the program uses. These are looked up here as the dynamic linker will look them up.
package struct LoadedLibraries: Sendable {
  private let tables: [SymbolTable]

  /// - Parameter paths: The libraries; a file that isn't one has no symbols.
  package init(paths: [String]) { tables = paths.compactMap(SymbolTable.init) }

  /// Whether these have all that a library needs, and that it wasn't linked with anything for; `false` where its file can't be read.
  package func satisfy(libraryAt path: String) -> Bool {
    guard let table = SymbolTable(path: path) else { return false }
    defer { table.file.unmap() }
    guard let names = table.undefined else { return false }
    return names.allSatisfy { name in
      let hash = SymbolTable.hash(name)
      return tables.contains { $0.defines(name, hash: hash) }
    }
  }
}
