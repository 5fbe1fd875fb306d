public import Foundation

/// The direction of a bus.
///
/// Simulated: Apple's numbers.
public enum AUAudioUnitBusType: Int, Sendable {
  /// Sound goes into the unit.
  case input = 1
  /// Sound comes out of the unit.
  case output = 2
}

/// A bus through which sound goes into a unit, or comes out.
///
/// Simulated: keeps its format. Differs: key-value observing isn't supported.
open class AUAudioUnitBus: NSObject, @unchecked Sendable {
  // What can change is set while nothing is rendered.
  private var current: AVAudioFormat
  weak var owner: AUAudioUnit?

  /// Whether it is enabled.
  open var isEnabled = true
  /// Its name.
  open var name: String?
  /// Its index in the array.
  open internal(set) var index = 0
  /// The direction of the bus.
  open internal(set) var busType = AUAudioUnitBusType.input
  /// The maximum number of channels; 0 for any number.
  open var maximumChannelCount: AUAudioFrameCount = 0

  /// Makes a bus.
  public init(format: AVAudioFormat) throws {
    current = format
    super.init()
  }

  /// The format of its samples.
  open var format: AVAudioFormat { current }

  /// The unit to which it belongs.
  open var ownerAudioUnit: AUAudioUnit? { owner }

  /// Changes the format of its samples.
  ///
  /// Simulated: throws kAudioUnitErr_Initialized while the unit is ready to render, and
  /// kAudioUnitErr_FormatNotSupported if the unit refuses, or if there are more channels than
  /// `maximumChannelCount`.
  open func setFormat(_ format: AVAudioFormat) throws {
    if let owner {
      guard !owner.renderResourcesAllocated else { throw NSError(audio: kAudioUnitErr_Initialized) }
      let fits = maximumChannelCount == 0 || format.channelCount <= maximumChannelCount
      guard fits, owner.shouldChange(to: format, for: self) else {
        throw NSError(audio: kAudioUnitErr_FormatNotSupported)
      }
    }
    current = format
  }
}

/// The busses of a unit, for one direction.
///
/// Simulated: keeps them. Differs: their number is fixed when the array is made.
open class AUAudioUnitBusArray: NSObject, @unchecked Sendable {
  // It doesn't change after it is made.
  private let busses: [AUAudioUnitBus]
  private weak var owner: AUAudioUnit?

  /// The direction of the busses.
  public let busType: AUAudioUnitBusType

  /// Makes an array of busses.
  public init(
    audioUnit owner: AUAudioUnit, busType: AUAudioUnitBusType, busses: [AUAudioUnitBus]
  ) {
    self.owner = owner
    self.busType = busType
    self.busses = busses
    for (index, bus) in busses.enumerated() {
      bus.owner = owner
      bus.index = index
      bus.busType = busType
    }
    super.init()
  }

  /// Makes an array without busses.
  public convenience init(audioUnit owner: AUAudioUnit, busType: AUAudioUnitBusType) {
    self.init(audioUnit: owner, busType: busType, busses: [])
  }

  /// The number of busses.
  open var count: Int { busses.count }

  /// The unit to which they belong.
  open var ownerAudioUnit: AUAudioUnit? { owner }

  /// The bus at an index.
  open subscript(index: Int) -> AUAudioUnitBus {
    precondition(busses.indices.contains(index), "the unit has no bus \(index)")
    return busses[index]
  }
}

extension NSError {
  /// Makes an error with Apple's number.
  convenience init(audio status: OSStatus, _ message: String? = nil) {
    self.init(
      domain: NSOSStatusErrorDomain, code: Int(status),
      userInfo: message.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
  }
}
