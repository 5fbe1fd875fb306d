import Findings
import LessonModel
import Outcomes

/// Results that may go unused on iOS.
///
/// Methods that Swift imports from Objective-C have discardable results, unless their headers say
/// otherwise. Here Foundation and the simulation are written in Swift, and the compiler warns. Such
/// warnings are dropped for methods that are called for their effects.
enum UnusedResults {
  /// The methods as the compiler's messages name them.
  static let names: Set<String> = [
    "addObserver(forName:object:queue:using:)",
    "beginActivity(options:reason:)",
    "changeCurrentDirectoryPath",
    "createFile(atPath:contents:attributes:)",
    "dataTask(with:)",
    "dataTask(with:completionHandler:)",
    "instantiateViewController(withIdentifier:)",
    "loadNibNamed(_:owner:options:)",
    "replaceMatches(in:options:range:withTemplate:)",
    "replaceOccurrences(of:with:options:range:)",
    "run(mode:before:)",
    "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
    "scheduledTimer(withTimeInterval:repeats:block:)",
    "startAccessingSecurityScopedResource()",
    "wait(until:)",
    "write(toFile:atomically:)",
    "constraint(equalTo:)", "constraint(equalTo:constant:)",
    "constraint(equalTo:multiplier:)", "constraint(equalTo:multiplier:constant:)",
    "constraint(greaterThanOrEqualTo:)", "constraint(greaterThanOrEqualTo:constant:)",
    "constraint(lessThanOrEqualTo:)", "constraint(lessThanOrEqualTo:constant:)",
    "constraint(equalToConstant:)", "constraint(greaterThanOrEqualToConstant:)",
    "constraint(lessThanOrEqualToConstant:)",
  ]

  /// Drops the warnings about these methods, but not about the program's own functions of the same
  /// names.
  static func judge(_ diagnostics: [Diagnostic], of module: PreparedModule) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      guard diagnostic.severity == .warning, let name = name(in: diagnostic.message),
        names.contains(name)
      else { return true }
      let function = "func " + name.prefix { $0 != "(" }
      return module.sources.contains { $0.snippet.text.contains(function) }
    }
  }

  /// The name in `result of call to 'a(b:)' is unused`.
  private static func name(in message: String) -> String? {
    let (start, end) = ("result of call to '", "' is unused")
    guard message.hasPrefix(start), message.hasSuffix(end) else { return nil }
    return String(message.dropFirst(start.count).dropLast(end.count))
  }
}
