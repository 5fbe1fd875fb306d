/// What is to be known of one rendering.
///
/// Simulated: Apple's bits. Differs: nothing here reads them.
public struct AudioUnitRenderActionFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before it.
  public static let unitRenderAction_PreRender = AudioUnitRenderActionFlags(rawValue: 4)
  /// Behind it.
  public static let unitRenderAction_PostRender = AudioUnitRenderActionFlags(rawValue: 8)
  /// What comes out is silent.
  public static let unitRenderAction_OutputIsSilence = AudioUnitRenderActionFlags(rawValue: 16)
}
