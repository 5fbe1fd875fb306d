/// How a film fits its layer.
///
/// Type-checks only: no film is shown.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// All of it.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Both, out of shape.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
