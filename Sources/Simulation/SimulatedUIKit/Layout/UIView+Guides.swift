import Foundation

extension UIView {
  /// Adds a guide to the view.
  ///
  /// Simulated: no known difference.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layout.guides.append(layoutGuide)
    layoutGuide.owningView = self
    setNeedsLayout()
  }
  /// Removes a guide from the view.
  ///
  /// Simulated: no known difference.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    setNeedsLayout()
  }
  /// The guides that were added.
  ///
  /// Simulated: no known difference.
  public var layoutGuides: [UILayoutGuide] { layout.guides }

  /// The part that bars and the screen's edges don't cover.
  ///
  /// Simulated: see ``safeAreaInsets``.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(\.guideOfSafeArea, .safeArea) }
  /// The part inside the margins.
  ///
  /// Simulated: see ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide { guide(\.guideOfMargins, .margins) }
  /// The part in which lines of text are easy to read.
  ///
  /// Simulated: on a phone the part inside the margins.
  public var readableContentGuide: UILayoutGuide { guide(\.guideOfReading, .reading) }

  func guide(
    _ place: ReferenceWritableKeyPath<LayoutState, UILayoutGuide?>, _ kind: UILayoutGuide.Kind
  ) -> UILayoutGuide {
    if let guide = layout[keyPath: place] { return guide }
    let guide = UILayoutGuide(kind: kind, of: self)
    layout[keyPath: place] = guide
    return guide
  }

  /// The margins in the direction of reading.
  ///
  /// Simulated: as ``layoutMargins``.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
  /// Whether margins grow with the superview's.
  ///
  /// Simulated: keeps its value.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layout.preservesSuperviewMargins }
    set { layout.preservesSuperviewMargins = newValue }
  }
  /// Whether margins begin at the safe area.
  ///
  /// Simulated: no known difference.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout.addsSafeAreaToMargins }
    set {
      layout.addsSafeAreaToMargins = newValue
      setNeedsLayout()
    }
  }
}
