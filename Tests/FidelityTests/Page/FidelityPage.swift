/// The pages of the documentation that say of each symbol how like Apple's it is: one for each
/// module, and one that sums them up.
struct FidelityPage {
  let symbols: Symbols
  let tests: ShowingTests
  /// The symbols that no test shows.
  let notShown: [Symbol]
  /// The symbols of which nobody says how like Apple's they are.
  let silent: [Symbol]
  /// The symbols that are there for code to compile and do nothing.
  let typeOnly: [Symbol]
  /// The names of types of which a test shows a member, or a member of a type inside.
  private let shownByMembers: Set<String>

  init(symbols: Symbols, tests: ShowingTests) {
    self.symbols = symbols
    self.tests = tests
    typeOnly = symbols.all.filter { symbols.typeOnly($0) != nil }
    let acting = symbols.all.filter { symbols.typeOnly($0) == nil }
    silent = acting.filter { symbols.matches($0) == nil }
    let shown = symbols.all.filter { !tests.showing($0).isEmpty }
    let types = Set(shown.flatMap { symbols.typesAround($0).map(\.name) })
    notShown = acting.filter {
      tests.showing($0).isEmpty && !($0.kind == .type && types.contains($0.name))
    }
    shownByMembers = types
  }

  /// The page that sums the others up.
  var text: String {
    [Self.introduction, modulesSection, typeOnlySection, silentSection, hiddenSection]
      .compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  /// The page of each module, by the name of its file.
  var ofModules: [(file: String, text: String)] {
    symbols.modules.map { (Self.file(of: $0), page(of: $0)) }
  }
}

extension FidelityPage {
  private static let introduction = """
    # How like Apple's it is

    Every symbol that a lesson's code can name on the simulated device: what matches, what differs,
    and the tests that show it, on a page for each module. The pages are made from the doc comments
    in `Sources/Simulation` and from the tests. One of these fails when they are out of date, and
    writes them anew when it is run so: `TUTOR_RECORD=1 ./tutor self-test --filter FidelityTests`.

    *As `UserDefaults`* means that the symbol's own comment says nothing: what its type says counts.
    Where *differs* is empty, the symbol's own comment names no difference. *Type-checks only* means
    that code which names the symbol compiles, and that the symbol does nothing. *No known
    difference* is said of a symbol only where a test shows it; where none does, the page says *meant
    to be as documented*, or nothing.

    A test shows a symbol when it fails as soon as the symbol's body is emptied; it says which it
    shows by `.shows("…")`. `Tests/Mutation/run` empties them all, one at a time, and lists those
    that no test misses. A type is shown *by its members* when a test shows one of these. The steps
    of lessons use most symbols too and aren't counted: their checks promise what a step does, not
    what each symbol does. How far each kind of extension goes stands in [points.md](points.md).
    """

  private static let legend = """
    How like Apple's each symbol is. [The page before this](../fidelity.md) says how to read it.
    """

  private static func file(of module: String) -> String { "\(module).md" }

  private var modulesSection: String {
    let hidden = Dictionary(grouping: notShown, by: \.module)
    let bare = Dictionary(grouping: typeOnly, by: \.module)
    let rows = Dictionary(grouping: symbols.all, by: \.module).sorted { $0.key < $1.key }.map {
      "| [\($0)](fidelity/\(Self.file(of: $0))) | \($1.count) | \(bare[$0]?.count ?? 0) "
        + "| \(hidden[$0]?.count ?? 0) |"
    }
    return """
      | module | symbols | of these type-check only | of these not shown yet |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private func page(of module: String) -> String {
    let ofModule = symbols.all.filter { $0.module == module }
    let types = ofModule.map(\.type).reduce(into: [String]()) { types, type in
      if types.last != type { types.append(type) }
    }
    let byType = Dictionary(grouping: ofModule, by: \.type)
    let tables = types.map { type in
      let rows = (byType[type] ?? []).map(row).joined(separator: "\n")
      return """
        ## \(type.isEmpty ? "In no type" : "`\(type)`")

        | symbol | matches | differs | shown by |
        |---|---|---|---|
        \(rows)
        """
    }
    return (["# \(module)", Self.legend] + tables).joined(separator: "\n\n") + "\n"
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
    !tests.showing(symbol).isEmpty || symbol.kind == .type && shownByMembers.contains(symbol.name)
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

      Code that names these compiles; nothing behind them is simulated. Each says so on its module's page. Of
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
