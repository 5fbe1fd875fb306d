public import Foundation

/// Changes of how a view looks that don't change its layout.
///
/// Simulated: opacity and offset.
@MainActor @preconcurrency public protocol VisualEffect {
  /// The opacity and how far it is moved; not part of Apple's interface.
  var look: VisualEffectLook { get }
}

/// The sum of some effects; Apple has no such type.
///
/// Simulated: opacity and offset.
public struct VisualEffectLook: VisualEffect {
  var opacity = 1.0
  var offset = CGSize.zero

  /// The sum itself.
  public var look: VisualEffectLook { self }

  func changed(_ change: (inout Self) -> Void) -> Self {
    var look = self
    change(&look)
    return look
  }
}

/// No effect.
///
/// Simulated: no known difference.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes no effect.
  public nonisolated init() {}
  /// Nothing.
  public var look: VisualEffectLook { VisualEffectLook() }
}

extension VisualEffect {
  /// Makes it more transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    look.changed { $0.opacity *= opacity }
  }

  /// Moves it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Moves it.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    look.changed {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Makes it larger or smaller.
  ///
  /// Type-checks only: it is drawn in its size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    look
  }

  /// Makes it larger or smaller.
  ///
  /// Type-checks only: it is drawn in its size.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { look }

  /// Turns it.
  ///
  /// Type-checks only: it is drawn upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    look
  }

  /// Turns it in space.
  ///
  /// Type-checks only: it is drawn upright and flat.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { look }

  /// Makes it blurred.
  ///
  /// Type-checks only: nothing is blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { look }
}

/// Where a view is in what scrolls.
///
/// Simulated: always entirely visible.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come from above, entirely visible, and about to come from below.
  case topLeading, identity, bottomTrailing

  /// Whether it is entirely visible.
  public var isIdentity: Bool { self == .identity }
  /// How far it is from there: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it is scrolled.
///
/// Type-checks only: all that is found by scrolling is entirely visible.
public struct ScrollTransitionConfiguration: Sendable {
  /// Gradually, with the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
  /// With an animation.
  public static func animated(_ animation: Animation = .default) -> Self { animated }
}

extension View {
  /// Changes how it looks while it is scrolled.
  ///
  /// Simulated: as it is when it is entirely visible.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    let look = transition(EmptyVisualEffect(), .identity).look
    return wrapped { piece in
      let piece = look.opacity < 1 ? piece.wrapped(.faded(look.opacity)) : piece
      return look.offset == .zero ? piece : piece.wrapped(.shifted(look.offset))
    }
  }
}
