import Findings

/// How many are asked for, in words.
struct Quantity {
  /// The words before a noun: "exactly one", "at most 3", "no".
  var words: String
  /// Whether the noun is in the singular.
  var isSingular: Bool
  /// Whether this is the maximum number.
  var isMost: Bool { words == "no" || words.utf8.starts(with: "at most".utf8) }

  init(_ operation: Predicate.Operation, _ number: Int64) {
    switch (operation, number) {
    case (.equal, 0), (.atMost, 0), (.less, 1): self.init("no", 1)
    case (.equal, _): self.init("exactly", number)
    case (.notEqual, 0): self.init("at least", 1)
    case (.notEqual, _): self.init("any number but", number)
    case (.less, _): self.init("at most", number > .min ? number - 1 : number)
    case (.atMost, _): self.init("at most", number)
    case (.greater, _): self.init("at least", number < .max ? number + 1 : number)
    default: self.init("at least", number)
    }
  }

  private init(_ words: String, _ number: Int64) {
    self.words = words == "no" ? words : "\(words) \(number == 1 ? "one" : "\(number)")"
    isSingular = number == 1
  }

  /// "exactly one attachment".
  func of(_ noun: Noun) -> String { "\(words) \(noun.form(isSingular: isSingular))" }
}

/// The name for the elements of a collection.
struct Noun {
  var singular: String
  var plural: String

  /// Finds the name for a collection's elements by its last key.
  init(elementsOf collection: Predicate.Expression) {
    var key = ""
    if case .path(let path) = collection, case .key(let last)? = path.components.last { key = last }
    switch key {
    case "extensionItems", "NSExtensionItems": self.init("item")
    case "attachments": self.init("attachment")
    case "registeredTypeIdentifiers": self.init("type")
    case "fileproviderItems": self.init("file provider item")
    default: self.init("element")
    }
  }

  private init(_ singular: String) {
    self.singular = singular
    plural = singular + "s"
  }

  /// The noun in one of its forms.
  func form(isSingular: Bool) -> String { isSingular ? singular : plural }

  /// "2 attachments".
  func counted(_ count: Int) -> String {
    Findings.counted(count, singular, plural: plural)
  }
}
