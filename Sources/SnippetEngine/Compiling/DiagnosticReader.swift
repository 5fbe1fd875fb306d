import Findings
import Foundation
import LessonModel
import Outcomes

/// Reads the compiler's messages (`-diagnostic-style llvm`) and maps them to the author's places.
enum DiagnosticReader {
  /// The compiler's messages at places in the program's own files.
  ///
  static func read(
    _ text: String, of module: PreparedModule, expansions: MacroExpansions
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for line in text.split(separator: "\n") {
      guard let next = diagnostic(String(line), module, expansions) else { continue }
      // Code that a macro copies from the author's is reported twice.
      let isKnown = diagnostics.contains {
        $0.message == next.message && $0.position.line == next.position.line && $0.file == next.file
      }
      if !isKnown || !MacroExpansions.wrote(String(line)) { diagnostics.append(next) }
    }
    return diagnostics
  }

  /// The message without the group that the compiler appends: ` [#no-usage]`.
  private static func message(_ text: Substring) -> String {
    guard text.hasSuffix("]"), let group = text.range(of: " [#", options: .backwards) else {
      return withNamesOfMacros(withXcodesWords(text))
    }
    return withNamesOfMacros(withApplesNames(text[..<group.lowerBound]))
  }

  /// The message without the space that the compiler includes in a macro's name.
  private static func withNamesOfMacros(_ text: String) -> String {
    text.hasSuffix(" ')") ? text.dropLast(3) + "')" : text
  }

  /// The message in Xcode's words if this compiler has none: C callbacks are thin functions here.
  private static func withXcodesWords(_ text: Substring) -> String {
    text.hasSuffix("nontrivial thin function reference")
      ? CompilingWords.closureCaptures : withApplesNames(text)
  }

  /// The message with Apple's module names: readers know `SimulatedUIKit` as `UIKit`.
  private static func withApplesNames(_ text: Substring) -> String {
    guard text.contains("Simulated") else { return String(text) }
    return String(text).replacing(/\bSimulated([A-Z]\w*)/) { match in
      ["OS": "os", "Notify": "notify"][match.1] ?? String(match.1)
    }
  }

  /// A line such as `ShareViewController.swift:12:3: error: message`.
  private static func diagnostic(
    _ line: String, _ module: PreparedModule, _ expansions: MacroExpansions
  ) -> Diagnostic? {
    for (mark, severity) in [(": error: ", Severity.error), (": warning: ", .warning)] {
      guard let found = line.firstRange(of: mark) else { continue }
      let head = line[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard head.count >= 3, let column = Int(head[head.count - 1]),
        let number = Int(head[head.count - 2])
      else { continue }
      let (file, position) = expansions.use(
        of: head[..<(head.count - 2)].joined(separator: ":"),
        SourcePosition(line: number, column: column))
      let words = message(line[found.upperBound...])
      for source in module.sources where source.snippet.fileName == file {
        guard let place = source.place(of: position) else { continue }
        return Diagnostic(
          severity: severity, message: words, file: source.snippet.path, position: place,
          target: module.target)
      }
      // A call in generated code isn't the author's use.
      guard severity == .error, let first = module.sources.first?.snippet else { return nil }
      // A program can name any file with `#sourceLocation`: report the name, and look nothing up.
      return Diagnostic(
        severity: severity, message: CompilingWords.inOtherFile(words, file: file, line: number),
        file: first.path, position: SourcePosition(line: 1, column: 1), target: module.target)
    }
    return nil
  }
}
