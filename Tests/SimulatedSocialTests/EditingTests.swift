import DeviceEvents
import Foundation
import SimulatedSocial
import SimulatedUIKit
import TestSupport
import Testing

/// The text of a compose sheet, with the controller as its delegate.
@MainActor struct EditingTests {
  /// Notes what it is told about editing, and lets its superclass answer.
  private final class Editor: RecordingController {
    var edits: [String] = []

    override func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      edits.append("may it begin")
      return super.textViewShouldBeginEditing(textView)
    }

    override func textViewDidBeginEditing(_ textView: UITextView) {
      edits.append("begins")
      super.textViewDidBeginEditing(textView)
    }

    override func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      edits.append("may \(range.location)-\(range.upperBound) be \(text)")
      return super.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }

    override func textViewDidChangeSelection(_ textView: UITextView) {
      edits.append("selected \(textView.selectedRange.location)")
      super.textViewDidChangeSelection(textView)
    }

    override func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      edits.append("may it end")
      return super.textViewShouldEndEditing(textView)
    }

    override func textViewDidEndEditing(_ textView: UITextView) {
      edits.append("has ended")
      super.textViewDidEndEditing(textView)
    }
  }

  @Test(
    .shows(
      "SLComposeServiceViewController.textViewShouldBeginEditing(_:)",
      "SLComposeServiceViewController.textViewDidBeginEditing(_:)",
      "SLComposeServiceViewController.textView(_:shouldChangeTextIn:replacementText:)",
      "SLComposeServiceViewController.textViewDidChangeSelection(_:)",
      "SLComposeServiceViewController.textViewShouldEndEditing(_:)",
      "SLComposeServiceViewController.textViewDidEndEditing(_:)"))
  func theControllerIsAskedAndToldAndAllowsEverything() async throws {
    let controller = Editor()
    _ = await SheetOnScreen(controller)
    // From here on nothing awaits: other tests' views take the keyboard, too.
    controller.textView.resignFirstResponder()
    controller.edits = []
    #expect(controller.textView.becomeFirstResponder())
    try controller.prepare(.type("ab", into: nil)).get()()
    #expect(controller.contentText == "ab")
    #expect(controller.textView.resignFirstResponder())
    #expect(
      controller.edits == [
        "may it begin", "begins", "may 0-0 be a", "selected 1", "may 1-1 be b", "selected 2",
        "may it end", "has ended",
      ])
  }

  @Test(
    .shows(
      "SLComposeSheetConfigurationItem.init()", "SLComposeSheetConfigurationItemTapHandler"))
  func aRowIsMadeEmptyAndKeepsItsHandler() throws {
    let item = try #require(SLComposeSheetConfigurationItem())
    #expect(item.title == nil && item.value == nil && item.tapHandler == nil && !item.valuePending)
    var taps = 0
    let handler: SLComposeSheetConfigurationItemTapHandler = { taps += 1 }
    item.tapHandler = handler
    item.tapHandler()
    #expect(taps == 1)
  }
}
