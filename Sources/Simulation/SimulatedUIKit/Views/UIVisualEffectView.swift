public import Foundation

/// An effect on what is visible through a view.
///
/// Simulated: keeps its values. Differs: pictures show a plain translucent colour.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// An effect that blurs what is behind.
///
/// Simulated: as ``UIVisualEffect``.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The strength and brightness of a blur.
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

/// An effect that gives the content colours from what is blurred.
///
/// Simulated: as ``UIVisualEffect``.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A translucent view with an effect.
///
/// Simulated: other views are added to its `contentView`, which fills it. Differs: as
/// ``UIVisualEffect``.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view to which other views are added.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
