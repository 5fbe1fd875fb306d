package import DeviceEvents
public import Foundation

/// Shows how far something is.
///
/// Simulated: the part stays between 0 and 1; it follows a Progress once, when that is set.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable { case `default`, bar }

  private var part: Float = 0

  /// Makes a view of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far it is.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? part }
    set { part = min(max(newValue, 0), 1) }
  }
  /// How it looks.
  open var progressViewStyle = Style.default
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what isn't.
  open var trackTintColor: UIColor?
  /// What is shown by it.
  open var observedProgress: Progress?

  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// As high as the line.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// A line that is full in part.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .progress
    element.fraction = Double(progress)
    return element
  }
}
