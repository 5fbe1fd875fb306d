public import Foundation
public import SimulatedCoreGraphics

/// The visible content of a view: its place and its look.
///
/// Simulated: keeps its values; place, corners, border and background are those in the picture of
/// the screen. Differs: shadows, contents and masks aren't drawn; nothing is animated; and a layer
/// is laid out and drawn only when the program says "if needed", not automatically.
open class CALayer: NSObject {
  /// Makes a layer.
  public override init() { super.init() }
  /// Makes a copy of another layer's values, as for presentation layers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    bounds = other.bounds
    position = other.position
    backgroundColor = other.backgroundColor
    opacityValue = other.opacityValue
  }
  /// Makes a layer; the archive is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// The layer's own rectangle.
  open var bounds = CGRect.zero {
    didSet { if oldValue.size != bounds.size { setNeedsLayout() } }
  }
  /// The position of the anchor point in the superlayer.
  open var position = CGPoint.zero
  /// The point of the layer that `position` places, as fractions of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The order of layers from back to front.
  open var zPosition: CGFloat = 0
  /// The transform around the anchor point.
  open var transform = CATransform3DIdentity
  /// Returns the flat part of ``transform``.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the flat part of ``transform``.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The layer's place in its superlayer.
  open var frame: CGRect {
    get {
      let (width, height) = (bounds.width, bounds.height)
      let own = CGRect(
        x: -anchorPoint.x * width, y: -anchorPoint.y * height, width: width, height: height)
      let box = own.applying(affineTransform())
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      bounds.size = newValue.size.applying(affineTransform().inverted()).positive
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The superlayer.
  open private(set) weak var superlayer: CALayer?
  /// The sublayers, from back to front.
  open private(set) var sublayers: [CALayer]?

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }
  /// Inserts a sublayer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    sublayers = all
    layer.superlayer = self
    setNeedsLayout()
  }
  /// Inserts a sublayer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  /// Inserts a sublayer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Whether it belongs to a view.
  package var isOfView = false

  /// Replaces the sublayers, in the order of a view's subviews.
  package func replaceSublayers(_ layers: [CALayer]) {
    sublayers = layers.isEmpty ? nil : layers
    for layer in layers { layer.superlayer = self }
  }

  /// The opacity of the layer, in full precision.
  package var opacityValue: CGFloat = 1
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float {
    get { Float(opacityValue) }
    set { opacityValue = CGFloat(newValue) }
  }
  /// Whether the layer is hidden.
  open var isHidden = false
  /// Whether sublayers are clipped at the edges.
  open var masksToBounds = false
  /// Whether the layer is opaque.
  open var isOpaque = false
  /// The layer whose opacity masks this one.
  open var mask: CALayer?
  /// The background colour.
  open var backgroundColor: CGColor?
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// The round corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The shadow's colour.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The shadow's shape.
  open var shadowPath: CGPath?
  /// The content of the layer, a picture.
  open var contents: Any?
  /// The pixels of the contents per point.
  open var contentsScale: CGFloat = 1
  /// The way in which the contents fit.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether the layer is stored as a picture.
  open var shouldRasterize = false
  /// The scale of that picture.
  open var rasterizationScale: CGFloat = 1
  /// A name for the program's own use.
  open var name: String?
  /// The object that draws and lays out the layer.
  open weak var delegate: (any CALayerDelegate)?

  private var animations: [(key: String?, animation: CAAnimation)] = []

  /// Adds an animation, which ends in the next turn of the main queue.
  ///
  /// Simulated: an existing animation of that name is removed (documented), and the name of a
  /// transition is `transition` (documented). An animation that isn't removed on completion is
  /// kept. Differs: nothing moves.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = anim is CATransition ? "transition" : key
    animations.removeAll { $0.key != nil && $0.key == key }
    animations.append((key, anim))
    anim.run { [weak self] in self?.finish(anim) ?? true }
  }
  private func finish(_ anim: CAAnimation) -> Bool {
    guard let place = animations.firstIndex(where: { $0.animation === anim }) else { return false }
    if anim.isRemovedOnCompletion { animations.remove(at: place) }
    return true
  }
  /// Removes the animation of that name.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [] }
  /// Returns the animation of that name.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// Returns the names of the animations; `nil` if there are none.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  private var isDrawn = true
  private var isLaidOut = true

  /// Requests that the layer be drawn.
  open func setNeedsDisplay() { isDrawn = false }
  /// Returns whether a request to draw the layer is pending.
  open func needsDisplay() -> Bool { !isDrawn }
  /// Draws the layer now, if a request is pending.
  open func displayIfNeeded() {
    guard !isDrawn else { return }
    isDrawn = true
    display()
  }
  /// Makes the contents from what ``draw(in:)`` draws.
  ///
  /// Simulated: with the origin at the upper left, and `contentsScale` pixels per point. Differs:
  /// the delegate isn't asked, and a layer without a size keeps its contents.
  open func display() {
    let size = CGSize(width: bounds.width * contentsScale, height: bounds.height * contentsScale)
    guard size.width.isFinite, size.height.isFinite, size.width < 1e6, size.height < 1e6,
      let context = CGContext(
        width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)),
        scale: contentsScale)
    else { return }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    contents = context.makeImage()
  }
  /// Draws the layer; override it to do so.
  open func draw(in ctx: CGContext) {}

  /// Requests that the sublayers be laid out.
  open func setNeedsLayout() { isLaidOut = false }
  /// Returns whether the sublayers are to be laid out, for example after a change of their number
  /// or of this layer's size.
  open func needsLayout() -> Bool { !isLaidOut }
  /// Lays out the sublayers now, if needed, and their own sublayers.
  ///
  /// Simulated: it begins with the outermost layer that needs it (documented).
  open func layoutIfNeeded() {
    if let superlayer, superlayer.needsLayout() { return superlayer.layoutIfNeeded() }
    layOut()
  }
  private func layOut() {
    if !isLaidOut {
      isLaidOut = true
      layoutSublayers()
    }
    for layer in sublayers ?? [] { layer.layOut() }
  }
  /// Places the sublayers; override it to do so.
  open func layoutSublayers() {}

  /// Draws the layer's background and its sublayers.
  ///
  /// Simulated: backgrounds and pictures. Differs: text, corners and borders are left out.
  open func render(in ctx: CGContext) {
    guard !isHidden, opacityValue > 0 else { return }
    if let backgroundColor {
      ctx.setFillColor(backgroundColor)
      ctx.fill(bounds)
    }
    if let image = contents as? CGImage { ctx.drawUpright(image, in: bounds) }
    for layer in sublayers ?? [] {
      ctx.saveGState()
      ctx.translateBy(
        x: layer.frame.minX - layer.bounds.minX, y: layer.frame.minY - layer.bounds.minY)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
  }

  /// Returns the layer itself, as no animation is under way.
  open func presentation() -> Self? { self }
  /// Returns the layer itself.
  open func model() -> Self { self }
  /// Returns whether a point is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

extension CGSize {
  /// The size without the signs that a mirroring transform would produce.
  fileprivate var positive: CGSize { CGSize(width: abs(width), height: abs(height)) }
}
