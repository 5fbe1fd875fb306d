import Findings
import Outcomes

/// The API that Xcode refuses in app extensions ("Require Only App-Extension-Safe API").
///
/// The simulation marks such members as deprecated, with a message that begins with ``mark``. So
/// the compiler finds every use by its type; its warning becomes Xcode's error in an extension and
/// is dropped everywhere else.
enum ExtensionAPI {
  /// The beginning of such members' messages.
  static let mark = "unavailable in application extensions for iOS"

  /// The compiler's messages as Xcode would give them.
  static func judge(_ diagnostics: [Diagnostic], isRestricted: Bool) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .warning,
        let found = diagnostic.message.firstRange(of: " is deprecated: " + mark)
      else { return diagnostic }
      guard isRestricted else { return nil }
      var refusal = diagnostic
      refusal.severity = .error
      refusal.message =
        diagnostic.message[..<found.lowerBound] + " is " + mark
        + diagnostic.message[found.upperBound...]
      return refusal
    }
  }
}
