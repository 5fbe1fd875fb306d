public import Foundation

extension UIImage {
  /// The configuration of a symbol.
  ///
  /// Simulated: the size; the other values are kept, and distinguish configurations. Differs:
  /// weight, scale and colours have no effect.
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
    /// Makes a configuration with a size.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// Makes a configuration with a size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }
    /// Makes a configuration with a size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: .some(scale))
    }
    /// Makes a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
    /// Makes a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }
    /// Makes a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: textStyle.size) }
    /// Makes a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: textStyle.size, scale: scale)
    }
    /// Makes a configuration with the size of a font.
    public convenience init(font: UIFont) { self.init(size: font.pointSize) }
    /// Makes a configuration with the size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, scale: scale)
    }
    /// Makes a configuration with several colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, colors: paletteColors)
    }
    /// Makes a configuration with one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, colors: [hierarchicalColor], isHierarchical: true)
    }
    /// Returns this configuration combined with another, which takes precedence.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weight ?? weight,
        scale: other.scale ?? scale, colors: other.colors ?? colors,
        isHierarchical: other.colors == nil ? isHierarchical : other.isHierarchical)
    }

    /// Returns whether another configuration has the same values.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && colors == other.colors && isHierarchical == other.isHierarchical
    }
    /// The hash of the values.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }
}
