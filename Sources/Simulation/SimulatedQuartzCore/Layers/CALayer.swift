public import Foundation
public import SimulatedCoreGraphics

/// What a view shows itself with: its place and its look.
///
/// Simulated: keeps its values; place, corners, border and background are those of the picture of
/// the screen. Differs: shadows, contents and masks aren't drawn; nothing is animated; and a layer is
/// laid out and drawn when the program says "if needed", not by itself.
open class CALayer: NSObject {
  /// Makes a layer.
  public override init() { super.init() }
  /// Makes a copy of another layer's values, as presentation layers are made.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    bounds = other.bounds
    position = other.position
    backgroundColor = other.backgroundColor
    opacityValue = other.opacityValue
  }
  /// Makes a layer; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// The layer's own rectangle.
  open var bounds = CGRect.zero {
    didSet { if oldValue.size != bounds.size { setNeedsLayout() } }
  }
  /// Where the anchor point is in the superlayer.
  open var position = CGPoint.zero
  /// The point of the layer that `position` places, as parts of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Which layers are in front.
  open var zPosition: CGFloat = 0
  /// Turns, scales and moves the layer around its anchor point.
  open var transform = CATransform3DIdentity
  /// The flat part of ``transform``.
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

  /// The layer that this one is inside of.
  open private(set) weak var superlayer: CALayer?
  /// The layers inside, from back to front.
  open private(set) var sublayers: [CALayer]?

  /// Puts a layer in front of the others inside.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }
  /// Puts a layer at a place among the others inside.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    sublayers = all
    layer.superlayer = self
    setNeedsLayout()
  }
  /// Puts a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  /// Puts a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }
  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Whether it is a view's.
  package var isOfView = false

  /// Keeps order of a view's layers.
  package func replaceSublayers(_ layers: [CALayer]) {
    sublayers = layers.isEmpty ? nil : layers
    for layer in layers { layer.superlayer = self }
  }

  /// How opaque the layer is, in full precision.
  package var opacityValue: CGFloat = 1
  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float {
    get { Float(opacityValue) }
    set { opacityValue = CGFloat(newValue) }
  }
  /// Whether the layer isn't shown.
  open var isHidden = false
  /// Whether what is inside is cut off at the edges.
  open var masksToBounds = false
  /// Whether nothing shows through.
  open var isOpaque = false
  /// The layer whose opacity is this one's.
  open var mask: CALayer?
  /// The colour behind everything.
  open var backgroundColor: CGColor?
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the line around the layer.
  open var borderWidth: CGFloat = 0
  /// The colour of the line around the layer.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The shadow's colour.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// How opaque the shadow is.
  open var shadowOpacity: Float = 0
  /// How far the shadow is away.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is.
  open var shadowRadius: CGFloat = 3
  /// The shadow's shape.
  open var shadowPath: CGPath?
  /// What the layer shows, a picture.
  open var contents: Any?
  /// Elements of the contents for each point.
  open var contentsScale: CGFloat = 1
  /// How the contents fit.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether the layer is kept as a picture.
  open var shouldRasterize = false
  /// The scale of that picture.
  open var rasterizationScale: CGFloat = 1
  /// A name for the program's own use.
  open var name: String?
  /// Who draws and lays out the layer.
  open weak var delegate: (any CALayerDelegate)?

  private var animations: [(key: String?, animation: CAAnimation)] = []

  /// Takes an animation, which is over on the next turn of the main queue.
  ///
  /// Simulated: another one with that name goes (documented), and the name of a transition is
  /// `transition` (documented). What stays when it is over is kept. Differs: nothing moves.
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
  /// Takes the animation of that name away.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Takes all animations away.
  open func removeAllAnimations() { animations = [] }
  /// The animation of that name.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// The names of the animations; `nil` where there is none.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  private var isDrawn = true
  private var isLaidOut = true

  /// Asks for the layer to be drawn.
  open func setNeedsDisplay() { isDrawn = false }
  /// Whether somebody has asked for the layer to be drawn.
  open func needsDisplay() -> Bool { !isDrawn }
  /// Draws the layer now, if somebody has asked for that.
  open func displayIfNeeded() {
    guard !isDrawn else { return }
    isDrawn = true
    display()
  }
  /// Makes the contents from what ``draw(in:)`` draws.
  ///
  /// Simulated: with the origin at the upper left, and `contentsScale` elements for each point. Differs: the
  /// delegate isn't asked, and a layer without a size keeps its contents.
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

  /// Asks for the layers inside to be laid out.
  open func setNeedsLayout() { isLaidOut = false }
  /// Whether the layers inside are to be laid out: for example their number or this one's size has
  /// changed.
  open func needsLayout() -> Bool { !isLaidOut }
  /// Lays out the layers inside now, if that is due, and those inside of these.
  ///
  /// Simulated: it begins with the layer furthest out for which it is due (documented).
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
  /// Places the layers inside; override it to do so.
  open func layoutSublayers() {}

  /// Draws the layer's background and what is inside.
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

  /// The layer itself: nothing is under way.
  open func presentation() -> Self? { self }
  /// The layer itself.
  open func model() -> Self { self }
  /// Whether a point is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

extension CGSize {
  /// Without signs, as a transform that mirrors would leave them.
  fileprivate var positive: CGSize { CGSize(width: abs(width), height: abs(height)) }
}
