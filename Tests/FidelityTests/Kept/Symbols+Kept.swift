extension Symbols {
  /// The properties that keep what is set, that nothing reads, and whose comments don't admit it
  /// with `Type-checks only`; `read` holds the names that are read somewhere.
  func kept(besides read: Set<String>) -> [Symbol] {
    all.filter { symbol in
      symbol.isStored && !symbol.observes && !read.contains(symbol.word)
        && typeOnly(symbol) == nil
    }
  }
}

extension Symbol {
  /// Whether setting the property has an effect.
  fileprivate var observes: Bool { bodies.contains { $0.emptying != nil } }

  /// The property's name without its type.
  fileprivate var word: String { String(name.dropFirst(type.isEmpty ? 0 : type.count + 1)) }
}

extension NameReads {
  /// The names that the simulated device reads, found once.
  static let ofTheSimulation = Result {
    NameReads.names(in: try SourceText.ofTheSimulation.get())
  }
}
