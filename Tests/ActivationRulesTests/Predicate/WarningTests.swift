import ActivationRules
import TestSupport
import Testing

/// What is likely not what was meant, and where.
@Suite struct WarningTests {
  /// A predicate with what is warned of between 1️⃣ and 2️⃣.
  struct Slip: CustomTestStringConvertible, Sendable {
    var marked: String
    var kind: Predicate.Warning.Kind
    var message: String
    var remedy: String?
    var testDescription: String { marked }

    init(
      _ marked: String, _ kind: Predicate.Warning.Kind, _ message: String, _ remedy: String? = nil
    ) {
      self.marked = marked
      self.kind = kind
      self.message = message
      self.remedy = remedy
    }
  }

  private static func of(_ condition: String) -> String {
    "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, \(condition)).@count > 0).@count > 0"
  }

  static let slips: [Slip] = [
    Slip(
      "1️⃣2️⃣TRUEPREDICATE", .truePredicate,
      "TRUEPREDICATE is met by everything, and the App Store rejects an app with it",
      "say what the extension takes"),
    Slip(
      "1️⃣2️⃣FALSEPREDICATE", .neverMet, "FALSEPREDICATE is met by nothing",
      "say what the extension takes"),
    Slip(
      "SUBQUERY(extensionItems, $e, 1️⃣truepredicate2️⃣).@count == 1", .truePredicate,
      "TRUEPREDICATE is in the rule; Apple says that apps which include it are rejected, and may "
        + "mean this too", "leave the condition away, or count with .@count"),
    Slip(
      "1️⃣2️⃣extensionItems.@count == 1 AND extensionItems.@count > 1", .neverMet,
      "the rule is met by nothing that can be shared",
      "look for conditions that exclude each other, and for keys that aren't there"),
    Slip(
      "1️⃣2️⃣extensionItems.@count < 2 OR extensionItems.@count >= 2", .alwaysMet,
      "the rule is met by everything that can be shared, as TRUEPREDICATE is",
      "say what the extension takes"),
    Slip(
      of("ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 1️⃣'public.jpg'2️⃣"), .unknownType,
      "no type 'public.jpg' is known; did you mean 'public.jpeg'?", "write public.jpeg"),
    Slip(
      of("ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 1️⃣'public.zzzz'2️⃣"), .unknownType,
      "no type 'public.zzzz' is known, and only Apple declares types of this name",
      "look the type up, and write one that is declared"),
    Slip(
      of("ANY $a.registeredTypeIdentifiers UTI-EQUALS 1️⃣'image/png'2️⃣"), .unknownType,
      "'image/png' is a MIME type, not a uniform type; did you mean 'public.png'?",
      "write public.png"),
    Slip(
      of("ANY $a.registeredTypeIdentifiers UTI-EQUALS 1️⃣'.pdf'2️⃣"), .unknownType,
      "'.pdf' isn't the identifier of a type; did you mean 'com.adobe.pdf'?",
      "write com.adobe.pdf"),
    Slip(
      of("ANY $a.registeredTypeIdentifiers UTI-EQUALS 1️⃣'org.example.x'2️⃣"), .foreignType,
      "'org.example.x' isn't a type of the system: only an attachment of exactly this type has it, "
        + "unless an app declares others that conform to it",
      "declare it under UTImportedTypeDeclarations if it is another app's"),
    Slip(
      of("ANY 1️⃣$a.registeredTypeIdentifier2️⃣ UTI-EQUALS 'public.png'"), .unknownKey,
      "a rule doesn't see 'registeredTypeIdentifier'; what is meant is called "
        + "'registeredTypeIdentifiers' there", "write registeredTypeIdentifiers"),
    Slip(
      of("1️⃣$a.width2️⃣ == 1"), .unknownKey, "an attachment has no key 'width'",
      "write one of registeredTypeIdentifiers or fileProviderItem"),
    Slip(
      "ANY 1️⃣extensionItems.titel2️⃣ == 'x'", .unknownKey,
      "an extension item has no key 'titel'; did you mean 'title'?", "write title"),
    Slip(
      "ALL 1️⃣extensionItems.attachments.count2️⃣ == 1", .unknownKey,
      "'.count' asks each element for a key of that name", "write .@count for how many there are"),
    Slip(
      of("1️⃣$b2️⃣.x == 1 AND $a != NULL"), .unboundVariable, "no SUBQUERY names $b",
      "name it as the second part of a SUBQUERY around it"),
    Slip(
      "SUBQUERY(extensionItems, 1️⃣$e2️⃣, extensionItems.@count > 1).@count > 0", .unusedVariable,
      "$e isn't looked at, so that every element counts or none",
      "begin the key paths of the condition with $e"),
    Slip(
      of("1️⃣$a.registeredTypeIdentifiers2️⃣ UTI-EQUALS 'public.png'"), .missingQuantifier,
      "UTI-EQUALS compares one text, and this is a list of texts",
      "write ANY in front of the key path"),
    Slip(
      "ANY 1️⃣extensionItems.attachments.registeredTypeIdentifiers2️⃣ UTI-EQUALS 'public.png'",
      .missingQuantifier, "ANY goes over the outer list, whose elements are lists again",
      "go through the outer list with a SUBQUERY"),
    Slip(
      "ANY 1️⃣extensionItems.@count2️⃣ == 1", .needlessQuantifier,
      "ANY wants a list, and this is a number", "leave ANY away"),
    Slip(
      "1️⃣extensionItems.@count == '1'2️⃣", .unlikeValues,
      "a text is compared with a number: they are never equal",
      "write both with quotation marks or both without"),
    Slip(
      "1️⃣ANY extensionItems.title > 12️⃣", .unlikeValues, "a text and a number are in no order",
      "write both with quotation marks or both without"),
    Slip(
      "SUBQUERY(1️⃣extensionItems.@count2️⃣, $x, $x == 1).@count == 1", .unlikeValues,
      "SUBQUERY looks through a number, which is no list",
      "begin with a list such as extensionItems"),
    Slip(
      "SUBQUERY(extensionItems, $e, 1️⃣SUBQUERY($e.attachments, $a, ANY "
        + "$a.registeredTypeIdentifiers UTI-EQUALS 'public.png').@count <= 22️⃣).@count == 1",
      .trueOfNone, "'<= 2' is true as well where no attachment matches",
      "add a condition for at least one, such as .@count >= 1"),
    Slip(
      "SUBQUERY(extensionItems, $e, 1️⃣SUBQUERY($e.attachments, $a, ANY "
        + "$a.registeredTypeIdentifiers UTI-EQUALS 'public.png').@count == $e.attachments.@count2️⃣"
        + ").@count == 1",
      .emptyMatches, "an item with no attachment at all meets this, since 0 == 0",
      "add $e.attachments.@count >= 1"),
    Slip(
      "1️⃣extensionItems.@count == 1 AND ANY extensionItems.title == 'x' OR "
        + "extensionItems.@count == 32️⃣", .mixture,
      "AND and OR stand side by side without parentheses: AND binds tighter, as everywhere, but "
        + "Apple doesn't say so", "put parentheses around what belongs together"),
    Slip(
      of("1️⃣ANY $a.registeredTypeIdentifiers == 'public.image'2️⃣"), .exactType,
      "== takes public.image only, not the types that conform to it",
      "write UTI-CONFORMS-TO for these as well"),
    Slip(
      "1️⃣FETCH(extensionItems, YES)2️⃣ == 1", .unsafe,
      "FETCH calls into a program; we take it that iOS refuses such a rule",
      "use operators and key paths only"),
    Slip(
      "extensionItems.@count > 1️⃣random(3)2️⃣", .unsafe, "random gives another value each time",
      "compare with something fixed"),
    Slip(
      "ANY extensionItems.title MATCHES 1️⃣'a('2️⃣", .faultyPattern,
      "the pattern has a fault: this '(' is never closed",
      "close it, or write '\\(' for the character"),
    Slip(
      "ANY extensionItems.title MATCHES 'a1️⃣\\.2️⃣b'", .droppedBackslash,
      "the string drops the backslash of '\\.' before an operator sees it",
      "write two backslashes where one is meant"),
    Slip(
      "SUBQUERY(extensionItems, $e, $e.1️⃣size2️⃣ == 1).@count == 1", .reservedWord,
      "'size' is a reserved word; whether it can be a key isn't documented", "write #size"),
  ]

