import Foundation
import SimulatedUIKit

/// The content of a compose sheet below its bar: the text with the preview beside it, the counter,
/// and the rows or what replaces them.
final class ComposeView: UIView {
  let textView = UITextView(frame: .zero, textContainer: nil)
  let counter = UILabel()

  /// The preview of the shared items.
  var preview: UIView? { didSet { exchange(oldValue, for: preview) } }
  /// The rows.
  var rows: UIView? { didSet { exchange(oldValue, for: rows) } }
  /// The height of the rows.
  var rowsHeight = 0.0 { didSet { setNeedsLayout() } }
  /// The view that replaces the rows and extends to the sheet's lower end.
  var completions: UIView? { didSet { exchange(oldValue, for: completions) } }

  static let margin = 12.0
  static let barHeight = 44.0
  static let previewSide = 72.0
  static let textHeight = 150.0
  private static let counterHeight = 18.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    textView.font = .systemFont(ofSize: 17)
    counter.font = .systemFont(ofSize: 13)
    counter.textColor = .secondaryLabel
    addSubview(textView)
    addSubview(counter)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    // The bar lies over the view, whatever the safe area says about it.
    let top = max(safeAreaInsets.top, Self.barHeight) + margin
    let side = preview == nil ? 0 : Self.previewSide + margin
    let counterPlace = Self.counterHeight + margin
    textView.frame = CGRect(
      x: margin, y: top, width: max(bounds.width - 2 * margin - side, 0),
      height: Self.textHeight - counterPlace)
    preview?.frame = CGRect(
      x: bounds.width - margin - Self.previewSide, y: top, width: Self.previewSide,
      height: Self.previewSide)
    counter.frame = CGRect(
      x: margin + 5, y: top + Self.textHeight - counterPlace, width: bounds.width / 2,
      height: Self.counterHeight)
    let below = top + Self.textHeight
    rows?.frame = CGRect(x: 0, y: below, width: bounds.width, height: rowsHeight)
    completions?.frame = CGRect(
      x: 0, y: below, width: bounds.width, height: max(bounds.height - below, 0))
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    rows?.isHidden = completions != nil
    setNeedsLayout()
  }
}
