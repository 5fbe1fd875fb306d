import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// A text field delegate that records everything and allows what it is told to.
private final class FieldTalk: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refused: Set<String> = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  private func asked(_ line: String) -> Bool {
    lines.append(line + "?")
    return !refused.contains(line)
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked("begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begins") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked("end") }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { lines.append("ends: \(reason)") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { asked("\(range.location)+\(range.length) to '\(string)'") }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("moves") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { asked("clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked("return") }
}

/// A delegate that only has the method without a reason.
private final class OldTalk: NSObject, UITextFieldDelegate {
  var ended = 0
  func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
}

/// A text view delegate that records everything and allows what it is told to.
private final class ViewTalk: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var refused: Set<String> = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  private func asked(_ line: String) -> Bool {
    lines.append(line + "?")
    return !refused.contains(line)
  }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { asked("begin") }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begins") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { asked("end") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("ends") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { asked("\(range.location)+\(range.length) to '\(text)'") }
  func textViewDidChange(_ textView: UITextView) { lines.append("changes") }
  func textViewDidChangeSelection(_ textView: UITextView) { lines.append("moves") }
}

@MainActor @Suite(.serialized) struct FieldTalkTests {
  @Test(
    .shows(
      "UITextFieldDelegate.textFieldShouldBeginEditing(_:)",
      "UITextFieldDelegate.textFieldDidBeginEditing(_:)",
      "UITextFieldDelegate.textFieldShouldEndEditing(_:)",
      "UITextFieldDelegate.textFieldDidEndEditing(_:reason:)",
      "UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)",
      "UITextFieldDelegate.textFieldDidChangeSelection(_:)",
      "UITextFieldDelegate.textFieldShouldClear(_:)",
      "UITextFieldDelegate.textFieldShouldReturn(_:)"))
  func aFieldDoesWhatItsDelegateAllows() {
    let (field, talk) = (UITextField(), FieldTalk())
    field.delegate = talk
    talk.refused = ["begin"]
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    talk.refused = ["clear", "return", "1+0 to 'c'"]
    field.text = "a"
    field.clearsOnBeginEditing = true
    #expect(talk.take() == ["begin?"])
    #expect(field.becomeFirstResponder() && field.text == "a")
    #expect(talk.take() == ["begin?", "clear?", "begins"])
    field.userTypes("c")
    #expect(talk.take() == ["1+0 to 'c'?"])
    field.userTypes("b")
    #expect(talk.take() == ["1+0 to 'b'?", "moves"])
    #expect(field.text == "ab")
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .editingDidEndOnExit)
    field.userReturns()
    talk.refused = ["end"]
    field.userReturns()
    #expect(talk.take() == ["return?", "return?"] && returns == 1)
    #expect(!field.resignFirstResponder() && field.isEditing)
    talk.refused = []
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(talk.take() == ["end?", "end?", "ends: committed"])
    #expect(field.becomeFirstResponder() && field.text == "")
    field.resignFirstResponder()
  }

  @Test(.shows("UITextFieldDelegate.textFieldDidEndEditing(_:)"))
  func aDelegateWithoutReasonsIsToldOfTheEndAllTheSame() {
    let (field, talk) = (UITextField(), OldTalk())
    field.delegate = talk
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(talk.ended == 1)
  }

  @Test(
    .shows(
      "UITextViewDelegate.textViewShouldBeginEditing(_:)",
      "UITextViewDelegate.textViewDidBeginEditing(_:)",
      "UITextViewDelegate.textViewShouldEndEditing(_:)",
      "UITextViewDelegate.textViewDidEndEditing(_:)",
      "UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:)",
      "UITextViewDelegate.textViewDidChange(_:)",
      "UITextViewDelegate.textViewDidChangeSelection(_:)"))
  func aTextViewDoesWhatItsDelegateAllows() {
    let (view, talk) = (UITextView(), ViewTalk())
    view.delegate = talk
    talk.refused = ["begin"]
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    talk.refused = ["0+0 to 'x'"]
    view.userTypes("x")
    #expect(talk.take() == ["begin?", "begin?", "begins", "0+0 to 'x'?"] && view.text == "")
    view.userTypes("y")
    #expect(talk.take() == ["0+0 to 'y'?", "moves", "changes"] && view.text == "y")
    view.selectedRange = NSRange(location: 0, length: 1)
    #expect(talk.take() == ["moves"])
    talk.refused = ["end"]
    #expect(!view.resignFirstResponder() && view.isFirstResponder)
    talk.refused = []
    #expect(view.resignFirstResponder())
    #expect(talk.take() == ["end?", "end?", "ends"])
  }

  private final class Heard: @unchecked Sendable {
    // Notifications are posted and heard on the main actor.
    var names: [String] = []
  }

  /// The names of the notifications about an object that are posted while something runs.
  private func posted(
    _ names: [Notification.Name], of object: UIView, during action: () -> Void
  ) -> [String] {
    let heard = Heard()
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        heard.names.append($0.name.rawValue)
      }
    }
    action()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return heard.names
  }

  @Test(
    .shows(
      "UITextField.textDidBeginEditingNotification", "UITextField.textDidEndEditingNotification",
      "UITextField.textDidChangeNotification"))
  func aFieldsTypingIsPosted() {
    let field = UITextField()
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let heard = posted(names, of: field) {
      field.text = "not typed"
      field.userTypes("a")
      field.resignFirstResponder()
    }
    #expect(
      heard == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test(
    .shows(
      "UITextView.textDidBeginEditingNotification", "UITextView.textDidEndEditingNotification",
      "UITextView.textDidChangeNotification"))
  func aTextViewsTypingIsPosted() {
    let view = UITextView()
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let heard = posted(names, of: view) {
      view.text = "not typed"
      view.userTypes("a")
      view.resignFirstResponder()
    }
    #expect(
      heard == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }
}
