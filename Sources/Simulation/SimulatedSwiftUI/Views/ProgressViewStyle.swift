extension View {
  /// Sets the look of the progress inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    telling { $0.look.progress = S.isCircular ? .circular : .linear }
  }
}

/// A look of progress.
///
/// Simulated: a bar or a wheel. Differs: only the system's styles conform to it.
public protocol ProgressViewStyle {
  /// Whether it is a wheel; not part of Apple's interface.
  static var isCircular: Bool { get }
}

/// The usual style.
///
/// Simulated: a bar, or a wheel without a value.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Whether it is a wheel; not part of Apple's interface.
  public static let isCircular = false
}

/// A style with a wheel.
///
/// Simulated: a wheel, which doesn't show the value.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style with a colour, which has no effect.
  public init(tint: Color) {}
  /// Whether it is a wheel; not part of Apple's interface.
  public static let isCircular = true
}

/// A style with a bar.
///
/// Simulated: no known difference.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style with a colour, which has no effect.
  public init(tint: Color) {}
  /// Whether it is a wheel; not part of Apple's interface.
  public static let isCircular = false
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style with a wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style with a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
