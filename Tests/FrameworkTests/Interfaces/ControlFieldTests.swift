import DeviceEvents
import Foundation
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Fields that the user types into.
@MainActor @Suite(.serialized) struct ControlFieldTests: LooksAtViews {
  /// One control for text, and what it is bound to.
  private struct Bound<Control: View>: View {
    @State var text = ""
    @ViewBuilder let control: (Binding<String>) -> Control

    var body: some View {
      VStack {
        control($text)
        Text("is \(text)")
      }
    }
  }

  private func check(
    _ field: String, _ empty: String, _ control: @escaping (Binding<String>) -> some View
  ) async throws {
    let shown = ShownInterface(Bound(control: control))
    #expect(shown.lines == [empty, #"label "is ""#])
    try await shown.type("Ann", into: field)
    #expect(shown.lines == [#"textField "Ann""#, #"label "is Ann""#])
  }

  @Test(
    .shows("TextField", "TextField.init(_:text:)", "TextField.init(_:text:axis:)"),
    .shows("TextField.init(text:prompt:label:)", "TextField.init(text:prompt:axis:label:)"),
    .shows("TextField.init(_:text:prompt:)", "TextField.init(_:text:prompt:axis:)"))
  func aFieldShowsItsTitleOrItsPromptWhileItIsEmpty() async throws {
    let (title, prompt) = ("textField (Name)", "textField (Your name)")
    let asked = Text("Your name")
    try await check("Name", title) { TextField("Name", text: $0) }
    try await check("Name", title) { TextField("Name", text: $0, axis: .vertical) }
    try await check("Name", title) { text in TextField(text: text) { Text("Name") } }
    try await check("Name", title) { text in TextField(text: text, axis: .vertical) { Text("Name") }
    }
    try await check("Name", prompt) { text in TextField(text: text, prompt: asked) { Text("Name") }
    }
    try await check("Your name", prompt) { text in
      TextField(text: text, prompt: asked, axis: .vertical) { Text("Name") }
    }
    try await check("Your name", prompt) { TextField("Name", text: $0, prompt: asked) }
    try await check("Name", title) { TextField("Name", text: $0, prompt: nil) }
    try await check("Name", prompt) {
      TextField("Name", text: $0, prompt: asked, axis: .vertical)
    }
  }

  @Test(
    .shows("SecureField", "SecureField.init(_:text:)", "SecureField.init(_:text:prompt:)"),
    .shows("SecureField.init(text:prompt:label:)", "SecureField.body"))
  func nobodyCanReadASecureField() async throws {
    func check(
      _ empty: String, _ control: @escaping (Binding<String>) -> some View
    ) async throws {
      let shown = ShownInterface(Bound(control: control))
      #expect(shown.lines.first == empty)
      try await shown.type("abc", into: "Code")
      #expect(shown.lines == [#"textField "•••""#, #"label "is abc""#])
    }
    try await check("textField (Code)") { SecureField("Code", text: $0) }
    try await check("textField (Six)") { SecureField("Code", text: $0, prompt: Text("Six")) }
    try await check("textField (Six)") { text in
      SecureField(text: text, prompt: Text("Six")) { Text("Code") }
    }
    try await check("textField (Code)") { SecureField("Code", text: $0).body }
  }

  @Test(.shows("TextField.init(_:text:onEditingChanged:onCommit:)"))
  func aFieldTellsWhenTypingBeginsAndEnds() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      Bound { text in
        TextField(
          "Name", text: text, onEditingChanged: { log.append($0 ? "begins" : "ends") },
          onCommit: { log.append("commits") })
      })
    try shown.typeAtOnce("A", into: "Name")
    #expect(log == ["begins"])
    try shown.typeAtOnce("\n", into: "A")
    #expect(log == ["begins", "commits", "ends"])
    await shown.settle()
    #expect(shown.lines.last == #"label "is A""#)
  }

  @Test(.shows("TextEditor", "TextEditor.init(text:)"))
  func anEditorTakesSeveralLines() async throws {
    let shown = ShownInterface(Bound(text: "Dear") { TextEditor(text: $0) })
    #expect(shown.lines == [#"textView "Dear""#, #"label "is Dear""#])
    try await shown.type(" Ann,\nhello", into: "Dear")
    #expect(
      shown.text == """
        textView "Dear Ann,
        hello"
        label "is Dear Ann,
        hello"
        """)
    #expect(lines(of: TextEditor(text: .constant(""))) == ["textView  0,0 200×100"])
    let disabled = ShownInterface(TextEditor(text: .constant("a")).disabled(true))
    #expect(disabled.views(UITextView.self).map(\.isEditable) == [false])
  }

  @Test(
    .shows("View.textFieldStyle(_:)", "TextFieldStyle", "TextFieldStyle.isRounded"),
    .shows("TextFieldStyle.automatic", "TextFieldStyle.plain", "TextFieldStyle.roundedBorder"),
    .shows("DefaultTextFieldStyle", "DefaultTextFieldStyle.init()"),
    .shows("DefaultTextFieldStyle.isRounded", "PlainTextFieldStyle.isRounded"),
    .shows("PlainTextFieldStyle", "PlainTextFieldStyle.init()", "RoundedBorderTextFieldStyle"),
    .shows("RoundedBorderTextFieldStyle.init()", "RoundedBorderTextFieldStyle.isRounded"))
  func aFieldHasABorderOrNone() {
    func hasBorder<Style: TextFieldStyle>(_ style: Style) -> Bool {
      let view = VStack { TextField("Name", text: .constant("")).textFieldStyle(style) }
      let styles = ShownInterface(view.textFieldStyle(style)).views(UITextField.self)
      #expect(styles.map(\.borderStyle) == [Style.isRounded ? .roundedRect : .none])
      return elements(of: view).contains { $0.border != nil }
    }
    #expect(hasBorder(.roundedBorder))
    #expect(hasBorder(RoundedBorderTextFieldStyle()))
    #expect(!hasBorder(.plain))
    #expect(!hasBorder(PlainTextFieldStyle()))
    #expect(!hasBorder(.automatic))
    #expect(!hasBorder(DefaultTextFieldStyle()))
    #expect(RoundedBorderTextFieldStyle.isRounded)
    #expect(!PlainTextFieldStyle.isRounded)
    #expect(!DefaultTextFieldStyle.isRounded)
  }
}
