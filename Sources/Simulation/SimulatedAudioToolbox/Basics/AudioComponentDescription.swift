/// The identity of an audio component, or the criteria of a search.
///
/// Simulated: Apple's layout; in a search 0 matches any value (documented).
public struct AudioComponentDescription: Hashable, Sendable {
  /// The kind of component: an effect, an instrument.
  public var componentType: OSType
  /// The code that distinguishes it from its manufacturer's other components.
  public var componentSubType: OSType
  /// Its manufacturer.
  public var componentManufacturer: OSType
  /// Its flags.
  public var componentFlags: UInt32
  /// The flags that a search compares; none here.
  public var componentFlagsMask: UInt32

  /// Makes an empty description.
  public init() {
    self.init(
      componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0,
      componentFlagsMask: 0)
  }

  /// Makes a description from its parts.
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

/// The choice of the process in which an audio unit is made.
///
/// Simulated: Apple's bits. Differs: it is always made in its extension's process, as on iOS.
public struct AudioComponentInstantiationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The unit is made in its extension's process.
  public static let loadOutOfProcess = AudioComponentInstantiationOptions(rawValue: 1)
  /// The unit is made in the host's process.
  public static let loadInProcess = AudioComponentInstantiationOptions(rawValue: 2)
}
