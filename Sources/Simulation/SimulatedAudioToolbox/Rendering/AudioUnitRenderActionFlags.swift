/// The flags of one rendering.
///
/// Simulated: Apple's bits. Differs: they aren't read here.
public struct AudioUnitRenderActionFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The flag before rendering.
  public static let unitRenderAction_PreRender = AudioUnitRenderActionFlags(rawValue: 4)
  /// The flag after rendering.
  public static let unitRenderAction_PostRender = AudioUnitRenderActionFlags(rawValue: 8)
  /// The flag of silent output.
  public static let unitRenderAction_OutputIsSilence = AudioUnitRenderActionFlags(rawValue: 16)
}
