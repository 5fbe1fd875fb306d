/// The dates of property lists in XML: `2026-01-31T09:30:00Z`.
enum ListDate {
  /// Reads a date.
  ///
  /// A month or day beyond the calendar carries over, as in Foundation.
  ///
  /// - Returns: The seconds since the start of 2001 in UTC; `nil` when it isn't a date.
  static func seconds(_ text: String) -> Double? {
    var bytes = Array(text.utf8)
    while let byte = bytes.last, XMLListParser.isBlank(byte) { bytes.removeLast() }
    let start = bytes.prefix { XMLListParser.isBlank($0) }.count
    bytes.removeFirst(start)
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    guard bytes.count == pattern.count else { return nil }
    var numbers = [0]
    for (byte, expected) in zip(bytes, pattern) {
      if expected == UInt8(ascii: "0") {
        guard let digit = OpenStepParser.value(ofDigit: byte, base: 10) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(digit)
      } else {
        guard byte == expected else { return nil }
        numbers.append(0)
      }
    }
    let year = isNegative ? -numbers[0] : numbers[0]
    let days = days(year: year, month: numbers[1], day: numbers[2])
    return Double(days * 86_400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5])
  }

  /// Returns the days from the start of 2001 to a day of the Gregorian calendar.
  static func days(year: Int, month: Int, day: Int) -> Int {
    // The year is taken to begin in March, so that a leap day comes last.
    let months = year * 12 + month - 3
    let year = months >= 0 ? months / 12 : (months - 11) / 12
    let month = months - year * 12
    let cycle = year >= 0 ? year / 400 : (year - 399) / 400
    let yearOfCycle = year - cycle * 400
    let dayOfYear = (153 * month + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * 146_097 + dayOfCycle - 730_791
  }
}
