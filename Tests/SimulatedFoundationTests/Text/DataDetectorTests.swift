import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Links, numbers and dates are found in text.
struct DataDetectorTests {
  private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  private static let number = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
  private static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)

  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// What is found when the text is all there is.
    var found: [String]
    var testDescription: String { text }

    init(_ text: String, _ found: String...) {
      self.text = text
      self.found = found
    }
  }

  private func results(_ text: String, _ types: UInt64) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: types)
      .matches(in: text, options: [], range: NSRange(text.startIndex..., in: text))
  }

  @Test(
    .shows(
      "NSDataDetector.init(types:)", "NSDataDetector.matches(in:options:range:)",
      "NSTextCheckingResult.url"),
    arguments: [
      Case("see https://example.com/a?b=c#d.", "https://example.com/a?b=c#d"),
      Case("(https://example.com/a_(b))", "https://example.com/a_(b)"),
      Case("“https://example.com”, he said", "https://example.com"),
      Case("Go to www.example.com!", "http://www.example.com"),
      Case("example.org/path, example.com:80", "http://example.org/path", "http://example.com:80"),
      Case("mail me@example.co.uk now", "mailto:me@example.co.uk"),
      Case("mailto:me@example.com", "mailto:me@example.com"),
      Case("myapp://open/3", "myapp://open/3"),
      Case("HTTPS://EXAMPLE.COM", "HTTPS://EXAMPLE.COM"),
      Case("e.g. index.html, 3.14, a.b.c, end.Then"),
      Case("http:// and :// and @ and x@ and .com"),
      Case("12:30 -- example-.com -example.com", "http://example.com"),
      Case("見る https://example.com/a。", "https://example.com/a"),
      Case(""),
    ])
  func linksAreFoundWithoutTheSentenceAroundThem(_ test: Case) throws {
    let found = try results(test.text, Self.link.rawValue)
    #expect(found.map { $0.url?.absoluteString } == test.found)
    #expect(found.allSatisfy { $0.resultType == Self.link && $0.phoneNumber == nil })
  }

  @Test(
    .shows("NSTextCheckingResult.phoneNumber"),
    arguments: [
      Case("call +49 (30) 123456-7 or", "+49 (30) 123456-7"),
      Case("(408) 555-0123", "(408) 555-0123"),
      Case("555-0123, 4085550123.", "555-0123", "4085550123"),
      Case("2024-05-01 and 3.1415926535 and 12/05/2024 and 123456"),
      Case("https://example.com/4085550123"),
    ])
  func numbersAreFoundWhereNothingElseIs(_ test: Case) throws {
    let found = try results(test.text, Self.number.rawValue)
    #expect(found.map(\.phoneNumber) == test.found)
  }

  @Test(
    .shows("NSTextCheckingResult.date"),
    arguments: [
      Case("on 2024-05-01 at", "2024-05-01 12:00"),
      Case("2024-05-01T07:30:15", "2024-05-01 07:30"),
      Case("5/1/2024, 5/1/24", "2024-05-01 12:00", "2024-05-01 12:00"),
      Case("May 1st, 2024 – 1 June 2024", "2024-05-01 12:00", "2024-06-01 12:00"),
      Case("2024-13-01 and 31 Feb 2024 and maybe 5"),
    ])
  func datesAreFoundInTheUsualForms(_ test: Case) throws {
    let format = DateFormatter()
    format.dateFormat = "yyyy-MM-dd HH:mm"
    let found = try results(test.text, Self.date.rawValue)
    #expect(found.map { $0.date.map(format.string) } == test.found)
  }

  @Test(
    .shows(
      "NSDataDetector.checkingTypes", "NSDataDetector.firstMatch(in:options:range:)",
      "NSDataDetector.numberOfMatches(in:options:range:)",
      "NSDataDetector.rangeOfFirstMatch(in:options:range:)",
      "NSDataDetector.enumerateMatches(in:options:range:using:)",
      "NSDataDetector.stringByReplacingMatches(in:options:range:withTemplate:)"))
  func resultsComeInTheOrderOfTheTextAndOfTheTypes() throws {
    let text = "😀 a.com 5/1/2024 555-0123 b.com"
    let whole = NSRange(text.startIndex..., in: text)
    let types = Self.link.rawValue | Self.number.rawValue
    let detector = try NSDataDetector(types: types)
    #expect(detector.checkingTypes == types)
    #expect(detector.firstMatch(in: text, range: whole)?.range == NSRange(location: 3, length: 5))
    #expect(detector.firstMatch(in: text, range: whole)?.numberOfRanges == 1)
    #expect(detector.numberOfMatches(in: text, range: whole) == 3)
    #expect(detector.rangeOfFirstMatch(in: text, range: whole).length == 5)
    #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange()).location == NSNotFound)
    let part = NSRange(location: 8, length: whole.length - 8)
    #expect(detector.matches(in: text, range: part).count == 2)
    var seen: [NSRange?] = []
    detector.enumerateMatches(in: text, range: whole) { result, _, stop in
      seen.append(result?.range(at: 0))
      if seen.count == 2 { stop.pointee = true }
    }
    #expect(seen == [NSRange(location: 3, length: 5), NSRange(location: 18, length: 8)])
    let replaced = detector.stringByReplacingMatches(in: text, range: whole, withTemplate: "x")
    #expect(replaced == "😀 x 5/1/2024 x x")
  }

  @Test(
    .shows(
      "NSTextCheckingResult.linkCheckingResult(range:url:)",
      "NSTextCheckingResult.phoneNumberCheckingResult(range:phoneNumber:)",
      "NSTextCheckingResult.dateCheckingResult(range:date:)"))
  func resultsCanBeMade() throws {
    let range = NSRange(location: 1, length: 2)
    let url = try #require(URL(string: "https://example.com"))
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    #expect(link.url == url && link.range == range && link.resultType == Self.link)
    let number = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "1")
    #expect(number.phoneNumber == "1" && number.resultType == Self.number)
    let now = Date()
    let date = NSTextCheckingResult.dateCheckingResult(range: range, date: now)
    #expect(date.date == now && date.resultType == Self.date)
  }

  @Test(.shows("NSDataDetector.init(types:)"))
  func aDetectorOfNothingIsAnError() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  @Test(.timeLimit(.minutes(40)), arguments: ["a.", "://", "@", "1-", "(", "http://a.com/"])
  func hostileTextTakesItsTimeOnce(_ part: String) throws {
    let kinds = Self.link.rawValue | Self.number.rawValue | Self.date.rawValue
    func seconds(_ count: Int) throws -> Double {
      let text = String(repeating: part, count: count)
      let start = clock()
      let found = try results(text, kinds)
      #expect(found.allSatisfy { NSMaxRange($0.range) <= text.utf16.count })
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    let few = try seconds(5_000)
    // Four times as much text takes four times as long, not sixteen times.
    #expect(try seconds(20_000) < max(few * 10, 1))
  }
}
