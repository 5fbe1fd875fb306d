import Findings

/// Messages about a fence's info string: its language, its words and their values.
enum FenceLineWords {
  static func languageUnknown(_ language: String, meant: String) -> String {
    "Unknown language \(quoted(language))\(NearMiss.suggestion(meant))"
  }
  static func languageUnknownRemedy(_ meant: String) -> String {
    "write '\(meant)', the language that tutor runs"
  }

  static func languageMissing(before word: String) -> String {
    "Fence starts with \(quoted(word)) instead of a language"
  }
  static func languageMissingRemedy(_ language: FenceLanguage, _ word: FenceWord) -> String {
    "write '\(language.example) \(spelling(of: word))'"
  }

  static func wordUnknown(_ word: String, meant: String?) -> String {
    "Unknown word \(quoted(word))\(NearMiss.suggestion(meant))"
  }
  static func wordUnknownRemedy(_ known: [FenceWord]) -> String {
    known.isEmpty ? "remove it" : "use one of \(quotedList(known.map(spelling))), or remove it"
  }

  static func wordRepeated(_ word: String) -> String { "Word \(quoted(word)) appears twice" }

  static func contradiction(_ word: String, _ other: String) -> String {
    "\(quoted(word)) contradicts \(quoted(other))"
  }

  static func misplaced(_ word: String, language: String) -> String {
    language.isEmpty
      ? "\(quoted(word)) can't be used without a language"
      : "\(quoted(word)) can't be used with \(quoted(language))"
  }
  static func misplacedRemedy(_ languages: [FenceLanguage]) -> String {
    "remove it, or change the language to \(quotedList(languages.map(\.example)))"
  }

  static func fileMissing(for word: FenceWord) -> String {
    "'\(word.rawValue)' has no effect without 'file'"
  }
  static let hiddenWithoutFile = "'hidden' contradicts a block that is only shown"
  static func addFileRemedy(for word: FenceWord) -> String {
    "add 'file=…', or remove '\(word.rawValue)'"
  }
}

// Values.
extension FenceLineWords {
  static func valueMissing(_ word: String) -> String { "\(quoted(word)) has no value" }
  static func valueEmpty(_ word: String) -> String { "\(quoted(word)) has an empty value" }
  static func addValueRemedy(_ word: FenceWord) -> String {
    "write '\(word.rawValue)=\(exampleValue(of: word))'"
  }

  static func valueUnwanted(_ word: String) -> String { "\(quoted(word)) takes no value" }
  static func valueUnwantedRemedy(_ word: FenceWord) -> String { "write '\(word.rawValue)'" }

  static func valueUnclosed(_ word: String) -> String {
    "Value of \(quoted(word)) has no closing quote"
  }
  static let valueUnclosedRemedy = "close it with '\"', and write '\\\"' for a quote inside it"

  static func fileNameInvalid(_ name: String, _ problem: FileName.Problem) -> String {
    "File name \(quoted(name)) \(reason(problem))"
  }
  static func fileNameInvalidRemedy(_ language: FenceLanguage) -> String {
    language == .swift
      ? "write something like 'file=Share.swift'" : "write something like 'file=Info.plist'"
  }
}

// Targets.
extension FenceLineWords {
  static func noTargetDeclared(forFile name: String) -> String {
    "File \(quoted(name)) has no target, and the lesson declares none"
  }
  static let noTargetDeclaredRemedy = "declare one under 'targets:' in the front matter"

  static func targetMissing(forFile name: String) -> String {
    "File \(quoted(name)) has no target"
  }
  static func targetMissingRemedy(_ targets: [String]) -> String {
    "add \(quotedList(targets.map { "target=" + $0 }))"
  }

  static func targetUnknown(_ name: String, meant: String?) -> String {
    "No target is named \(quoted(name))\(NearMiss.suggestion(meant))"
  }
  static func targetUnknownRemedy(_ targets: [String]) -> String {
    targets.isEmpty
      ? "declare it under 'targets:' in the front matter"
      : "write \(quotedList(targets)), or declare it under 'targets:' in the front matter"
  }
}

extension FenceLineWords {
  private static func reason(_ problem: FileName.Problem) -> String {
    switch problem {
    case .empty: "is empty"
    case .absolute: "is an absolute path"
    case .outsideTarget: "leads outside the target"
    case .namelessPart: "has a part that is empty or '.'"
    case .forbiddenCharacters: "contains characters that file names can't have"
    case .tooLong: "is longer than \(FileName.maximumLength) bytes"
    case .notSwift: "does not end in '.swift'"
    case .swiftInOtherLanguage: "ends in '.swift', but the block's language is not Swift"
    }
  }

  /// The spelling of a word: `file=…`.
  private static func spelling(of word: FenceWord) -> String {
    word.value == .always ? word.rawValue + "=…" : word.rawValue
  }

  /// A sample value.
  private static func exampleValue(of word: FenceWord) -> String {
    switch word {
    case .file: "Share.swift"
    case .target, .output: "Share"
    case .part: "ShareViewController"
    case .fails, .traps: "\"part of the message\""
    case .scene, .once, .shown, .hidden, .starter, .timesOut, .outOfMemory, .tooMuchOutput, .events:
      "…"
    }
  }
}
