public import Foundation

/// The kinds of data that a detector looks for, as a number.
///
/// Simulated: no known difference.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, telephone numbers and dates in text.
///
/// Simulated: links are addresses with a scheme, `www.…`, names with a known top-level domain, and
/// mail addresses, without the punctuation around them; a result's URL gets a leading `http://` or
/// `mailto:` if the text has no scheme (observed). Telephone numbers are digits with the usual
/// signs between them. Dates are numbers and English names of months, at noon if no time follows a
/// date in ISO 8601. Differs: iOS finds much more, in many languages, and with times; addresses and
/// flights aren't found here; the class isn't derived from NSRegularExpression; the numbers of the
/// types are Linux's.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // It never changes.

  /// The types that it looks for.
  public let checkingTypes: NSTextCheckingTypes

  /// Makes a detector.
  ///
  /// - Parameter checkingTypes: The types to look for, such as
  ///   `NSTextCheckingResult.CheckingType.link.rawValue`.
  /// - Throws: An error when none of them can be detected.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes & NSTextCheckingResult.CheckingType.detected.rawValue != 0 else {
      throw CocoaError(.featureUnsupported)
    }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Returns everything that is found, in the order of the text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: How to match; they have no effect on a detector.
  ///   - range: The range to search, in UTF-16 code units.
  /// - Returns: The results; no two overlap.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var text = DetectedText(string, range)
    let links = LinkScanner.results(in: text)
    text.hide(links)
    let dates = DateScanner.results(in: text)
    text.hide(dates)
    let numbers = PhoneScanner.results(in: text)
    return (links + dates + numbers)
      .filter { checkingTypes & $0.resultType.rawValue != 0 }
      .sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first result.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of results.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the range of the first result; its location is `NSNotFound` when there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with each result, until the closure sets the pointer's value.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the text with each result replaced.
  ///
  /// Differs: the replacement is inserted as it is: groups such as `$0` mean nothing.
  open func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate templ: String
  ) -> String {
    let text = NSMutableString(string: string)
    for match in matches(in: string, options: options, range: range).reversed() {
      text.replaceCharacters(in: match.range, with: templ)
    }
    return text as String
  }
}
