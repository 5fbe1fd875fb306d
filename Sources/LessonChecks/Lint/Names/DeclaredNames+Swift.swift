extension DeclaredNames {
  /// Adds what Swift code declares outside of functions.
  ///
  /// It is a scan and no parser. Its limits: of `let a = 1, b = 2` it takes the first name; labels,
  /// types and operators are ignored; all branches of `#if` count.
  ///
  /// - Parameters:
  ///   - source: The code.
  ///   - publicOnly: Whether to leave out what isn't `public` or `open`, or a part of a public
  ///     protocol or enumeration.
  package mutating func add(declarationsIn source: String, publicOnly: Bool) {
    var scan = DeclarationScan(words: SwiftWords(source).words, publicOnly: publicOnly)
    scan.run(into: &self)
  }
}

/// A walk over the words of Swift code that keeps track of the braces.
private struct DeclarationScan {
  let words: [Substring]
  let publicOnly: Bool
  private var index = 0
  private var scopes: [Scope] = []
  /// Whether the declaration at hand has been called public.
  private var isPublic = false

  /// What a pair of braces encloses.
  private enum Scope {
    /// A type that counts, and whether all of its members are as public as it is.
    case type(String, sharesAccess: Bool, isEnumeration: Bool)
    /// A body, or a type that doesn't count.
    case other
  }

  init(words: [Substring], publicOnly: Bool) {
    self.words = words
    self.publicOnly = publicOnly
  }

  mutating func run(into names: inout DeclaredNames) {
    while index < words.count {
      let word = words[index]
      let isMemberAccess = index > 0 && words[index - 1] == "."
      index += 1
      switch word {
      case "{":
        scopes.append(.other)
        isPublic = false
      case "}":
        _ = scopes.popLast()
        isPublic = false
      case _ where isMemberAccess || isInBody:
        continue
      case "public": isPublic = true
      case "open": isPublic = isPublic || isName(at: index)
      case "import": isPublic = false
      case "class" where ["func", "var", "let", "subscript"].contains(next): continue
      case "class", "struct", "enum", "protocol", "actor", "extension":
        readType(word, into: &names)
      case "func", "var", "let", "typealias", "associatedtype", "macro":
        readName(isType: word == "typealias" || word == "associatedtype", into: &names)
      case "init", "subscript":
        add(String(word), isType: false, to: &names)
        isPublic = false
      case "case": readCases(into: &names)
      default: continue
      }
    }
  }
}

extension DeclarationScan {
  /// The next word that isn't a line's end.
  private var next: Substring { words[index...].first { $0 != "\n" } ?? "" }

  private func isName(at index: Int) -> Bool {
    words.indices.contains(index) && (words[index].first.map(SwiftWords.isNamePart) ?? false)
  }

  /// Whether the words are in a function, or in a type that doesn't count.
  private var isInBody: Bool {
    if case .other = scopes.last { return true }
    return false
  }

  /// Whether a declaration here can be used from outside.
  private var isVisible: Bool {
    if isPublic || !publicOnly { return true }
    if case .type(_, let sharesAccess, _) = scopes.last { return sharesAccess }
    return false
  }

  private func add(_ name: String, isType: Bool, to names: inout DeclaredNames) {
    guard isVisible else { return }
    switch scopes.last {
    case .type(let type, _, _):
      if isType { names.addType(type + "." + name) } else { names.addMember(name, of: type) }
    case nil:
      if isType { names.addType(name) } else { names.addGlobal(name) }
    case .other:
      return
    }
  }

  private mutating func readName(isType: Bool, into names: inout DeclaredNames) {
    guard isName(at: index) else { return }
    add(String(words[index]), isType: isType, to: &names)
    index += 1
    isPublic = false
  }

  /// Reads a type up to its opening brace.
  private mutating func readType(_ keyword: Substring, into names: inout DeclaredNames) {
    guard isName(at: index) else { return }
    var name = String(words[index])
    index += 1
    while index + 1 < words.count, words[index] == ".", isName(at: index + 1) {
      name += "." + words[index + 1]
      index += 2
    }
    let isExtension = keyword == "extension"
    let isCounted = isExtension || isVisible
    var path = name
    if case .type(let outer, _, _) = scopes.last { path = outer + "." + name }
    if isCounted, !isExtension { add(name, isType: true, to: &names) }
    let supertypes = readSupertypes()
    if isCounted { for type in supertypes { names.addSupertype(type, of: path) } }
    let sharesAccess = keyword == "protocol" || (isExtension && isPublic)
    isPublic = false
    guard index < words.count else { return }
    index += 1
    scopes.append(
      isCounted
        ? .type(path, sharesAccess: sharesAccess, isEnumeration: keyword == "enum") : .other)
  }

  /// Reads what stands between a type's name and its opening brace, and stops there.
  private mutating func readSupertypes() -> [String] {
    var types: [String] = []
    var isList = false
    var isWhere = false
    while index < words.count, words[index] != "{" {
      let word = words[index]
      index += 1
      if word == ":" { isList = true }
      if word == "where" { isWhere = true }
      guard isList, !isWhere, word.first.map(SwiftWords.isNamePart) ?? false else { continue }
      if index > 1, words[index - 2] == ".", let last = types.popLast() {
        types.append(last + "." + word)
      } else if index < 2 || words[index - 2] != "@" {
        types.append(String(word))
      }
    }
    return types
  }

  /// Reads the cases of an enumeration up to the line's end: `case a, b(Int), c = 1`.
  private mutating func readCases(into names: inout DeclaredNames) {
    guard case .type(let type, _, isEnumeration: true) = scopes.last else { return }
    var depth = 0
    var isExpected = true
    while index < words.count {
      let word = words[index]
      if word == "}" || word == ";" { return }
      index += 1
      switch word {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0: isExpected = true
      case "\n" where depth == 0 && !isExpected: return
      case _ where isExpected && isName(at: index - 1):
        names.addMember(String(word), of: type)
        isExpected = false
      default: continue
      }
    }
  }
}
