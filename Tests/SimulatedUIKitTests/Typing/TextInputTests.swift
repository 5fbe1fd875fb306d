import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Fields and text views as keyboards see them.
@MainActor @Suite struct TextInputTests {
  @Test(
    .shows(
      "UITextInput.selectedTextRange", "UITextInput.beginningOfDocument",
      "UITextInput.endOfDocument", "UITextInput.text(in:)", "UITextInput.replace(_:withText:)",
      "UITextView.selectedTextRange", "UITextView.beginningOfDocument",
      "UITextView.endOfDocument", "UITextView.text(in:)", "UITextView.replace(_:withText:)",
      "UITextPosition", "UITextRange.start", "UITextRange.end", "UITextRange.isEmpty"))
  func rangesOfTextAreReadChosenAndReplaced() throws {
    let inputs: [any UITextInput] = [UITextField(), UITextView()]
    for input in inputs {
      input.insertText("one 👋🏽 two")
      let length = "one 👋🏽 two".utf16.count
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == length)
      let cursor = try #require(input.selectedTextRange)
      #expect(cursor.isEmpty && input.compare(cursor.end, to: input.endOfDocument) == .orderedSame)
      let three = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      let word = try #require(input.textRange(from: input.beginningOfDocument, to: three))
      #expect(!word.isEmpty && input.text(in: word) == "one")
      #expect(input.offset(from: word.start, to: word.end) == 3)
      input.selectedTextRange = word
      #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == "one")
      input.replace(word, withText: "1")
      let all = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: all) == "1 👋🏽 two")
      #expect(
        input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.start) }
          == 1)
      input.selectedTextRange = nil
      #expect(
        input.selectedTextRange.map { input.compare($0.start, to: input.endOfDocument) }
          == .orderedSame)
    }
  }

  @Test(.shows("UITextView.canBecomeFirstResponder"))
  func aTextViewThatCanNeitherBeChangedNorChosenCannotBeFirst() {
    let view = UITextView()
    #expect(view.canBecomeFirstResponder)
    view.isEditable = false
    #expect(view.canBecomeFirstResponder)
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder)
  }

  @Test(
    .shows(
      "UITextInputTraits.autocapitalizationType", "UITextInputTraits.autocorrectionType",
      "UITextInputTraits.spellCheckingType", "UITextInputTraits.smartQuotesType",
      "UITextInputTraits.smartDashesType", "UITextInputTraits.smartInsertDeleteType",
      "UITextInputTraits.keyboardType", "UITextInputTraits.keyboardAppearance",
      "UITextInputTraits.returnKeyType", "UITextInputTraits.enablesReturnKeyAutomatically",
      "UITextInputTraits.isSecureTextEntry", "UITextInputTraits.textContentType"))
  func traitsAreThoseOfWhoHasThem() {
    let (field, view) = (UITextField(), UITextView())
    let all: [any UITextInputTraits] = [field, view]
    for traits in all {
      traits.autocapitalizationType = .words
      traits.autocorrectionType = .no
      traits.spellCheckingType = .yes
      traits.smartQuotesType = .no
      traits.smartDashesType = .yes
      traits.smartInsertDeleteType = .no
      traits.keyboardType = .emailAddress
      traits.keyboardAppearance = .dark
      traits.returnKeyType = .search
      traits.enablesReturnKeyAutomatically = true
      traits.isSecureTextEntry = true
      traits.textContentType = .username
    }
    #expect([field.autocapitalizationType, view.autocapitalizationType] == [.words, .words])
    #expect([field.autocorrectionType, view.autocorrectionType] == [.no, .no])
    #expect([field.spellCheckingType, view.spellCheckingType] == [.yes, .yes])
    #expect([field.smartQuotesType, view.smartQuotesType] == [.no, .no])
    #expect([field.smartDashesType, view.smartDashesType] == [.yes, .yes])
    #expect([field.smartInsertDeleteType, view.smartInsertDeleteType] == [.no, .no])
    #expect([field.keyboardType, view.keyboardType] == [.emailAddress, .emailAddress])
    #expect([field.keyboardAppearance, view.keyboardAppearance] == [.dark, .dark])
    #expect([field.returnKeyType, view.returnKeyType] == [.search, .search])
    #expect(field.enablesReturnKeyAutomatically && view.enablesReturnKeyAutomatically)
    #expect(field.isSecureTextEntry && view.isSecureTextEntry)
    #expect([field.textContentType, view.textContentType] == [.username, .username])
  }

  @Test(.shows("UITextInputMode.primaryLanguage", "UITextInputMode.activeInputModes"))
  func thereIsOneLanguageToTypeIn() {
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US"])
  }

  @Test(
    .shows(
      "UITextSmartDashesType", "UITextSmartDashesType.`default`", "UITextSmartDashesType.no",
      "UITextSmartDashesType.yes", "UITextSmartInsertDeleteType",
      "UITextSmartInsertDeleteType.`default`", "UITextSmartInsertDeleteType.no",
      "UITextSmartInsertDeleteType.yes", "UITextSmartQuotesType",
      "UITextSmartQuotesType.`default`", "UITextSmartQuotesType.no", "UITextSmartQuotesType.yes",
      "UITextItemInteraction", "UITextItemInteraction.invokeDefaultAction",
      "UITextItemInteraction.presentActions", "UITextItemInteraction.preview"))
  func kindsOfTypingHaveApplesNumbers() {
    #expect([UITextSmartDashesType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    #expect([UITextSmartInsertDeleteType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    #expect([UITextSmartQuotesType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UITextItemInteraction.invokeDefaultAction, .presentActions, .preview].map(\.rawValue)
        == [0, 1, 2])
  }

  @Test(
    .shows(
      "UITextContentType.rawValue", "UITextContentType.init(rawValue:)", "UITextContentType.name",
      "UITextContentType.givenName", "UITextContentType.familyName", "UITextContentType.nickname",
      "UITextContentType.telephoneNumber", "UITextContentType.emailAddress",
      "UITextContentType.URL", "UITextContentType.username", "UITextContentType.password",
      "UITextContentType.newPassword", "UITextContentType.oneTimeCode",
      "UITextContentType.location", "UITextContentType.fullStreetAddress",
      "UITextContentType.postalCode", "UITextContentType.addressCity"))
  func contentTypesHaveApplesNames() {
    let all: [UITextContentType] = [
      .name, .givenName, .familyName, .nickname, .telephoneNumber, .emailAddress, .URL, .username,
      .password, .newPassword, .oneTimeCode, .location, .fullStreetAddress, .postalCode,
      .addressCity,
    ]
    #expect(
      all.map(\.rawValue) == [
        "name", "given-name", "family-name", "nickname", "tel", "email", "url", "username",
        "password", "new-password", "one-time-code", "location", "street-address", "postal-code",
        "address-level2",
      ])
    #expect(UITextContentType(rawValue: "tel") == .telephoneNumber)
  }
}
