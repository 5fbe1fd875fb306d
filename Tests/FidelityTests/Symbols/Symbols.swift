import TestSupport

/// All symbols of the simulated device that lessons can import.
struct Symbols: Sendable {
  /// In the order of the page: by module, then what is in no type, then by type.
  let all: [Symbol]
  private let byName: [String: Symbol]

  /// The symbols of this checkout, read once.
  static let ofThisPackage = Result { try Symbols(folder: "Sources/Simulation") }

  /// The symbols of the modules in a folder of the repository whose names say that they stand in
  /// for one of Apple's.
  init(folder: String) throws {
    let sources = try SourceText.all(in: folder)
    let prefix = "Simulated"
    let modules = Dictionary(
      grouping: sources,
      by: { String($0.path.dropFirst(folder.count + 1).prefix { $0 != "/" }) })
    self.init(
      modules.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
        .map { (name: String($0.key.dropFirst(prefix.count)), sources: $0.value) })
  }

  /// The symbols of modules, each with the name that lessons import and its files.
  init(_ modules: [(name: String, sources: [SourceText])]) {
    var declarations: [Declaration] = []
    for module in modules {
      let hidden = HiddenTypes.names(in: module.sources)
      let ofModule = module.sources.flatMap {
        DeclarationReader.declarations(in: $0, module: module.name, hidden: hidden)
      }
      declarations += Self.sorted(ofModule)
    }
    all = Declaration.symbols(of: declarations)
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The modules, in the order of the page.
  var modules: [String] {
    all.reduce(into: []) { modules, symbol in
      if !modules.contains(symbol.module) { modules.append(symbol.module) }
    }
  }

  /// The symbol of just this name.
  subscript(name: String) -> Symbol? { byName[name] }

  /// What matches, and whether it is the type that says it.
  func matches(_ symbol: Symbol) -> (text: String, isOfType: Bool)? {
    if let text = symbol.fidelity.matches { return (text, false) }
    return typesAround(symbol).lazy.compactMap(\.fidelity.matches).first.map { ($0, true) }
  }

  /// What is said of a symbol that only type-checks, by itself or by a type around it which says
  /// nothing else; `nil` for a symbol that does something.
  func typeOnly(_ symbol: Symbol) -> String? {
    for one in [symbol] + typesAround(symbol) {
      if let text = one.fidelity.typeOnly { return text }
      if one.fidelity.matches != nil { return nil }
    }
    return nil
  }

  /// The types that a symbol is in, from the innermost on.
  func typesAround(_ symbol: Symbol) -> [Symbol] {
    var parts = symbol.type.split(separator: ".")
    if symbol.kind == .type { parts.removeLast() }
    var types: [Symbol] = []
    while !parts.isEmpty {
      if let type = byName[parts.joined(separator: ".")] { types.append(type) }
      parts.removeLast()
    }
    return types
  }
}

extension Symbols {
  /// By type, a type before its members; members in the order of the source, where the file that
  /// declares the type comes first.
  private static func sorted(_ declarations: [Declaration]) -> [Declaration] {
    let byType = Dictionary(grouping: declarations, by: \.type)
    return byType.sorted { $0.key < $1.key }.flatMap { _, ofType -> [Declaration] in
      guard let own = ofType.firstIndex(where: { $0.kind == .type }) else { return ofType }
      let file = ofType[own].file
      return [ofType[own]]
        + ofType.filter { $0.kind == .member && $0.file == file }
        + ofType.filter { $0.kind == .member && $0.file != file }
    }
  }
}
