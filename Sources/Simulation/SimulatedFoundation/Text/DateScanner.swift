import Foundation

/// Finds dates in a text: in ISO 8601, in numbers with the month first, and with English months.
enum DateScanner {
  /// The dates, in the order of the text.
  static func results(in text: DetectedText) -> [NSTextCheckingResult] {
    var found: [(range: Range<Int>, date: Date)] = []
    for form in forms {
      for groups in text.matches(form.pattern) {
        let parts = groups.dropFirst().map { $0.map(text.text) }
        guard let range = groups[0], let date = date(form.read(parts)) else { continue }
        found.append((range, date))
      }
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    return found.reduce(into: []) { results, next in
      guard next.range.lowerBound >= results.last?.range.upperBound ?? 0 else { return }
      results.append(DetectedData(.aDate, NSRange(next.range), moment: next.date))
    }
  }

  private struct Form {
    var pattern: NSRegularExpression?
    var read: @Sendable ([String?]) -> DateComponents

    init(_ pattern: String, _ read: @escaping @Sendable ([String?]) -> DateComponents) {
      self.pattern = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
      self.read = read
    }
  }

  private static let names = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let month =
    "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|"
    + "sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?"

  private static var forms: [Form] {
    [
      Form(#"\b(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?\b"#) {
        components($0[0], $0[1], $0[2], time: Array($0[3...]))
      },
      Form(#"(?<![\w/])(\d{1,2})/(\d{1,2})/(\d{4}|\d\d)(?![\w/])"#) {
        components($0[2], $0[0], $0[1])
      },
      Form(#"\b\#(month) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b"#) {
        components($0[2], number($0[0]), $0[1])
      },
      Form(#"\b(\d{1,2})(?:st|nd|rd|th|\.)? \#(month)(?:,? (\d{4}))?\b"#) {
        components($0[2], number($0[1]), $0[0])
      },
    ]
  }

  private static func number(_ month: String?) -> String? {
    month.flatMap { names.firstIndex(of: String($0.lowercased().prefix(3))) }.map { "\($0 + 1)" }
  }

  /// The components of a moment: noon if there is no time, this year if there is no year.
  private static func components(
    _ year: String?, _ month: String?, _ day: String?, time: [String?] = []
  ) -> DateComponents {
    let time = time.map { $0.flatMap { Int($0) } }
    var years = year.flatMap { Int($0) }
    if let short = years, short < 100 { years = short + 2000 }
    let hour = time.first ?? nil
    return DateComponents(
      year: years ?? Calendar(identifier: .gregorian).component(.year, from: Date()),
      month: month.flatMap { Int($0) }, day: day.flatMap { Int($0) }, hour: hour ?? 12,
      minute: time.count > 1 ? time[1] ?? 0 : 0, second: time.count > 2 ? time[2] ?? 0 : 0)
  }

  /// The moment; `nil` when the calendar has no such day.
  private static func date(_ components: DateComponents) -> Date? {
    let calendar = Calendar(identifier: .gregorian)
    guard let date = calendar.date(from: components) else { return nil }
    let read = calendar.dateComponents([.month, .day, .hour, .minute], from: date)
    let isSame =
      read.month == components.month && read.day == components.day
      && read.hour == components.hour && read.minute == components.minute
    return isSame ? date : nil
  }
}
