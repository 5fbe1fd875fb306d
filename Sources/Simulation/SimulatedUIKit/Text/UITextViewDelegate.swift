public import Foundation

/// Asked and told about typing in a text view.
///
/// Simulated: all calls about typing, in UIKit's order. Differs: links and pictures can't be
/// tapped, so it isn't asked about them.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Typing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether typing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Typing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user may change text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Something else is chosen.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be opened.
  ///
  /// Type-checks only: links can't be tapped.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Says that it may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Says that it may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Says that the user may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Says that it may.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// What the user does to a link or a picture in a text.
///
/// Simulated: the documented values; links can't be tapped.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// What is found in a text and can be tapped.
///
/// Simulated: keeps its value. Differs: nothing is found.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// The place that lines are set in.
///
/// Simulated: its padding makes a text view's lines shorter. Differs: other values are kept only.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Makes a place of no certain size.
  public override init() { super.init() }
  /// Makes a place of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// The size.
  open var size = CGSize.zero
  /// Room at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 for as many as there are.
  open var maximumNumberOfLines = 0
  /// What happens to text that is too wide.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether its width follows the view's.
  open var widthTracksTextView = false
  /// Whether its height follows the view's.
  open var heightTracksTextView = false
}
