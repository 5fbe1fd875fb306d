public import Foundation

/// How a change is animated.
///
/// Simulated: every animation is over at once.
public struct Animation: Hashable, Sendable {
  private var name: String
  private var parameters: [Double] = []

  /// The usual animation.
  public static let `default` = Animation(name: "default")
  /// An animation that begins and ends slowly.
  public static let easeInOut = Animation(name: "easeInOut")
  /// An animation that begins slowly.
  public static let easeIn = Animation(name: "easeIn")
  /// An animation that ends slowly.
  public static let easeOut = Animation(name: "easeOut")
  /// An animation of one speed.
  public static let linear = Animation(name: "linear")
  /// An animation like a spring's.
  public static let spring = Animation(name: "spring")
  /// An animation like a spring's that bounces.
  public static let bouncy = Animation(name: "bouncy")
  /// An animation like a spring's that doesn't bounce.
  public static let smooth = Animation(name: "smooth")
  /// A short animation like a spring's.
  public static let snappy = Animation(name: "snappy")

  /// An animation that begins and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut", parameters: [duration])
  }
  /// An animation that begins slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(name: "easeIn", parameters: [duration])
  }
  /// An animation that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeOut", parameters: [duration])
  }
  /// An animation of one speed.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(name: "linear", parameters: [duration])
  }
  /// An animation like a spring's.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(name: "response", parameters: [response, dampingFraction, blendDuration])
  }
  /// An animation like a spring's.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(name: "bounce", parameters: [duration, bounce, blendDuration]) }
  /// An animation like a spring's that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(name: "interactive", parameters: [response, dampingFraction, blendDuration])
  }

  /// Returns the animation after some seconds.
  public func delay(_ delay: TimeInterval) -> Animation { then("delay", delay) }
  /// Returns the animation in another speed.
  public func speed(_ speed: Double) -> Animation { then("speed", speed) }
  /// Returns the animation again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    then("forever", autoreverses ? 1 : 0)
  }
  /// Returns the animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    then("count", Double(repeatCount), autoreverses ? 1 : 0)
  }

  private func then(_ change: String, _ values: Double...) -> Animation {
    Animation(name: "\(name) \(change)", parameters: parameters + values)
  }
}

/// Does something, and animates the changes.
///
/// Simulated: the changes, without an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Does something, animates the changes, and tells when they are over.
///
/// Simulated: the changes, and then the completion.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When an animation is over.
///
/// Simulated: at once.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When it has come to its values.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logically")
  /// When it is no longer seen.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension View {
  /// Animates the changes with a value.
  ///
  /// Simulated: the end of the animation is shown at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Sets how it appears and disappears.
  ///
  /// Simulated: the end of the transition is shown at once.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// Animates how the content changes.
  ///
  /// Simulated: the end of the transition is shown at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Gives a symbol an effect.
  ///
  /// Type-checks only: symbols aren't drawn.
  public func symbolEffect<V: Equatable>(_ effect: SymbolEffectName, value: V) -> some View {
    self
  }

  /// Gives a symbol an effect.
  ///
  /// Type-checks only: symbols aren't drawn.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffectName, options: SymbolEffectOptions, value: V
  ) -> some View { self }

  /// Gives a symbol an effect.
  ///
  /// Type-checks only: symbols aren't drawn.
  public func symbolEffect(_ effect: SymbolEffectName, isActive: Bool = true) -> some View { self }

  /// Gives a symbol an effect.
  ///
  /// Type-checks only: symbols aren't drawn.
  public func symbolEffect(
    _ effect: SymbolEffectName, options: SymbolEffectOptions, isActive: Bool = true
  ) -> some View { self }
}

/// How often, and how fast, a symbol has its effect.
///
/// Type-checks only: symbols aren't drawn.
public struct SymbolEffectOptions: Sendable {
  /// As the effect says.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { repeating }
  /// At another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { repeating }
  /// At another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// An effect of a symbol; Apple has a type for each.
///
/// Type-checks only: symbols aren't drawn.
public struct SymbolEffectName: Sendable {
  /// It bounces.
  public static let bounce = SymbolEffectName()
  /// It gets fainter and stronger.
  public static let pulse = SymbolEffectName()
  /// Its parts change their colour one after the other.
  public static let variableColor = SymbolEffectName()
  /// It turns.
  public static let rotate = SymbolEffectName()
  /// It grows or shrinks.
  public static let scale = SymbolEffectName()
  /// It appears.
  public static let appear = SymbolEffectName()
  /// It disappears.
  public static let disappear = SymbolEffectName()
  /// It grows and shrinks evenly.
  public static let breathe = SymbolEffectName()
  /// It wiggles.
  public static let wiggle = SymbolEffectName()

  /// One part after the other, each once.
  public var iterative: SymbolEffectName { self }
  /// More and more parts.
  public var cumulative: SymbolEffectName { self }
  /// And back again.
  public var reversing: SymbolEffectName { self }
  /// Only forwards.
  public var nonReversing: SymbolEffectName { self }
  /// Parts that have no colour are hidden.
  public var hideInactiveLayers: SymbolEffectName { self }
  /// Parts that have no colour are faint.
  public var dimInactiveLayers: SymbolEffectName { self }
  /// Part by part.
  public var byLayer: SymbolEffectName { self }
  /// As a whole.
  public var wholeSymbol: SymbolEffectName { self }
  /// Upwards.
  public var up: SymbolEffectName { self }
  /// Downwards.
  public var down: SymbolEffectName { self }
  /// Clockwise.
  public var clockwise: SymbolEffectName { self }
  /// Counterclockwise.
  public var counterClockwise: SymbolEffectName { self }
}

/// How something appears and disappears.
///
/// Simulated: the end of the transition is shown at once.
public struct AnyTransition: Sendable {
  /// It gets more and less transparent.
  public static let opacity = AnyTransition()
  /// It slides in and out.
  public static let slide = AnyTransition()
  /// It grows and shrinks.
  public static let scale = AnyTransition()
  /// It doesn't change.
  public static let identity = AnyTransition()

  /// It moves in from an edge.
  public static func move(edge: Edge) -> AnyTransition { slide }
  /// It comes from an edge and goes to the other one.
  public static func push(from edge: Edge) -> AnyTransition { slide }
  /// It grows and shrinks.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }
  /// It appears in one way and disappears in another one.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }

  /// Returns both transitions as one.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes.
///
/// Simulated: the end of the transition is shown at once.
public struct ContentTransition: Sendable {
  /// It doesn't change gradually.
  public static let identity = ContentTransition()
  /// It gets more and less transparent.
  public static let opacity = ContentTransition()
  /// It changes its form.
  public static let interpolate = ContentTransition()
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }
  /// Digits roll.
  public static func numericText(value: Double) -> ContentTransition { identity }
}
