/// Colours code of a language.
///
/// - Parameters:
///   - text: The code.
///   - language: A language as fences name it, in any case: `swift`, `xml`, `plist`, `json`,
///     `yaml`, `console` and their kin.
/// - Returns: Spans that make up the text; one plain span when the language is unknown.
package func highlight(_ text: String, language: String) -> [HighlightedSpan] {
  switch language.lowercased() {
  case "swift": highlight(swift: text)
  case "xml", "plist", "entitlements", "html", "svg": MarkupScanner.spans(of: text)
  case "json": JSONScanner.spans(of: text)
  case "yaml", "yml": YAMLScanner.spans(of: text)
  case "console", "terminal", "sh", "shell", "bash": ConsoleScanner.spans(of: text)
  default: SpanBuilder.wholly(text, .plain)
  }
}
