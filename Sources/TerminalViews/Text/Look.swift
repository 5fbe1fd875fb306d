/// The look of a piece of text on a terminal with colours.
package struct Look: Hashable, Sendable {
  package var color: Color?
  package var isBold = false
  package var isDim = false
  package var isItalic = false
  package var isUnderlined = false

  /// The colours of the terminal's theme, without black and white, since one of them is the
  /// background.
  package enum Color: Int, Hashable, Sendable {
    case red = 31
    case green, yellow, blue, magenta, cyan
  }

  package static let plain = Look()
  package static let bold = Look(isBold: true)
  package static let dim = Look(isDim: true)

  package static func color(_ color: Color, bold: Bool = false) -> Look {
    Look(color: color, isBold: bold)
  }

  /// The parameters that select the look, as ECMA-48 numbers them.
  package var parameters: [Int] {
    var numbers: [Int] = []
    if isBold { numbers.append(1) }
    if isDim { numbers.append(2) }
    if isItalic { numbers.append(3) }
    if isUnderlined { numbers.append(4) }
    if let color { numbers.append(color.rawValue) }
    return numbers
  }
}
