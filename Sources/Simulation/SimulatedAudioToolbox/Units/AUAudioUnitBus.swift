public import Foundation

/// Whether sound goes into a unit by a bus, or comes out.
///
/// Simulated: Apple's numbers.
public enum AUAudioUnitBusType: Int, Sendable {
  /// It goes in.
  case input = 1
  /// It comes out.
  case output = 2
}

/// Where sound goes into a unit, or comes out.
///
/// Simulated: keeps its format. Differs: it isn't made for key-value observing.
open class AUAudioUnitBus: NSObject, @unchecked Sendable {
  // What changes is set while nothing is rendered.
  private var current: AVAudioFormat
  weak var owner: AUAudioUnit?

  /// Whether it is used.
  open var isEnabled = true
  /// Its name.
  open var name: String?
  /// Which of its array it is.
  open internal(set) var index = 0
  /// Whether sound goes in or comes out.
  open internal(set) var busType = AUAudioUnitBusType.input
  /// How many channels it may have; 0 for any number.
  open var maximumChannelCount: AUAudioFrameCount = 0

  /// Makes a bus.
  public init(format: AVAudioFormat) throws {
    current = format
    super.init()
  }

  /// What its samples are like.
  open var format: AVAudioFormat { current }

  /// The unit whose it is.
  open var ownerAudioUnit: AUAudioUnit? { owner }

  /// Changes what its samples are like.
  ///
  /// Simulated: throws kAudioUnitErr_Initialized while the unit is ready to render, and
  /// kAudioUnitErr_FormatNotSupported when the unit says no, or when there are more channels than
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

/// The busses of a unit, for one of both ways.
///
/// Simulated: keeps them. Differs: their number is fixed when it is made.
open class AUAudioUnitBusArray: NSObject, @unchecked Sendable {
  // Nothing changes after it is made.
  private let busses: [AUAudioUnitBus]
  private weak var owner: AUAudioUnit?

  /// Whether sound goes in or comes out.
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

  /// How many there are.
  open var count: Int { busses.count }

  /// The unit whose they are.
  open var ownerAudioUnit: AUAudioUnit? { owner }

  /// The bus at a place.
  open subscript(index: Int) -> AUAudioUnitBus {
    precondition(busses.indices.contains(index), "the unit has no bus \(index)")
    return busses[index]
  }
}

extension NSError {
  /// An error of Apple's number.
  convenience init(audio status: OSStatus, _ message: String? = nil) {
    self.init(
      domain: NSOSStatusErrorDomain, code: Int(status),
      userInfo: message.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
  }
}
