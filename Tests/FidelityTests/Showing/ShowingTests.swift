import Findings

/// The tests that say what they show, and the mistakes in what they say.
struct ShowingTests: Sendable {
  let tests: [ShowingTest]
  private let bySymbol: [String: [ShowingTest]]

  /// The tests of this checkout, read once.
  static let ofThisPackage = Result {
    ShowingTests(
      try SourceText.all(in: "Tests", with: ".shows(").flatMap(ShowingTestReader.tests))
  }

  init(_ tests: [ShowingTest]) {
    self.tests = tests
    var bySymbol: [String: [ShowingTest]] = [:]
    for test in tests {
      for symbol in Set(test.symbols) { bySymbol[symbol, default: []].append(test) }
    }
    self.bySymbol = bySymbol
  }

  /// The tests that show a symbol.
  func showing(_ symbol: Symbol) -> [ShowingTest] { bySymbol[symbol.name] ?? [] }

  /// The mistakes: names that no symbol has.
  func mistakes(in symbols: Symbols) -> [String] {
    tests.flatMap { test in
      test.symbols.filter { symbols[$0] == nil }.map { name in
        "\(test.place): '\(name)' is no symbol of the simulation"
          + (Self.meant(by: name, in: symbols).map { "; did you mean \($0)?" } ?? "")
      }
    }
  }
}

extension ShowingTests {
  /// What may have been meant: overloads of the name, or names spelled nearly the same.
  private static func meant(by name: String, in symbols: Symbols) -> String? {
    let (type, member) = split(name)
    let base = member.prefix { $0 != "(" }
    let sameName = symbols.all.filter { symbol in
      let (otherType, otherMember) = split(symbol.name)
      return otherType == type && otherMember.prefix { $0 != "(" } == base
    }
    if !sameName.isEmpty { return sameName.map { "'\($0.name)'" }.joined(separator: " or ") }
    // Whole names are too long to compare for typos, so compare the type's members, else the types.
    let ofType = symbols.all.filter { split($0.name).type == type }
    if !ofType.isEmpty,
      let near = NearMiss.best(for: member, among: ofType.map { split($0.name).member })
    {
      return type.isEmpty ? "'\(near)'" : "'\(type).\(near)'"
    }
    let types = symbols.all.map { $0.kind == .type ? $0.name : split($0.name).type }
    guard let near = NearMiss.best(for: type, among: types) else { return nil }
    return "'\(near).\(member)'"
  }

  /// A name's type and member; a dot inside the parentheses separates nothing.
  private static func split(_ name: String) -> (type: String, member: String) {
    let path = name.prefix { $0 != "(" }
    guard let dot = path.lastIndex(of: ".") else { return ("", name) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
