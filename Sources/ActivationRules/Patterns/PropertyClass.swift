/// A property as a pattern names it: `\p{L}`, `\P{Letter}`, `[:alpha:]`.
struct PropertyClass {
  var property: ScalarProperty
  var isNegated: Bool

  /// Returns the steps that add its characters to a set; the closure over case comes before the
  /// negation.
  func steps(ignoringCase: Bool) -> [ScalarSet.Step] {
    let closure: [ScalarSet.Step] = ignoringCase ? [.closure] : []
    if isNegated { return [.empty, .property(property)] + closure + [.complement, .union] }
    return ignoringCase ? [.empty, .property(property), .closure, .union] : [.property(property)]
  }
}

extension PropertyClass {
  /// Finds the property for a name, written in any case, with spaces or hyphens.
  init?(name: String, isNegated: Bool) {
    guard let property = Self.property(Self.plain(name)) else { return nil }
    self.init(property: property, isNegated: isNegated)
  }

  private static func property(_ name: String) -> ScalarProperty? {
    switch name {
    case "alphabetic", "alpha": .alphabetic
    case "uppercase", "upper": .uppercase
    case "lowercase", "lower": .lowercase
    case "whitespace", "wspace", "space": .whitespace
    case "blank": .horizontalSpace
    case "alnum": .alphanumeric
    case "xdigit": .hexadecimal
    case "graph": .graph
    case "print": .print
    case "word": .word
    case "ascii": .ascii
    case "any", "all": .any
    default: GeneralCategories.named(category(name)).map { .category($0) }
    }
  }

  /// Returns the name of a category without a prefix.
  private static func category(_ name: String) -> String {
    for prefix in ["gc=", "generalcategory=", "is"] where name.utf8.starts(with: prefix.utf8) {
      return String(name.unicodeScalars.dropFirst(prefix.utf8.count))
    }
    return name
  }

  /// Returns the name in lowercase, without characters that don't count.
  private static func plain(_ name: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case " ", "_", "-", "\t": continue
      case "A"..."Z": plain.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}

/// A class of characters that is named by one letter after a backslash.
struct NamedClass {
  private let named: PropertyClass

  init?(letter: Unicode.Scalar) {
    let property: ScalarProperty
    switch letter {
    case "d", "D": property = .category([.decimalNumber])
    case "s", "S": property = .whitespace
    case "w", "W": property = .word
    case "h", "H": property = .horizontalSpace
    case "v", "V": property = .lineEnd
    default: return nil
    }
    named = PropertyClass(property: property, isNegated: "A"..."Z" ~= letter)
  }

  /// The steps that add its characters to a set; ignoring case changes nothing here.
  var steps: [ScalarSet.Step] { named.steps(ignoringCase: false) }

  /// Whether the letter names a class where ICU expects the end of a range.
  static func endsNoRange(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "d", "D", "s", "S", "w", "W": true
    default: false
    }
  }
}
