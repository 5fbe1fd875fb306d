/// The page of the documentation that says of each symbol how like Apple's it is.
struct FidelityPage {
  let symbols: Symbols
  let tests: ShowingTests

  /// The whole page.
  var text: String {
    let sections = symbols.modules.map(section)
    return ([Self.introduction] + sections + [typeOnlySection, silentSection, hiddenSection])
      .compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  /// The symbols that no test shows.
  var notShown: [Symbol] { symbols.all.filter { !isShown($0) && symbols.typeOnly($0) == nil } }

  /// The symbols of which nobody says how like Apple's they are.
  var silent: [Symbol] {
    symbols.all.filter { symbols.matches($0) == nil && symbols.typeOnly($0) == nil }
  }

  /// The symbols that are there for code to compile and do nothing.
  var typeOnly: [Symbol] { symbols.all.filter { symbols.typeOnly($0) != nil } }
}

extension FidelityPage {
  private static let introduction = """
    # How like Apple's it is

    Every symbol that a lesson's code can name on the simulated device: what matches, what differs,
    and the tests that show it. This page is made from the doc comments in `Sources/Simulation` and
    from the tests. One of these fails when it is out of date, and writes it anew when it is run so:
    `TUTOR_RECORD=1 swift test --filter FidelityTests`.

    *As `UserDefaults`* means that the symbol's own comment says nothing: what its type says counts.
    Where *differs* is empty, the symbol's own comment names no difference. *Type-checks only* means
    that code which names the symbol compiles, and that the symbol does nothing. *No known
    difference* is said of a symbol only where a test shows it; where none does, the page says *meant
    to be as documented*, or nothing.

    A test shows a symbol when it fails as soon as the symbol's body is emptied; it says which it
    shows by `.shows("…")`. `Tests/Mutation/run` empties them all, one at a time, and lists those
    that no test misses. A type is shown *by its members* when a test shows one of these. The steps
    of lessons use most symbols too and aren't counted: their checks promise what a step does, not
    what each symbol does.
    """

  private func section(_ module: String) -> String {
    let ofModule = symbols.all.filter { $0.module == module }
    let types = ofModule.map(\.type).reduce(into: [String]()) { types, type in
      if types.last != type { types.append(type) }
    }
    let tables = types.map { type in
      let rows = ofModule.filter { $0.type == type }.map(row).joined(separator: "\n")
      return """
        ### \(type.isEmpty ? "In no type" : "`\(type)`")

        | symbol | matches | differs | shown by |
        |---|---|---|---|
        \(rows)
        """
    }
    return (["## \(module)"] + tables).joined(separator: "\n\n")
  }

  private func row(_ symbol: Symbol) -> String {
    if let text = symbols.typeOnly(symbol) {
      return
        "| `\(symbol.name)` | *Type-checks only:* \(Self.cell(text, isSentence: false)) |  | — |"
    }
    let matches =
      switch symbols.matches(symbol) {
      case (let text, false)?: Self.cell(isShown(symbol) ? text : Self.withoutClaim(text))
      case (_, true)?: "As `\(spokesman(symbol))`."
      case nil: "*Nothing is said.*"
      }
    return "| `\(symbol.name)` | \(matches) | \(Self.cell(symbol.fidelity.differs ?? "")) "
      + "| \(shownBy(symbol)) |"
  }

  /// The type whose words count for the symbol.
  private func spokesman(_ symbol: Symbol) -> String {
    symbols.typesAround(symbol).first { $0.fidelity.matches != nil }?.name ?? symbol.type
  }

  private func shownBy(_ symbol: Symbol) -> String {
    let direct = tests.showing(symbol)
    if !direct.isEmpty { return direct.map { "`\($0.name)`" }.joined(separator: ", ") }
    return isShown(symbol) ? "*by its members*" : "—"
  }

  private func isShown(_ symbol: Symbol) -> Bool {
    if !tests.showing(symbol).isEmpty { return true }
    guard symbol.kind == .type else { return false }
    return symbols.all.contains { member in
      member != symbol && (member.type == symbol.type || member.type.hasPrefix(symbol.type + "."))
        && !tests.showing(member).isEmpty
    }
  }

  /// What a comment says of a symbol that no test shows: that nothing differs is nobody's to say.
  private static func withoutClaim(_ text: String) -> String {
    let rest = text.replacing("No known difference.", with: "")
      .replacing("no known difference.", with: "").trimmed
    return rest.isEmpty ? "Meant to be as documented." : rest
  }

  private static func cell(_ text: String, isSentence: Bool = true) -> String {
    let plain = text.replacing("``", with: "`").replacing("|", with: "\\|")
    return isSentence ? plain.capitalizedFirst : plain
  }
}

extension FidelityPage {
  /// The heading before the number that a test keeps from growing.
  static let notShownHeading = "## Not shown yet: "

  private static func list(_ symbols: [Symbol]) -> String {
    symbols.map { "- `\($0.name)`" }.joined(separator: "\n")
  }

  private var typeOnlySection: String? {
    guard !typeOnly.isEmpty else { return nil }
    return """
      ## Type-checks only: \(typeOnly.count)

      Code that names these compiles; nothing behind them is simulated. Each says so above. Of
      \(symbols.all.count) symbols they are \(typeOnly.count).
      """
  }

  private var silentSection: String? {
    guard !silent.isEmpty else { return nil }
    return """
      ## Nothing said yet: \(silent.count)

      Their doc comments, and those of their types, have no `Simulated:`.

      \(Self.list(silent))
      """
  }

  private var hiddenSection: String? {
    guard !notShown.isEmpty else { return nil }
    return """
      \(Self.notShownHeading)\(notShown.count)

      No test shows these \(notShown.count) of \(symbols.all.count) symbols. A test keeps their number
      from growing.
      """ + (notShown.count > 100 ? "" : "\n\n" + Self.list(notShown))
  }
}

extension String {
  /// The text as the beginning of a cell; `code` and iMessage stay as they are.
  fileprivate var capitalizedFirst: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).uppercased() + dropFirst()
  }
}
