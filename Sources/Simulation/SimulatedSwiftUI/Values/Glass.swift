public import Foundation

/// The look of glass, since iOS 26.
///
/// Simulated: a light grey, or the tint. Differs: nothing shines through, and nothing moves.
public struct Glass: Equatable, Sendable {
  private enum Look { case filled, none }

  private let look: Look
  private var tint: Color?

  private init(_ look: Look) { self.look = look }

  /// The usual glass.
  public static var regular: Glass { Glass(.filled) }
  /// Clearer glass.
  ///
  /// Differs: as ``regular``.
  public static var clear: Glass { Glass(.filled) }
  /// No glass.
  public static var identity: Glass { Glass(.none) }

  /// Returns glass of a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns glass that answers to touches.
  ///
  /// Type-checks only: nothing moves.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var color: Color? { look == .none ? nil : tint ?? Color(uiColor: .secondarySystemBackground) }
}

extension View {
  /// Puts glass of a shape behind the view: of a capsule's, unless another is given.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View { background(glass.color ?? .clear, in: shape) }
}

/// Views whose glass flows together.
///
/// Simulated: the views. Differs: each keeps its own shape.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Makes a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}
