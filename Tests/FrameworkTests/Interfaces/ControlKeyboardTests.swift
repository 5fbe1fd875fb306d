import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// What keyboards are told of fields, and when typing is submitted.
@MainActor @Suite(.serialized) struct ControlKeyboardTests {
  private func field(_ change: (TextField<Text>) -> some View) throws -> UITextField {
    let view = VStack { change(TextField("Name", text: .constant(""))) }
    return try #require(ShownInterface(view).views(UITextField.self).first)
  }

  @Test(.shows("View.keyboardType(_:)"))
  func aFieldAsksForAKeyboard() throws {
    for type in [UIKeyboardType.default, .numberPad, .emailAddress, .URL, .decimalPad] {
      #expect(try field { $0.keyboardType(type) }.keyboardType == type)
    }
    #expect(try field { $0 }.keyboardType == .default)
    #expect(try field { $0.keyboardType(.URL).keyboardType(.numberPad) }.keyboardType == .URL)
  }

  @Test(.shows("View.autocorrectionDisabled(_:)", "View.disableAutocorrection(_:)"))
  func aFieldMayKeepItsTextFromBeingCorrected() throws {
    #expect(try field { $0 }.autocorrectionType != .no)
    #expect(try field { $0.autocorrectionDisabled() }.autocorrectionType == .no)
    #expect(try field { $0.autocorrectionDisabled(true) }.autocorrectionType == .no)
    #expect(try field { $0.autocorrectionDisabled(false) }.autocorrectionType != .no)
    #expect(try field { $0.disableAutocorrection(true) }.autocorrectionType == .no)
    #expect(try field { $0.disableAutocorrection(false) }.autocorrectionType != .no)
    #expect(try field { $0.disableAutocorrection(nil) }.autocorrectionType != .no)
  }

  @Test(
    .shows("View.textInputAutocapitalization(_:)", "View.autocapitalization(_:)"),
    .shows("TextInputAutocapitalization", "TextInputAutocapitalization.never"),
    .shows("TextInputAutocapitalization.words", "TextInputAutocapitalization.sentences"),
    .shows("TextInputAutocapitalization.characters"),
    arguments: [
      (.never, .none), (.words, .words), (.sentences, .sentences), (.characters, .allCharacters),
      (nil, .sentences),
    ] as [(TextInputAutocapitalization?, UITextAutocapitalizationType)])
  func aFieldSaysWhichLettersBecomeCapitals(
    _ capitals: TextInputAutocapitalization?, _ type: UITextAutocapitalizationType
  ) throws {
    #expect(
      try field { $0.textInputAutocapitalization(capitals) }.autocapitalizationType == type)
    #expect(try field { $0.autocapitalization(type) }.autocapitalizationType == type)
  }

  @Test(.shows("View.textContentType(_:)"))
  func aFieldSaysWhatItsTextMeans() throws {
    #expect(try field { $0 }.textContentType == nil)
    #expect(try field { $0.textContentType(.password) }.textContentType == .password)
    #expect(try field { $0.textContentType(.username) }.textContentType == .username)
    #expect(
      try field { $0.textContentType(nil).textContentType(.password) }.textContentType == nil)
  }

  @Test func anEditorAsksForAKeyboardToo() throws {
    let editor = TextEditor(text: .constant("")).keyboardType(.emailAddress)
      .autocorrectionDisabled().textInputAutocapitalization(.never)
    let view = try #require(ShownInterface(editor).views(UITextView.self).first)
    #expect(view.keyboardType == .emailAddress)
    #expect(view.autocorrectionType == .no)
    #expect(view.autocapitalizationType == .none)
  }
}
