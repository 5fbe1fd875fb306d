/// The names that the simulated device declares, and how people write them.
struct SimulatedNames {
  private let declared: DeclaredNames
  /// Apple's types by their words: "file coordinator" → "NSFileCoordinator".
  private let spelled: [String: String]

  init(_ declared: DeclaredNames) {
    self.declared = declared
    var spelled: [String: String] = [:]
    for type in declared.types.sorted() where NamedAPI.looksLikeAppleType(type) {
      let words = Self.words(of: type)
      if words.count > 1 { spelled[words.joined(separator: " ")] = type }
    }
    self.spelled = spelled
  }

  /// Finds a type, a function or a type's member that a code span names; not a member by itself,
  /// since another type may have one of that name.
  func name(inSpan span: String) -> String? {
    NamedAPI.all(in: span).lazy.compactMap(name).first
  }

  /// Finds one of Apple's types in code.
  func type(inCode code: String) -> String? {
    SnippetNames(of: code).words.first {
      NamedAPI.looksLikeAppleType($0) && declared.types.contains($0)
    }
  }

  /// Finds one of Apple's types, spelled out in two words or more, also in the plural.
  func spelledName(in text: Substring) -> String? {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    for start in words.indices {
      for length in 2...4 where start + length <= words.count {
        let name = words[start..<start + length].joined(separator: " ")
        let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
        if let type = spelled[name] ?? spelled[singular] { return type }
      }
    }
    return nil
  }
}

extension SimulatedNames {
  private func name(_ api: NamedAPI) -> String? {
    switch api.kind {
    case .member: nil
    case .type(let name):
      declared.types.contains(name) || declared.globals.contains(name) ? name : nil
    case .path(let parts):
      parts.last.flatMap { last in
        let type = parts.dropLast().joined(separator: ".")
        return declared.members(of: type).contains(last) ? parts.joined(separator: ".") : nil
      }
    }
  }

  /// The words of a type's name without the framework's capitals: "file", "coordinator".
  private static func words(of type: String) -> [String] {
    let capitals = type.prefix { $0.isUppercase || $0 == "k" }
    var words: [String] = []
    for character in type.dropFirst(capitals.count - 1) {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
