import Foundation

/// What a thread has access to, and which questions to presenters it is about to answer: code that
/// asks for more in the meantime may wait for itself.
enum HeldClaims {
  /// The claims that this thread holds.
  static var claims: [Int] { numbers(under: claimsKey) }

  /// The questions that presenters are being asked on this thread.
  static var questions: [Int] { numbers(under: questionsKey) }

  /// Runs code while a claim is held.
  static func hold<Result>(_ claim: Int, while body: () throws -> Result) rethrows -> Result {
    try with(claim, under: claimsKey, body)
  }

  /// Runs code while a presenter is asked.
  static func answer(_ question: Int, while body: () -> Void) {
    with(question, under: questionsKey, body)
  }

  private static let claimsKey = "tutor.claims"
  private static let questionsKey = "tutor.questions"

  private static func numbers(under key: String) -> [Int] {
    Thread.current.threadDictionary[key] as? [Int] ?? []
  }

  private static func with<Result>(
    _ number: Int, under key: String, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = numbers(under: key)
    Thread.current.threadDictionary[key] = before + [number]
    defer { Thread.current.threadDictionary[key] = before }
    return try body()
  }
}
