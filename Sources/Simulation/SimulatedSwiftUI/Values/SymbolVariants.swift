/// What is added to the names of symbols.
///
/// Simulated: no known difference.
public struct SymbolVariants: Hashable, Sendable {
  private var isFilled = false
  private var isSlashed = false
  private var shape: String?

  /// Nothing.
  public static let none = SymbolVariants()
  /// The filled form.
  public static let fill = SymbolVariants().fill
  /// The form with a line through it.
  public static let slash = SymbolVariants().slash
  /// The form in a circle.
  public static let circle = SymbolVariants().circle
  /// The form in a square.
  public static let square = SymbolVariants().square
  /// The form in a rectangle.
  public static let rectangle = SymbolVariants().rectangle

  /// Filled, too.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// With a line through it, too.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }
  /// In a circle, too.
  public var circle: SymbolVariants { changed { $0.shape = "circle" } }
  /// In a square, too.
  public var square: SymbolVariants { changed { $0.shape = "square" } }
  /// In a rectangle, too.
  public var rectangle: SymbolVariants { changed { $0.shape = "rectangle" } }

  /// Returns whether all that another one adds is added.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
      && (other.shape == nil || other.shape == shape)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Returns these variants with what another one adds.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
      $0.shape = other.shape ?? $0.shape
    }
  }

  /// Returns the name of a symbol in this form.
  func name(of symbol: String) -> String {
    let parts = symbol.split(separator: ".")
    let added = [isSlashed ? "slash" : nil, shape, isFilled ? "fill" : nil].compactMap(\.self)
    return ([symbol] + added.filter { !parts.contains(Substring($0)) }).joined(separator: ".")
  }
}

extension EnvironmentValues {
  /// What is added to the names of symbols.
  public var symbolVariants: SymbolVariants {
    get { look.symbolVariants }
    set { look.symbolVariants = newValue }
  }
}

extension View {
  /// Shows symbols inside in another form.
  ///
  /// Simulated: by their names. Differs: also where there is no such symbol.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    telling { $0.symbolVariants = $0.symbolVariants.adding(variant) }
  }
}
