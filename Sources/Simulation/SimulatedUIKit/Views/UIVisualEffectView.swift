public import Foundation

/// How something behind a view shows through.
///
/// Simulated: keeps its values. Differs: pictures show a plain half-clear colour.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// What is behind is blurred.
///
/// Simulated: as ``UIVisualEffect``.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How blurred and how bright.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  let style: Style
  /// Makes an effect.
  ///
  /// Type-checks only: nothing is blurred.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// What is inside takes the colours of what is blurred.
///
/// Simulated: as ``UIVisualEffect``.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view through which something shows.
///
/// Simulated: views go into its `contentView`, which fills it. Differs: as ``UIVisualEffect``.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// What other views go into.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Makes a view; what was archived is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
