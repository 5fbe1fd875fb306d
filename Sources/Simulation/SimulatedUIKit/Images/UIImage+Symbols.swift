public import Foundation

extension UIImage {
  /// How a symbol is drawn.
  ///
  /// Simulated: the size; what is said of the rest is kept, and tells two configurations apart.
  /// Differs: weight, scale and colours don't show.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // All values are set once, when the object is made.
    let pointSize: CGFloat?
    private let weight: SymbolWeight?
    private let scale: SymbolScale?
    private let colors: [UIColor]?
    private let isHierarchical: Bool

    init(
      size: CGFloat?, weight: SymbolWeight? = nil, scale: SymbolScale? = nil,
      colors: [UIColor]? = nil, isHierarchical: Bool = false
    ) {
      pointSize = size
      self.weight = weight
      self.scale = scale
      self.colors = colors
      self.isHierarchical = isHierarchical
      super.init()
    }
    /// Makes a size.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// Makes a size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }
    /// Makes a size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: .some(scale))
    }
    /// Makes a scale.
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
    /// Makes a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }
    /// Makes the size of a style of text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: textStyle.size) }
    /// Makes the size of a style of text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: textStyle.size, scale: scale)
    }
    /// Makes the size of a font.
    public convenience init(font: UIFont) { self.init(size: font.pointSize) }
    /// Makes the size of a font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, scale: scale)
    }
    /// Makes colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, colors: paletteColors)
    }
    /// Makes a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, colors: [hierarchicalColor], isHierarchical: true)
    }
    /// This one and the other, which counts more.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weight ?? weight,
        scale: other.scale ?? scale, colors: other.colors ?? colors,
        isHierarchical: other.colors == nil ? isHierarchical : other.isHierarchical)
    }

    /// Whether another configuration says the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && colors == other.colors && isHierarchical == other.isHierarchical
    }
    /// Hashes what is said.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }
}
