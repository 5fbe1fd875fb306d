import DeviceEvents
import SimulatedUIKit
import TestSupport
import Testing

/// Records the calls of fields and text views.
private final class TextLog: ControlsLog, UITextFieldDelegate, UITextViewDelegate {
  var allows = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("may begin", true) }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begins") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("ends") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("may return", allows) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { note("may change \(range.location)+\(range.length) to '\(string)'", allows) }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("may begin", true) }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begins") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("ends") }
  func textViewDidChange(_ textView: UITextView) { lines.append("is '\(textView.text ?? "")'") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { note("may change \(range.location)+\(range.length) to '\(text)'", allows) }

  private func note(_ line: String, _ answer: Bool) -> Bool {
    lines.append(line)
    return answer
  }
}

@MainActor @Suite(.serialized) struct TextTests {
  private let log = TextLog()

  @Test(
    .shows(
      "UITextField.delegate", "UITextField.text", "UITextField.becomeFirstResponder()",
      "UITextField.resignFirstResponder()", "UITextField.isEditing",
      "UITextField.canBecomeFirstResponder"))
  func aFieldAsksAndTellsInOrder() {
    let field = UITextField()
    field.delegate = log
    field.addAction(UIAction { [log] _ in log.lines.append("changed") }, for: .editingChanged)
    field.text = "a"
    #expect(log.take() == [])
    field.userTypes("b")
    #expect(log.take() == ["may begin", "begins", "may change 1+0 to 'b'", "changed"])
    #expect(field.text == "ab" && field.isEditing)
    log.allows = false
    field.userTypes("c")
    #expect(log.take() == ["may change 2+0 to 'c'"])
    #expect(field.text == "ab")
    field.userReturns()
    #expect(log.take() == ["may return"])
    log.allows = true
    field.userClears()
    #expect(log.take() == ["may change 0+2 to ''", "changed"])
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(log.take() == ["ends"])
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder)
    field.userTypes("d")
    #expect(field.text == "" && log.take() == [])
  }

  @Test(
    .shows(
      "UITextField.hasText", "UITextField.insertText(_:)", "UITextField.deleteBackward()",
      "UITextField.selectedTextRange", "UITextField.replace(_:withText:)",
      "UITextField.text(in:)", "UITextField.beginningOfDocument", "UITextField.endOfDocument",
      "UITextInput.textRange(from:to:)", "UITextInput.position(from:offset:)",
      "UITextInput.offset(from:to:)", "UITextInput.compare(_:to:)"))
  func keysWorkWhereTheCursorIs() throws {
    let field = UITextField()
    field.text = "Hallo 👋🏽"
    field.deleteBackward()
    #expect(field.text == "Hallo ")
    let start = field.beginningOfDocument
    let second = try #require(field.position(from: start, offset: 2))
    field.selectedTextRange = field.textRange(from: start, to: second)
    field.insertText("Ga")
    #expect(field.text == "Gallo ")
    let range = try #require(field.selectedTextRange)
    #expect(range.isEmpty && field.offset(from: start, to: range.start) == 2)
    field.replace(range, withText: "l")
    #expect(field.text == "Galllo ")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.compare(start, to: second) == .orderedAscending)
    let all = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.text(in: all) == "Galllo " && field.hasText)
    field.replace(all, withText: "")
    #expect(!field.hasText)
  }

  @Test(
    .shows(
      "UITextView.delegate", "UITextView.text", "UITextView.becomeFirstResponder()",
      "UITextView.resignFirstResponder()", "UITextView.isEditable", "UITextView.insertText(_:)",
      "UITextView.deleteBackward()", "UITextView.selectedRange", "UITextView.hasText"))
  func aTextViewAsksAndTellsInOrder() {
    let view = UITextView()
    view.delegate = log
    view.text = "a"
    #expect(log.take() == [])
    view.userTypes("b\nc")
    #expect(log.take() == ["may begin", "begins", "may change 1+0 to 'b\nc'", "is 'ab\nc'"])
    view.selectedRange = NSRange(location: 0, length: 1)
    view.insertText("A")
    #expect(view.text == "Ab\nc" && view.selectedRange == NSRange(location: 1, length: 0))
    view.deleteBackward()
    #expect(view.text == "b\nc" && view.hasText)
    _ = log.take()
    #expect(view.resignFirstResponder())
    #expect(log.take() == ["ends"])
    view.isEditable = false
    view.userTypes("d")
    #expect(view.text == "b\nc" && log.take() == [])
  }

  @Test(
    .shows(
      "UITextView.intrinsicContentSize", "UITextView.sizeThatFits(_:)",
      "UITextView.textContainerInset"))
  func aTextViewThatIsNotScrolledIsAsHighAsItsText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    view.text = "One line"
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    let one = view.intrinsicContentSize.height
    view.text = "One line\nand another"
    #expect(view.intrinsicContentSize.height > one + 10)
    let before = view.sizeThatFits(.zero)
    view.textContainerInset = .zero
    #expect(abs(view.sizeThatFits(.zero).height - (before.height - 16)) < 0.01)
  }

  @Test(
    .shows(
      "UILabel.text", "UILabel.attributedText", "UILabel.numberOfLines", "UILabel.font",
      "UILabel.intrinsicContentSize", "UILabel.sizeThatFits(_:)",
      "UILabel.preferredMaxLayoutWidth", "UILabel.textRect(forBounds:limitedToNumberOfLines:)"))
  func aLabelIsAsLargeAsItsText() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Several words that need some room"
    let one = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == one.height)
    label.numberOfLines = 0
    let many = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(many.width <= 100 && many.height > one.height * 2)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == many)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height < many.height)
    label.preferredMaxLayoutWidth = 0
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.width > one.width * 1.9)
    label.attributedText = NSAttributedString(
      string: "B", attributes: [.foregroundColor: UIColor.red])
    #expect(label.text == "B")
    #expect(label.screenElement().color == label.screenColor(.red))
    #expect(
      label.textRect(
        forBounds: CGRect(x: 3, y: 4, width: 90, height: 90), limitedToNumberOfLines: 1
      ).minX == 3)
  }

  @Test(
    .shows(
      "NSParagraphStyle.copy(with:)", "NSParagraphStyle.mutableCopy(with:)",
      "NSParagraphStyle.isEqual(_:)", "NSMutableParagraphStyle.setParagraphStyle(_:)",
      "NSMutableParagraphStyle.alignment", "NSMutableParagraphStyle.lineSpacing"))
  func aParagraphStyleIsAValue() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 9
    #expect(copy.lineSpacing == 4 && copy.alignment == .center)
    #expect(copy != style)
    let changed = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    changed.setParagraphStyle(style)
    #expect(changed == style)
  }

  @Test(
    .shows(
      "NSString.size(withAttributes:)", "String.size(withAttributes:)", "NSAttributedString.size()",
      "NSString.boundingRect(with:options:attributes:context:)",
      "NSAttributedString.boundingRect(with:options:context:)"))
  func textIsMeasuredInItsFont() {
    let text = "Several words that need room"
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let size = text.size(withAttributes: font)
    #expect(size.width > 100)
    #expect(NSString(string: text).size(withAttributes: font) == size)
    let styled = NSAttributedString(string: text, attributes: font)
    #expect(styled.size() == size)
    let box = CGSize(width: 80, height: 1000)
    let lines = NSString(string: text).boundingRect(
      with: box, options: .usesLineFragmentOrigin, attributes: font, context: nil)
    #expect(lines.height > size.height * 2)
    #expect(styled.boundingRect(with: box, options: .usesLineFragmentOrigin, context: nil) == lines)
  }
}
