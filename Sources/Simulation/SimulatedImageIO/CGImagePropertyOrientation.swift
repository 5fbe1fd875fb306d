/// The orientation of a picture, as files record it.
///
/// Simulated: the numbers that files use (documented).
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Upright.
  case up = 1
  /// Mirrored.
  case upMirrored = 2
  /// Rotated by half a turn.
  case down = 3
  /// Mirrored and rotated by half a turn.
  case downMirrored = 4
  /// Mirrored and rotated by a quarter turn to the left.
  case leftMirrored = 5
  /// Rotated by a quarter turn to the right.
  case right = 6
  /// Mirrored and rotated by a quarter turn to the right.
  case rightMirrored = 7
  /// Rotated by a quarter turn to the left.
  case left = 8
}
