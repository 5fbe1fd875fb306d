/// What a text says while build settings in it aren't known: `$(NAME)` and `${NAME}`.
enum BuildSetting {
  /// Whether a text has a part that the build is going to replace.
  static func isPart(of text: String) -> Bool {
    literalPrefix(of: text).utf8.count < text.utf8.count
  }

  /// Returns what precedes the first part that the build is going to replace.
  ///
  /// A name between underscores, `__VERSION__`, is one that a script replaces.
  static func literalPrefix(of text: String) -> String {
    if text.utf8.count > 4, text.hasPrefix("__"), text.hasSuffix("__") { return "" }
    var previous: UInt8 = 0
    for (offset, byte) in text.utf8.enumerated() {
      if previous == UInt8(ascii: "$"), byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") {
        return String(decoding: text.utf8.prefix(offset - 1), as: UTF8.self)
      }
      previous = byte
    }
    return text
  }

  /// Whether two texts may be the same once their settings are known.
  static func mayAgree(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    switch (isPart(of: one), isPart(of: other)) {
    case (false, false): return false
    case (true, false): return other.hasPrefix(literalPrefix(of: one))
    case (false, true): return one.hasPrefix(literalPrefix(of: other))
    case (true, true):
      let (a, b) = (literalPrefix(of: one), literalPrefix(of: other))
      return a.hasPrefix(b) || b.hasPrefix(a)
    }
  }
}

extension BuildSetting {
  /// Whether a text contains a whole setting: `$(NAME)`, with a name of capitals and underscores.
  ///
  /// Other texts with `$(` may mean something else, such as a script's variable.
  static func isNamed(in text: String) -> Bool {
    let start = literalPrefix(of: text).utf8.count
    let name = text.utf8.dropFirst(start + 2).prefix { isOfName($0) }
    let end = text.utf8.dropFirst(start + 2 + name.count).first
    return name.count > 1
      && [UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ":")].contains(end ?? 0)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    Letter.isCapital(byte) || Letter.isDigit(byte) || byte == UInt8(ascii: "_")
  }
}