  @Test(arguments: slips)
  func aSlipIsWarnedOfAtItsPlace(_ slip: Slip) throws {
    let marked = MarkedText(slip.marked)
    let warnings = try parsed(marked.text).warnings()
    #expect(warnings.map(\.message) == [slip.message])
    let warning = try #require(warnings.first)
    #expect(warning.kind == slip.kind)
    #expect(warning.remedy == slip.remedy)
    #expect(warning.range == (try marked.offset("1️⃣"))..<(try marked.offset("2️⃣")))
  }

  /// Predicates that are as they should be.
  static let flawless: [String] = [
    of("ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.image'"),
    "SUBQUERY(extensionItems, $e, $e.attachments.@count >= 1 AND SUBQUERY($e.attachments, $a, ANY "
      + "$a.registeredTypeIdentifiers UTI-EQUALS 'public.png').@count == $e.attachments.@count"
      + ").@count == extensionItems.@count",
    "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, ANY $a.registeredTypeIdentifiers "
      + "UTI-EQUALS 'public.png').@count == 0).@count == 1",
    "SUBQUERY(fileproviderItems, $f, $f.userInfo.'x' == YES).@count > 0",
    "ANY extensionItems.anything == 'x' AND (extensionItems.@count == 1 OR NOT 1 == 2)",
    #"ANY extensionItems.title MATCHES 'a\\.b'"#,
    of("SUBQUERY($a.registeredTypeIdentifiers, $t, $t UTI-EQUALS 'public.png').@count == 1"),
    of("ANY $a.registeredTypeIdentifiers UTI-EQUALS 'dyn.ah62d'"),
  ]

