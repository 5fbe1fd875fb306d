/// Why a theme can't be used.
package enum ThemeError: Error, Hashable, CustomStringConvertible {
  /// A required file is missing.
  case missing(String)
  /// A file can't be read as text.
  case unreadable(String)
  /// A template can't be parsed: its file, the line, and the parser's message.
  case broken(String, line: Int, String)

  package var description: String {
    switch self {
    case .missing(let file): SiteWords.themeLacks(file)
    case .unreadable(let file): SiteWords.themeUnreadable(file)
    case .broken(let file, let line, let problem): "\(file):\(line): \(problem)"
    }
  }
}
