extension SimulationTable {
  /// A symbol, or a module, and what is known of it.
  package struct Row: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      case module
      /// A class, structure, enumeration, protocol or actor.
      case type
      /// Everything else, inside a type or not.
      case member
    }

    /// The evidence that a symbol behaves as stated.
    package enum Evidence: Hashable, Sendable {
      case nothing
      /// A test shows a member of the type.
      case members
      case tests([String])
    }

    /// The whole name, with labels: `NSItemProvider.init(item:typeIdentifier:)`.
    package var name: String
    package var kind: Kind
    /// The module, by the name that lessons import.
    package var module: String
    package var verdict: Verdict
    /// What a type inherits from or conforms to.
    package var supertypes: [String]
    package var evidence: Evidence
    /// What matches, or why the symbol exists although it does nothing; empty if its type says it.
    package var matches: String
    /// What differs; empty if the symbol's own comment mentions nothing.
    package var differs: String

    package init(
      _ name: String, _ kind: Kind, module: String, _ verdict: Verdict, supertypes: [String] = [],
      evidence: Evidence = .nothing, matches: String = "", differs: String = ""
    ) {
      self.name = name
      self.kind = kind
      self.module = module
      self.verdict = verdict
      self.supertypes = supertypes
      self.evidence = evidence
      self.matches = matches
      self.differs = differs
    }
  }
}

extension SimulationTable.Row {
  /// The name without labels and types: `NSItemProvider.init`.
  package var path: String { Self.path(of: name) }

  /// The last part of the name, without labels: `init`.
  package var word: String {
    let path = path
    return path.lastDot.map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The type that contains the symbol, with its enclosing types; empty if there is none.
  package var owner: String { Self.owner(of: name) }

  /// The name without labels and types.
  package static func path(of name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: "(")).map { String(name[..<$0]) } ?? name
  }

  static func owner(of name: String) -> String {
    let path = path(of: name)
    return path.lastDot.map { String(path[..<$0]) } ?? ""
  }
}

extension String {
  fileprivate var lastDot: String.Index? { utf8.lastIndex(of: UInt8(ascii: ".")) }
}
