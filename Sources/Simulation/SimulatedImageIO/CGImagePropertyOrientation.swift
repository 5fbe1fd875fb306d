/// How a picture has to be turned, as files say it.
///
/// Simulated: the numbers that files have (documented).
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Not at all.
  case up = 1
  /// Mirrored.
  case upMirrored = 2
  /// By half a turn.
  case down = 3
  /// Mirrored and by half a turn.
  case downMirrored = 4
  /// Mirrored and by a quarter to the left.
  case leftMirrored = 5
  /// By a quarter to the right.
  case right = 6
  /// Mirrored and by a quarter to the right.
  case rightMirrored = 7
  /// By a quarter to the left.
  case left = 8
}
