/// Whether a value in a log message may be read by whoever reads the log.
///
/// Simulated: as documented of a log on a device: numbers and truth values are shown unless they
/// are said to be private; text and objects are `<private>` unless they are said to be public, and
/// `<mask.hash: …>` where the mask asks for it. Differs: with Xcode attached iOS shows private
/// values, too; the letters of a hash are our own.
public struct OSLogPrivacy: Hashable, Sendable {
  /// What stands for a value that isn't shown.
  public enum Mask: Hashable, Sendable {
    /// Letters that are the same for the same value.
    case hash
    /// Nothing.
    case none
  }

  enum Kind: Hashable, Sendable { case auto, `public`, `private`, sensitive }

  let kind: Kind
  var mask = Mask.none

  /// Shown for numbers and truth values, not for text and objects.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto) }
  /// Shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public) }
  /// Not shown.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private) }
  /// Not shown, wherever the log is read.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive) }

  /// As `auto`, with a mask for what isn't shown.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  /// As `private`, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .private, mask: mask)
  }
  /// As `sensitive`, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }
}

extension OSLogPrivacy {
  /// The text, or what stands for it.
  func shown(_ text: String, isScalar: Bool = false) -> String {
    let isShown = kind == .public || (kind == .auto && isScalar)
    guard !isShown else { return text }
    guard mask == .hash else { return "<private>" }
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x0100_0000_01b3 }
    return "<mask.hash: '\(String(sum, radix: 16))'>"
  }
}
