public import Foundation

/// A rectangle that takes part in the layout but shows nothing.
///
/// Simulated: its anchors, and the place that constraints give it.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  enum Kind { case plain, safeArea, margins, reading, contents, frame, keyboard }
  private(set) var kind: Kind

  /// Makes a guide that doesn't belong to a view.
  public override convenience init() { self.init(kind: .plain) }
  init(kind: Kind, of view: UIView? = nil) {
    self.kind = kind
    owningView = view
    super.init()
  }
  /// Makes the guide one of a view's built-in guides.
  func belong(to view: UIView, as kind: Kind) {
    self.kind = kind
    owningView = view
  }
  /// Makes a guide; the archive is ignored.
  public required init?(coder: NSCoder) {
    kind = .plain
    super.init()
  }

  /// The view that it belongs to.
  open weak var owningView: UIView?
  /// A name for messages.
  open var identifier = ""
  var place = CGRect.zero

  /// The rectangle of the guide in its view.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .plain, .contents: return place
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins, .reading: return view.bounds.inset(by: view.layoutMargins)
    case .frame: return CGRect(origin: .zero, size: view.bounds.size)
    case .keyboard: return view.bounds.inset(by: insets(in: view.bounds.height))
    }
  }

  /// The height of what the guide takes at the bottom of its view.
  var height: CGFloat { 0 }
  /// Returns what the guide leaves free of a view of a height.
  func insets(in height: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: height - self.height, left: 0, bottom: 0, right: 0)
  }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .leading)
  }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .trailing)
  }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .left)
  }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .right)
  }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .top)
  }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .bottom)
  }
  /// The width.
  open var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: .width)
  }
  /// The height.
  open var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: .height)
  }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .centerX)
  }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .centerY)
  }
}
