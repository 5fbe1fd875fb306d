import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// The checker of words, which has no list of them.
@MainActor @Suite(.serialized) struct TextCheckerTests {
  @Test(
    .shows(
      "UITextChecker", "UITextChecker.init()", "UITextChecker.ignoredWords",
      "UITextChecker.ignoreWord(_:)", "UITextChecker.learnWord(_:)",
      "UITextChecker.hasLearnedWord(_:)", "UITextChecker.unlearnWord(_:)",
      "UITextChecker.availableLanguages"))
  func wordsAreLearnedAndForgotten() {
    #expect(!UITextChecker.hasLearnedWord("appex"))
    UITextChecker.learnWord("appex")
    #expect(UITextChecker.hasLearnedWord("appex"))
    UITextChecker.unlearnWord("appex")
    #expect(!UITextChecker.hasLearnedWord("appex"))
    let checker = UITextChecker()
    #expect(checker.ignoredWords == nil && UITextChecker.availableLanguages == ["en_US"])
    checker.ignoreWord("one")
    checker.ignoreWord("two")
    #expect(checker.ignoredWords == ["one", "two"])
  }
}
