import Foundation

extension UIPasteboard {
  /// A pattern that the content may match.
  public struct DetectionPattern: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a pattern.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A web address.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Words to search the web for.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// Finds out what the first item may be, without reading it: the user isn't told.
  ///
  /// Simulated: called on the main queue; the user is neither told nor asked (documented). Differs:
  /// Apple's rules aren't published; here text with a scheme or a domain is an address, digits are
  /// a number, and other text is a web search.
  ///
  /// - Parameters:
  ///   - patterns: The patterns to look for.
  ///   - completionHandler: Receives those that match.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = patterns.intersection(detectedItems.first.map(Self.patterns) ?? [])
    DispatchQueue.main.async { completionHandler(.success(found)) }
  }

  private static func patterns(of item: [String: Any]) -> Set<DetectionPattern> {
    if item["public.url"] != nil { return [.probableWebURL] }
    let text = textTypes.lazy.compactMap { item[$0].flatMap(Self.text) }.first ?? ""
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let word = words.first else { return [] }
    if words.count == 1 {
      if word.wholeMatch(of: /[-+]?[0-9][0-9.,]*/) != nil { return [.number] }
      if word.wholeMatch(of: /https?:\/\/.+|[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}(\/.*)?/)
        != nil
      {
        return [.probableWebURL]
      }
    }
    return [.probableWebSearch]
  }
}
