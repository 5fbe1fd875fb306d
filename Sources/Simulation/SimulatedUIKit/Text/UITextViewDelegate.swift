public import Foundation

/// A delegate that is asked and told about typing in a text view.
///
/// Simulated: all calls about typing, in UIKit's order. Differs: links and pictures can't be
/// tapped, so it isn't asked about them.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether typing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when typing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether typing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when typing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the user may change text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a link may be opened.
  ///
  /// Type-checks only: links can't be tapped.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Allows it.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Allows it.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// The user's interaction with a link or a picture in a text.
///
/// Simulated: the documented values; links can't be tapped.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// The types of data that are detected in a text and can be tapped.
///
/// Simulated: keeps its value. Differs: nothing is detected.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of types.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// The container in which lines are laid out.
///
/// Simulated: its padding shortens a text view's lines. Differs: other values are only kept.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Makes a container without a fixed size.
  public override init() { super.init() }
  /// Makes a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// The size.
  open var size = CGSize.zero
  /// The room at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 for as many as there are.
  open var maximumNumberOfLines = 0
  /// The treatment of text that is too wide.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether its width follows the view's.
  open var widthTracksTextView = false
  /// Whether its height follows the view's.
  open var heightTracksTextView = false
}
