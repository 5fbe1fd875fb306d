import TestSupport

/// All symbols of the simulated device that lessons can import.
struct Symbols: Sendable {
  /// In the order of the page: by module, first what is in no type, then by type.
  let all: [Symbol]
  private let byName: [String: Symbol]

  /// The modules, by their names in lessons, including those without symbols of their own.
  let modules: [String]
  /// What types inherit from and conform to, by module and type.
  private let supertypes: [String: [String: [String]]]

  /// The symbols of this checkout that stand in for Apple's, read once.
  static let ofThisPackage = Result {
    Symbols(in: SourceText.simulation, try SourceText.ofTheSimulation.get())
  }

  /// What else scenes import: the symbols of the module that plays the user.
  static let ofTheHost = Result {
    let name = "ExtensionHost"
    let folder = "\(SourceText.simulation)/\(name)/"
    return Symbols([
      (name, try SourceText.ofTheSimulation.get().filter { $0.path.hasPrefix(folder) })
    ])
  }

  /// The symbols of the modules in a folder whose names say that they stand in for one of Apple's.
  init(in folder: String, _ sources: [SourceText]) {
    let modules = Dictionary(
      grouping: sources,
      by: { String($0.path.dropFirst(folder.count + 1).prefix { $0 != "/" }) })
    self.init(
      modules.sorted { $0.key < $1.key }.compactMap { folder, sources in
        Self.module(in: folder).map { (name: $0, sources: sources) }
      })
  }

  /// The symbols of modules, each given by its name in lessons and its files.
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
    self.modules = modules.map(\.name)
    supertypes = Dictionary(
      uniqueKeysWithValues: modules.map { ($0.name, Supertypes(in: $0.sources).byType) })
  }

  /// The symbol with exactly this name.
  subscript(name: String) -> Symbol? { byName[name] }

  /// What matches, and whether it is the type's comment that says so.
  func matches(_ symbol: Symbol) -> (text: String, isOfType: Bool)? {
    if let text = symbol.fidelity.matches { return (text, false) }
    return typesAround(symbol).lazy.compactMap(\.fidelity.matches).first.map { ($0, true) }
  }

  /// Why a symbol only type-checks, by its own comment or an enclosing type's; `nil` if the nearest
  /// comment that says anything says what matches.
  func typeOnly(_ symbol: Symbol) -> String? {
    for one in [symbol] + typesAround(symbol) {
      if let text = one.fidelity.typeOnly { return text }
      if one.fidelity.matches != nil { return nil }
    }
    return nil
  }

  /// What a type inherits from and conforms to.
  func supertypes(of symbol: Symbol) -> [String] {
    symbol.kind == .type ? supertypes[symbol.module]?[symbol.type] ?? [] : []
  }

  /// The enclosing types of a symbol, innermost first.
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
  private static let prefix = "Simulated"
  /// Modules whose names begin with a lowercase letter on iOS.
  private static let spellings = ["Notify": "notify", "OS": "os"]

  /// The module in a folder, by its name in lessons; `nil` if none of Apple's is there.
  private static func module(in folder: String) -> String? {
    guard folder.hasPrefix(prefix) else { return nil }
    let name = String(folder.dropFirst(prefix.count))
    return spellings[name] ?? name
  }

  /// The folder that a module is in.
  static func folder(of module: String) -> String {
    prefix + (spellings.first { $0.value == module }?.key ?? module)
  }

  /// By type, a type before its members; members in source order, with the file that declares the
  /// type first.
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
