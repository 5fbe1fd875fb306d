public import Foundation

/// A log message: text with interpolated values, each of which may be private.
///
/// Simulated: as documented for `privacy`, `format` and `align`. Differs: the values are inserted
/// at once, even for a log that discards the message.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of the message, as the compiler collects them.
  public let interpolation: OSLogInterpolation

  /// Makes a message from text and interpolated values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// Makes a message without values.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(value)
  }
}

/// The interpolation of a log message.
///
/// Simulated: each value is formatted according to its `privacy`, `format` and `align`.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  init(_ text: String) { self.text = text }

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds literal text, which is always shown.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds text.
  public mutating func appendInterpolation(
    _ value: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(value))
  }

  /// Adds an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(format.text(number), isScalar: true))
  }

  /// Adds a floating-point number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let written = String(format: "%.\(format.precision)\(format.conversion)", Double(number))
    text += align.aligned(privacy.shown(written, isScalar: true))
  }

  /// Adds a Boolean.
  public mutating func appendInterpolation(
    _ value: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let words = format == .truth ? ("true", "false") : ("yes", "no")
    text += privacy.shown(value ? words.0 : words.1, isScalar: true)
  }

  /// Adds an object by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ object: NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.shown(object?.description ?? "(null)")
  }

  /// Adds any value by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(value.description))
  }

  /// Adds an error by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: any Error, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.shown("\(error)")
  }

  /// Adds the name of a type, which is shown unless it is marked as private.
  public mutating func appendInterpolation(
    _ type: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown("\(type)", isScalar: true))
  }
}
