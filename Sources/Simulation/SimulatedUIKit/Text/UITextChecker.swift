public import Foundation
import Synchronization

/// A checker of words.
///
/// Simulated: words that a program has it learn are known to its checkers, as long as the process
/// runs. Differs: there is no list of words, so no word is misspelt, and none is suggested; on iOS
/// learned words stay.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static let learned = Mutex<Set<String>>([])

  /// Makes a checker.
  public override init() { super.init() }
  /// Words that this checker ignores.
  open var ignoredWords: [String]?
  /// Ignores a word.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
  /// Returns the range of a word that is misspelt: none.
  ///
  /// Type-checks only: there is no list of words.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Returns words that may be meant by a misspelt one: none.
  ///
  /// Type-checks only: there is no list of words.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  /// Returns words that begin with a part of one: none.
  ///
  /// Type-checks only: there is no list of words.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
  /// Learns a word.
  open class func learnWord(_ word: String) { learned.withLock { _ = $0.insert(word) } }
  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool {
    learned.withLock { $0.contains(word) }
  }
  /// Forgets a learned word.
  open class func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }
  /// The languages that are checked: English, the device's language.
  open class var availableLanguages: [String] { ["en_US"] }
}
