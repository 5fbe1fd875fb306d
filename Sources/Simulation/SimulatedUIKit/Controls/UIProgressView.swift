package import DeviceEvents
public import Foundation

/// A view that shows progress.
///
/// Simulated: the progress stays between 0 and 1; it follows a Progress only at the moment of
/// setting.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look of a progress view.
  public enum Style: Int, Sendable { case `default`, bar }

  private var part: Float = 0

  /// Makes a view with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? part }
    set { part = min(max(newValue, 0), 1) }
  }
  /// The look.
  open var progressViewStyle = Style.default
  /// The colour of the finished part.
  open var progressTintColor: UIColor?
  /// The colour of the remaining part.
  open var trackTintColor: UIColor?
  /// The object whose progress is shown.
  open var observedProgress: Progress?

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The height of the line.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// Describes a line that is partly filled.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .progress
    element.fraction = Double(progress)
    return element
  }
}
