import StepScripts

extension Caption {
  /// The caption on a page: names stand out, and text to type is code.
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
