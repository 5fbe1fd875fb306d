/// The names that Swift gives its declarations in the Objective-C run time.
enum ObjectiveCName {
  /// Returns a method's selector: `share` with `["", "with"]` is `share:with:`, `foo` with
  /// `["bar"]` is `fooWithBar:`.
  ///
  /// - Parameters:
  ///   - base: The name before the parentheses.
  ///   - labels: The argument labels, empty for `_`.
  ///   - isApples: Whether the method may be one that Apple declares under another name.
  /// - Returns: The selector.
  static func method(_ base: String, labels: [String], isApples: Bool) -> String {
    let base = plain(base)
    if isApples, let name = AppleNames.selector(of: base, labels: labels) { return name }
    guard let first = labels.first.map(plain) else { return base }
    let rest = labels.dropFirst().map { plain($0) + ":" }.joined()
    return base + firstPiece(first, after: base) + ":" + rest
  }

  /// Returns the name of a property's getter.
  static func getter(_ property: String) -> String { plain(property) }

  /// Returns the name of a property's setter.
  static func setter(_ property: String) -> String { "set" + capitalised(plain(property)) + ":" }

  /// Returns what the first label adds to the base name: itself, with `With` before it unless a
  /// preposition already joins the two.
  private static func firstPiece(_ label: String, after base: String) -> String {
    guard !label.isEmpty else { return "" }
    let joins =
      prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(base))
    return (joins ? "" : "With") + capitalised(label)
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private static func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func firstWord(_ name: String) -> String {
    String(name.prefix { !$0.isUppercase && $0 != "_" })
  }

  private static func lastWord(_ name: String) -> String {
    let tail = name.reversed().prefix { !$0.isUppercase && $0 != "_" }
    let head = name.dropLast(tail.count).last.map(String.init) ?? ""
    return (head + String(tail.reversed())).lowercased()
  }

  /// The words that the compiler treats as prepositions when it joins a name and a label.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
