import ActivationRules
import Foundation
import Testing

/// Decimal numbers, and the binary numbers nearest to them.
@Suite struct DecimalNumberTests {
  @Test func theNearestBinaryNumberIsFound() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3_000 {
      let digits = generator.next() >> UInt64.random(in: 0..<64, using: &generator)
      let exponent = Int.random(in: -345...310, using: &generator)
      let number = DecimalNumber(digits: digits, exponent: exponent)
      #expect(number.value == Double("\(digits)e\(exponent)"), "\(digits)e\(exponent)")
    }
  }

  @Test(arguments: [
    "5e-324", "2.4703282292062327e-324", "2.4703282292062329e-324", "2.2250738585072014e-308",
    "2.2250738585072011e-308", "1.7976931348623157e308", "1.7976931348623159e308", "1e23",
    "9007199254740993.0", "9007199254740992.5", "9007199254740991.5", "0.1", "1e22", "123e-20",
    "1e-400", "1e400", "0.0", "8.5e-323",
  ])
  func numbersAtTheEdgesAreRoundedRight(_ text: String) throws {
    guard case .comparison(let comparison) = try parsed("\(text) == 1").clause,
      case .literal(let literal) = comparison.left, case .real(let number) = literal.value
    else { return #expect(Bool(false), "\(text) should be a real number") }
    #expect(number.value == Double(text))
  }
}
