import ActivationRules
import TestSupport
import Testing

/// The errors in texts that aren't predicates, and where they are.
@Suite struct SyntaxErrorTests {
  /// A text with its error between 1️⃣ and 2️⃣, the message, and the remedy.
  struct Fault: CustomTestStringConvertible, Sendable {
    var marked: String
    var message: String
    var remedy: String
    var testDescription: String { marked }

    init(_ marked: String, _ message: String, _ remedy: String) {
      self.marked = marked
      self.message = message
      self.remedy = remedy
    }
  }

  private static let value = "; expected a key path, a literal or SUBQUERY"
  private static let comparing = "; expected a comparison operator such as == or UTI-CONFORMS-TO"

  static let operators: [Fault] = [
    Fault(
      "extensionItems1️⃣2️⃣",
      "the predicate ends after 'extensionItems'\(comparing)",
      "compare 'extensionItems' with something"),
    Fault(
      "ANY a.b 1️⃣UTI_CONFORMS_TO2️⃣ 'c'",
      "'UTI_CONFORMS_TO' isn't a predicate operator; expected a comparison operator, "
        + "did you mean 'UTI-CONFORMS-TO'", "write UTI-CONFORMS-TO"),
    Fault(
      "ANY a.b 1️⃣uti conforms to2️⃣ 'c'",
      "'uti conforms to' isn't a predicate operator; expected a comparison operator, "
        + "did you mean 'UTI-CONFORMS-TO'", "write UTI-CONFORMS-TO"),
    Fault(
      "a 1️⃣UTI-CONFORMS2️⃣ 'c'",
      "'UTI-CONFORMS' isn't a predicate operator; expected a comparison operator, "
        + "did you mean 'UTI-CONFORMS-TO'", "write UTI-CONFORMS-TO"),
    Fault(
      "a 1️⃣CONTAIN2️⃣ 'c'",
      "'CONTAIN' isn't a predicate operator; expected a comparison operator, "
        + "did you mean 'CONTAINS'", "write CONTAINS"),
    Fault(
      "a 1️⃣===2️⃣ 1", "'===' isn't a predicate operator, did you mean '=='", "write '=='"),
    Fault(
      "a == 1 1️⃣|2️⃣ b == 2", "'|' isn't a predicate operator, did you mean '||'",
      "write '||'"),
    Fault(
      "a 1️⃣≥2️⃣ 1", "'≥' isn't a predicate operator, did you mean '>='", "write '>='"),
    Fault(
      "a 1️⃣&gt;2️⃣ 1",
      "'&gt;' is XML that was escaped twice, did you mean '>'",
      "write '>' in the predicate and escape it once"),
    Fault(
      "a CONTAINS1️⃣[x]2️⃣ 'c'", "'[x]' isn't an operator option",
      "write [c] to ignore letter case, [d] to ignore accents, [cd] for both"),
    Fault(
      "a UTI-EQUALS1️⃣[c]2️⃣ 'c'", "UTI-EQUALS takes no options", "remove the brackets"),
    Fault(
      "1️⃣ANY (a == 1)2️⃣", "ANY is before a whole condition; expected a key path",
      "write ANY before each key path in the parentheses"),
    Fault(
      "(a == 1) 1️⃣==2️⃣ 2", "a condition in parentheses can't be compared",
      "remove the parentheses"),
    Fault(
      "a == 1️⃣(b == 2)2️⃣", "a condition can't be compared; expected a value",
      "put a value after the operator"),
    Fault(
      "1️⃣YES2️⃣",
      "a value alone isn't a condition; expected a comparison, "
        + "did you mean 'TRUEPREDICATE'", "write a comparison"),
  ]

