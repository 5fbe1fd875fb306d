package import Foundation

/// A literal with values in it, as it is looked up in the string tables: the values replace the
/// placeholders of what is found.
package struct LocalizedFormat: Hashable, Sendable {
  /// The literal with a C placeholder for each value.
  package private(set) var key: String
  private var arguments: [String] = []

  /// Makes a format from a key without values.
  package init(_ key: String = "") { self.key = key }

  /// Adds a part of the literal.
  package mutating func append(literal: String) { key += literal.replacing("%", with: "%%") }

  /// Adds a value that is already written, with its placeholder.
  package mutating func append(_ text: String, _ placeholder: String) {
    key += placeholder
    arguments.append(text)
  }

  /// Adds a value of any type: whole numbers have separators for thousands.
  package mutating func append(_ value: Any) {
    switch value {
    case let value as Int: append(grouped(value), "%lld")
    case let value as Double: append(String(format: "%lf", value), "%lf")
    case let value as CGFloat: append(String(format: "%lf", Double(value)), "%lf")
    case let value as Float: append(String(format: "%f", value), "%f")
    case let value as UInt: append(grouped(value), "%llu")
    case let value as UInt64: append(grouped(value), "%llu")
    case let value as Int64: append(grouped(value), "%lld")
    case let value as Int32: append(grouped(value), "%d")
    case let value as UInt32: append(grouped(value), "%u")
    case let value as Int16: append(grouped(value), "%d")
    case let value as UInt16: append(grouped(value), "%u")
    case is Int8: append("\(value)", "%d")
    case is UInt8: append("\(value)", "%u")
    default: append("\(value)", "%@")
    }
  }

  /// Returns a format with the same values and another key.
  package func with(key: String) -> LocalizedFormat {
    var format = self
    format.key = key
    return format
  }

  /// Returns the text in the language of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle with the tables; without it the program's.
  ///   - table: The file of the table; without it the usual one.
  ///   - value: What is used where no table has the key; without it the key.
  /// - Returns: The text, with the values in it.
  package func string(in bundle: Bundle?, table: String?, value: LocalizedFormat? = nil) -> String {
    let found = (bundle ?? .main).localizedString(forKey: key, value: value?.key, table: table)
    guard !arguments.isEmpty || found.contains("%%") else { return found }
    return filled(found)
  }

  private func grouped<Number: BinaryInteger>(_ number: Number) -> String {
    guard number.magnitude >= 1000 else { return "\(number)" }
    return IntegerFormatStyle<Number>(locale: Locale(identifier: "en_US")).format(number)
  }

  /// Replaces the placeholders by the values, in their order or by their numbers.
  private func filled(_ format: String) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var specifier = ""
      while let character = rest.first {
        rest = rest.dropFirst()
        specifier.append(character)
        if character.isLetter && !"lhqzj".contains(character) || character == "@" { break }
      }
      let number = specifier.split(separator: "$").first.flatMap { Int($0) }
      let index = specifier.contains("$") ? (number ?? 1) - 1 : next
      if arguments.indices.contains(index) { result += arguments[index] }
      next += 1
    }
    return result + rest
  }
}
