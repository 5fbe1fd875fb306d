/// A class of tags that connect types with the outside world: filename extensions or MIME types.
///
/// Simulated: the documented names. No known difference.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The class's name, such as `public.filename-extension`.
  public let rawValue: String

  /// Makes a class with that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The class's name.
  public var description: String { rawValue }

  /// Filename extensions, without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
