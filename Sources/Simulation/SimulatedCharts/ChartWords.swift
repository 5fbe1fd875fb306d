import Foundation

/// What charts say of their values.
enum ChartWords {
  /// Labels are in English, whatever the language.
  static let locale = Locale(identifier: "en_US")

  static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15
      ? Int(number).formatted(.number.locale(locale))
      : number.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
  }

  /// What a screen reader says of a mark.
  static func mark(_ parts: [String?]) -> String? {
    let said = parts.compactMap(\.self).filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }
}
