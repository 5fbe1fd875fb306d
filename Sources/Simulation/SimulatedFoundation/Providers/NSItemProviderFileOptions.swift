/// Options for using the file of a representation.
///
/// Simulated: the documented value. No known difference.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: Int

  /// Makes options from a number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be opened where it is instead of being copied.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// The processes that may see a representation.
///
/// Simulated: the documented values that iOS has; another process never learns of a representation
/// of `ownProcess`. Differs: all apps of a lesson belong to one team, the device's own of another.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everyone.
  case all = 0
  /// Apps of the same team.
  case team = 1
  /// The process itself.
  case ownProcess = 3
}

/// The key in a load's options for the size that an image should have, as an NSValue.
///
/// Simulated: no known difference in the name (that the value is the name is inferred). It reaches
/// the load handler, even that of another process.
public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"
