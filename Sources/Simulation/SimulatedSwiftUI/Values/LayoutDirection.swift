/// The direction in which views are laid out.
///
/// Simulated: from right to left, everything is in the mirrored place, and texts are aligned at the
/// other side. Differs: the inside of UIKit's own views and pictures stay as they are, and the
/// device's language doesn't change it.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

extension EnvironmentValues {
  /// The alignment of text as if everything were laid out from left to right.
  var shownTextAlignment: TextAlignment {
    guard layoutDirection == .rightToLeft else { return multilineTextAlignment }
    return switch multilineTextAlignment {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}
