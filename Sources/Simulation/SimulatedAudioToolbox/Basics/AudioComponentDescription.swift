/// What names an audio component, or what a search looks for.
///
/// Simulated: Apple's layout; in a search 0 stands for any (documented).
public struct AudioComponentDescription: Hashable, Sendable {
  /// The kind: an effect, an instrument.
  public var componentType: OSType
  /// Which of its maker's.
  public var componentSubType: OSType
  /// Its maker.
  public var componentManufacturer: OSType
  /// What is to be known of it.
  public var componentFlags: UInt32
  /// Which of these bits a search looks at; none here.
  public var componentFlagsMask: UInt32

  /// Makes one that names nothing.
  public init() {
    self.init(
      componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0,
      componentFlagsMask: 0)
  }

  /// Makes one of its parts.
  public init(
    componentType: OSType, componentSubType: OSType, componentManufacturer: OSType,
    componentFlags: UInt32, componentFlagsMask: UInt32
  ) {
    self.componentType = componentType
    self.componentSubType = componentSubType
    self.componentManufacturer = componentManufacturer
    self.componentFlags = componentFlags
    self.componentFlagsMask = componentFlagsMask
  }
}

/// Where an audio unit is to be made.
///
/// Simulated: Apple's bits. Differs: it is always made in its extension's process, as on iOS.
public struct AudioComponentInstantiationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// In its extension's process.
  public static let loadOutOfProcess = AudioComponentInstantiationOptions(rawValue: 1)
  /// In the host's.
  public static let loadInProcess = AudioComponentInstantiationOptions(rawValue: 2)
}
