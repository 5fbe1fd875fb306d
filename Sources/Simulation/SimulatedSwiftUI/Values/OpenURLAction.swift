public import Foundation
import SimulatedUIKit

/// What opens a URL.
///
/// Simulated: in an app, the URL is opened as by UIApplication. In an extension the default does
/// nothing (observed), and an action that the code sets itself is called.
@MainActor @preconcurrency public struct OpenURLAction {
  private let handler: (@MainActor (URL) -> Result)?

  /// Makes the action of the system.
  nonisolated init() { handler = nil }

  /// Makes an action from a closure.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// What became of a URL.
  ///
  /// Simulated: no known difference.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }

    let kind: Kind

    /// It was handled.
    public static let handled = Result(kind: .handled)
    /// It wasn't handled.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open the original URL.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL, and tells whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    guard let handler else { return open(url, completion) }
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): open(other ?? url, completion)
    }
  }

  private func open(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    guard let application = UIApplication.running, application.isApp else {
      return completion(false)
    }
    application.requestOpening(url) { completion($0) }
  }
}
