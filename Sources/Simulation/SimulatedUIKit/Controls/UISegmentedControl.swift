package import DeviceEvents
public import Foundation

/// A control for choosing one of a few segments.
///
/// Simulated: a tap on a segment selects it and sends `valueChanged`; a selection by code sends
/// nothing (documented).
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` when nothing is selected.
  public nonisolated static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []
  private var attributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Makes a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control from titles and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      if let image = item as? UIImage {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: index, animated: false)
      }
    }
  }

  /// Makes a control from actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  /// Makes a control without segments; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment, or ``noSegment``.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a selection is cleared at once.
  open var isMomentary = false
  /// Whether the width of each segment follows its content.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Inserts a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Inserts a segment with an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
    invalidateIntrinsicContentSize()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    invalidateIntrinsicContentSize()
  }
  /// Sets a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { at(segment)?.title }
  /// Sets a picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }
  /// Returns the picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { at(segment)?.image }
  /// Sets a width; 0 for the same width as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// Returns the width of a segment.
  open func widthForSegment(at segment: Int) -> CGFloat { at(segment)?.width ?? 0 }
  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { at(segment)?.isEnabled ?? false }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { at(segment)?.action }
  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { self.attributes[state.rawValue] = attributes }
  /// Returns the attributes of titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// The size of the titles.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { segment in
      segment.width > 0
        ? segment.width
        : max(segment.image?.size.width ?? 0, TextMeasure.size(segment.title ?? "", font).width)
          + 20
    }
    let each = apportionsSegmentWidthsByContent ? nil : widths.max()
    return CGSize(
      width: each.map { $0 * CGFloat(widths.count) } ?? widths.reduce(0, +), height: 32)
  }
  /// Returns the size of the titles.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Called when the user taps a segment.
  package func choose(_ segment: Int) {
    guard isEnabled, let chosen = at(segment), chosen.isEnabled else { return }
    guard selectedSegmentIndex != segment || isMomentary else { return }
    selectedSegmentIndex = segment
    chosen.action?.run(sender: self)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Returns the index of the segment with a title.
  package func segment(saying title: String) -> Int? {
    segments.firstIndex { $0.title == title }
  }

  /// Describes a row with a button for each segment.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .segments
    let width = element.frame.width / Double(max(segments.count, 1))
    element.children = segments.enumerated().map { index, segment in
      var frame = element.frame
      frame.x += Double(index) * width
      frame.width = width
      var part = ScreenElement(.button, frame: frame, text: segment.title)
      part.isOn = index == selectedSegmentIndex
      part.isEnabled = isEnabled && segment.isEnabled
      part.write(color: .label, font: font, .center)
      return part
    }
    return element
  }

  private var font: UIFont { .systemFont(ofSize: 13) }

  private func at(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    if selectedSegmentIndex >= index, selectedSegmentIndex != Self.noSegment {
      selectedSegmentIndex += 1
    }
    invalidateIntrinsicContentSize()
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    invalidateIntrinsicContentSize()
  }
}
