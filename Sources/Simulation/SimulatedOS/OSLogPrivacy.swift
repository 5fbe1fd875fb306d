/// The privacy of a value in a log message.
///
/// Simulated: as documented for a log on a device: numbers and Booleans are shown unless they are
/// marked as private; text and objects are `<private>` unless they are marked as public, and
/// `<mask.hash: …>` if the mask requests it. Differs: with Xcode attached, iOS also shows private
/// values; the letters of a hash are our own.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The replacement for a hidden value.
  public enum Mask: Hashable, Sendable {
    /// Letters that are the same for the same value.
    case hash
    /// No replacement.
    case none
  }

  enum Kind: Hashable, Sendable { case auto, `public`, `private`, sensitive }

  let kind: Kind
  var mask = Mask.none

  /// Numbers and Booleans are shown, text and objects are hidden.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public) }
  /// The value is hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private) }
  /// The value is hidden, wherever the log is read.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive) }

  /// Returns `auto` with a mask for hidden values.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  /// Returns `private` with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .private, mask: mask)
  }
  /// Returns `sensitive` with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }
}

extension OSLogPrivacy {
  /// Returns the text or its replacement.
  func shown(_ text: String, isScalar: Bool = false) -> String {
    let isShown = kind == .public || (kind == .auto && isScalar)
    guard !isShown else { return text }
    guard mask == .hash else { return "<private>" }
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x0100_0000_01b3 }
    return "<mask.hash: '\(String(sum, radix: 16))'>"
  }
}
