extension ShownInterface {
  /// The alert or the sheet of actions on the screen, without what is below it.
  var question: String {
    lines.drop { !$0.hasPrefix("alert") }.joined(separator: "\n")
  }
}