  @Test(arguments: flawless)
  func whatIsAsItShouldBeIsNotWarnedOf(_ text: String) throws {
    #expect(try parsed(text).warnings() == [])
  }

  /// Rules that nothing or everything meets.
  static let outcomes: [(String, Predicate.Warning.Kind)] = [
    ("extensionItems.@count < 0", .neverMet), ("extensionItems.@count > 0", .alwaysMet),
    ("1 == 2", .neverMet), ("'a' LIKE '*'", .alwaysMet), ("NOT 1 IN {1, 2}", .neverMet),
    ("NSExtensionItems.@count >= 0", .neverMet),
    ("ANY NSExtensionItems.attachments.contentTypeUTI == 'x'", .neverMet),
    ("SUBQUERY(extensionItems, $e, $e.attachments.@count < 0).@count > 0", .neverMet),
    ("SUBQUERY(extensionItems, $e, $e.attachments.@count >= 0).@count > 0", .alwaysMet),
    ("SUBQUERY(extensionItems, $e, TRUEPREDICATE).@count == extensionItems.@count", .alwaysMet),
    (
      of(
        "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.jpeg' AND NOT (ANY "
          + "$a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.image')"), .neverMet
    ),
  ]

  @Test(arguments: outcomes)
  func aRuleWithOneOutcomeIsWarnedOf(_ text: String, _ kind: Predicate.Warning.Kind) throws {
    #expect(try parsed(text).warnings().contains { $0.kind == kind })
  }

  @Test func aTypeThatTheAppDeclaresIsKnown() throws {
    let types = UniformTypesFixture.declaring("org.example.x", conformsTo: "public.data")
    let predicate = try parsed("ANY extensionItems.x UTI-CONFORMS-TO 'org.example.x'")
    #expect(predicate.warnings(types: types) == [])
    #expect(predicate.warnings().map(\.kind) == [.foreignType])
  }

  @Test func notesAreToldApartFromWarnings() {
    let notes = Predicate.Warning.Kind.allCases.filter { kind in
      Predicate.Warning(kind: kind, range: 0..<0, message: "", remedy: nil, basis: .documented)
        .isNote
    }
    #expect(notes == [.foreignType, .emptyMatches, .mixture, .exactType, .reservedWord])
  }
}
