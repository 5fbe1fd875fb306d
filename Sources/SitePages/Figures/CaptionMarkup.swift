import StepScripts

extension Caption {
  /// The words on a page: names stand out, and what is to be typed is code.
  var markup: Markup {
    pieces.map { piece -> Markup in
      switch piece {
      case .text(let text): Markup(text: text)
      case .name(let name): "<b>\(name)</b>"
      case .code(let code): "<code>\(code)</code>"
      }
    }.joined()
  }
}