  static let values: [Fault] = [
    Fault("1️⃣2️⃣", "the predicate is empty", "write a condition, such as extensionItems.@count == 1"),
    Fault(
      "a == 1️⃣2️⃣", "the predicate ends where a value should be\(value)",
      "write what to compare"),
    Fault(
      "a == 1️⃣%2️⃣@", "'%' is for a program to fill in, and a property list has none\(value)",
      "write the value itself"),
    Fault(
      "a == 1️⃣$(TYPE)2️⃣", "'$(TYPE)' is a build setting that wasn't expanded\(value)",
      "write a variable as $name"),
    Fault(
      "a == 1 AND 1️⃣[2️⃣NSPredicate x]",
      "a '[' can't begin a value: a predicate can't send Objective-C messages\(value)",
      "use predicate operators, such as LIKE or CONTAINS"),
    Fault(
      "a == 1️⃣\"2️⃣public.url", "the string that begins here isn't closed", "put a \" after it"),
    Fault(
      "a == 1️⃣“2️⃣x”",
      "a typographic quotation mark doesn't begin a string, did you mean '\"'",
      "write straight quotation marks"),
    Fault(
      "a == 1️⃣@2️⃣\"x\"", "'@' before a string is Objective-C, not part of a predicate",
      "remove the '@'"),
    Fault(
      "a ==1️⃣\u{A0}2️⃣1",
      "a no-break space (U+00A0) isn't a space in a predicate", "write a space"),
    Fault(
      "a == 1️⃣12ab2️⃣", "'12ab' isn't a number",
      "write only digits, or put a string in quotation marks"),
    Fault(
      "a == 1️⃣0x80000000000000002️⃣", "'0x8000000000000000' is too big for 64 bits",
      "write a smaller number"),
    Fault(
      "a IN 1️⃣('b', 'c')2️⃣", "a list is in parentheses, did you mean '{…}'",
      "write the list in braces"),
    Fault(
      "a.1️⃣in2️⃣ == 1", "'in' is a reserved word, not a key, did you mean '#in'",
      "write #in for the key of that name"),
    Fault(
      "a.1️⃣==2️⃣ 1", "'==' follows a dot; expected a key or @count",
      "write a key, in quotation marks if it isn't a plain word"),
    Fault(
      "a.1️⃣@lenght2️⃣ == 1",
      "'@lenght' isn't a collection operator; expected @count, @sum, @avg, @min, @max or a "
        + "union", "write @count"),
    Fault(
      "1️⃣UNIFORM_TYPE_IS_UTI2️⃣(a, 'b')",
      "'UNIFORM_TYPE_IS_UTI' isn't a predicate function; expected a function that Apple "
        + "documents for predicates", "use predicate operators instead"),
    Fault(
      "1️⃣SUBQERY2️⃣(a, $b, $b == 1).@count == 1",
      "'SUBQERY' isn't a predicate function; expected a function that Apple documents for "
        + "predicates, did you mean 'SUBQUERY'", "write SUBQUERY"),
    Fault("1️⃣sqrt(1, 2)2️⃣ == 1", "sqrt takes 1 argument, not 2", "pass 1 argument"),
  ]

  static let structure: [Fault] = [
    Fault(
      "(a == 11️⃣2️⃣",
      "the predicate ends where the '(' at 1:1 should be closed; "
        + "expected a ')' or another operator",
      "close it, or write AND or OR"),
    Fault(
      "a == 11️⃣)2️⃣", "there is no '(' for this ')'; expected the end, AND or OR",
      "remove the ')', or write a '(' before it"),
    Fault(
      "a == 1\n1️⃣b2️⃣ == 2", "'b' follows a complete condition; expected the end, AND or OR",
      "put AND or OR between the conditions"),
    Fault(
      "SUBQUERY(a, 1️⃣b2️⃣, c == 1).@count == 1",
      "'b' isn't a variable; expected a variable, did you mean '$b'",
      "begin the name with a dollar sign"),
    Fault(
      "SUBQUERY 1️⃣a2️⃣", "'a' follows SUBQUERY; expected a '('",
      "write SUBQUERY(collection, $name, condition)"),
    Fault(
      "SUBQUERY(a 1️⃣$b2️⃣, c == 1)",
      "'$b' follows the collection of SUBQUERY; expected a ','",
      "write SUBQUERY(collection, $name, condition)"),
    Fault(
      "SUBQUERY ( extensionItems, 1️⃣,2️⃣ SUBQUERY ( , , ANY  UTI-CONFORMS-TO \"public.url\").@count",
      "variable names are missing: Xcode takes $name in an Info.plist for a build setting "
        + "and replaces it with nothing; expected a name such as $extensionItem",
      "check the built Info.plist, and use the dictionary form if the names are gone"),
  ]

  @Test(arguments: operators + values + structure)
  func aFaultIsNamedAtItsPlace(_ fault: Fault) throws {
    let marked = MarkedText(fault.marked)
    let reading = Predicate.parse(marked.text)
    let problem = try #require(reading.problems.first)
    let range = (try marked.offset("1️⃣"))..<(try marked.offset("2️⃣"))
    let position = Predicate.Position(offset: range.lowerBound, in: marked.text)
    #expect(reading.predicate == nil)
    #expect(reading.problems.count == 1)
    #expect(problem.summary == "\(position.line):\(position.column): \(fault.message)")
    #expect(problem.range == range)
    #expect(problem.remedy == fault.remedy)
  }

  @Test func severalSlipsAreReportedTogether() throws {
    let marked = MarkedText(
      "a 1️⃣=== 2️⃣“x” AND b.3️⃣in 4️⃣≥ 1 OR 5️⃣sqrt() == 6️⃣12ab")
    let reading = Predicate.parse(marked.text)
    let offsets = try ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣"].map { try marked.offset($0) }
    #expect(reading.problems.map(\.range.lowerBound) == offsets)
    #expect(reading.predicate == nil)
  }

  @Test func linesAndColumnsCountAsEditorsDo() {
    let reading = Predicate.parse("a == 1 AND\r\n  b = 'é' AND\r  c ≥ 1")
    #expect(reading.problems.map(\.position.line) == [3])
    #expect(reading.problems.map(\.position.column) == [5])
  }

  @Test func aFaultThatHasNoWordsIsStillAFault() {
    // Every prefix of a rule is refused, and always with a reason.
    let text = Array(everyAttachment("public.image", "com.adobe.pdf").utf8)
    for length in 0..<text.count {
      let reading = Predicate.parse(String(decoding: text[..<length], as: UTF8.self))
      #expect(reading.predicate == nil, "\(length)")
      #expect(!reading.problems.isEmpty, "\(length)")
    }
  }
}
