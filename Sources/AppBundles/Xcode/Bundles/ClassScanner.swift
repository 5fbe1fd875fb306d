import BundleRules

/// Searches a source for the classes that it declares.
///
/// It reads words, not syntax: words in comments count too, which can only remove a finding.
struct ClassScanner {
  private let words: [Substring]
  private let isSwift: Bool

  /// Makes a scanner.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - isSwift: Whether it is written in Swift rather than in Objective-C.
  init(_ text: String, isSwift: Bool) {
    self.isSwift = isSwift
    // `@objc(Name)` becomes three words; everything else that isn't part of a name separates words.
    words = text.replacing("@objc(", with: " @objc ( ").split { character in
      !(character.isLetter || character.isNumber || character == "_" || character == "@"
        || character == "(")
    }
  }

  /// Adds the names to a set of classes.
  func scan(into classes: inout DeclaredClasses) {
    for (index, word) in words.enumerated() where index + 1 < words.count {
      let next = words[index + 1]
      switch word {
      case "@interface" where !isSwift, "@implementation" where !isSwift:
        classes.plain.insert(String(next.prefix { $0 != "(" }))
      case "@objc" where isSwift && next == "(" && index + 2 < words.count:
        classes.plain.insert(String(words[index + 2]))
      case "class" where isSwift: classes.swift.insert(String(next.prefix { $0 != "(" }))
      default: break
      }
    }
  }
}
