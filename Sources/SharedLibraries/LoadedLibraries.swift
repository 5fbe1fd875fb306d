/// Libraries that are already loaded when a program is.
///
/// A linker reads all the symbols of each library that a program is linked with, a hundred
/// thousand, to find the few that the program uses. Here these few are looked up the way the
/// dynamic linker does.
package struct LoadedLibraries: Sendable {
  private let tables: [SymbolTable]

  /// - Parameter paths: The libraries; a file that isn't one has no symbols.
  package init(paths: [String]) { tables = paths.compactMap(SymbolTable.init) }

  /// Whether these define every symbol that a library lacks after linking; `false` if its file
  /// can't be read.
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
