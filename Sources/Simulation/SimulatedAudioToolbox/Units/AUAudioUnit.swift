public import Foundation
import SimulatedFoundation
import Synchronization

/// An audio unit: the object that renders sound in its extension, or its representation in a host.
///
/// Simulated: extensions subclass it and supply busses, parameters and a render block; hosts get an
/// object from `instantiate(with:options:completionHandler:)` that lets the extension do the work.
/// Differs: rendering has no deadline, and isn't done on a real-time thread.
open class AUAudioUnit: NSObject, @unchecked Sendable {
  // A lock protects what rendering reads; the rest is set while nothing is rendered.
  private struct State {
    var isAllocated = false
    var maximumFrames: AUAudioFrameCount = 512
  }

  private let state = Mutex(State())
  private var tree: AUParameterTree?
  private var noBusses: [AUAudioUnitBusType: AUAudioUnitBusArray] = [:]
  private var preset: AUAudioUnitPreset?
  let events = ScheduledEvents()

  /// The component to which it belongs.
  public let componentDescription: AudioComponentDescription

  /// Makes a unit of a component; subclasses override it.
  public init(
    componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) throws {
    self.componentDescription = componentDescription
    super.init()
  }

  // MARK: Busses

  /// The busses for input; subclasses override it.
  ///
  /// Simulated: no bus.
  open var inputBusses: AUAudioUnitBusArray { none(.input) }

  /// The busses for output; subclasses override it.
  ///
  /// Simulated: no bus.
  open var outputBusses: AUAudioUnitBusArray { none(.output) }

  /// Returns whether a bus may have another format; subclasses override it.
  ///
  /// Simulated: it may.
  open func shouldChange(to format: AVAudioFormat, for bus: AUAudioUnitBus) -> Bool { true }

  private func none(_ type: AUAudioUnitBusType) -> AUAudioUnitBusArray {
    let made = noBusses[type] ?? AUAudioUnitBusArray(audioUnit: self, busType: type)
    noBusses[type] = made
    return made
  }

  // MARK: Parameters

  /// The parameters.
  ///
  /// Simulated: the tree that a subclass sets.
  open var parameterTree: AUParameterTree? {
    get { tree }
    set { tree = newValue }
  }

  // MARK: Rendering

  /// The maximum number of frames that are rendered at once.
  ///
  /// Simulated: 512 until a host sets another number.
  open var maximumFramesToRender: AUAudioFrameCount {
    get { state.withLock { $0.maximumFrames } }
    set { state.withLock { $0.maximumFrames = newValue } }
  }

  /// Prepares for rendering; subclasses override it and call `super`.
  ///
  /// Simulated: a unit whose subclass doesn't call it isn't ready.
  open func allocateRenderResources() throws { state.withLock { $0.isAllocated = true } }

  /// Ends the preparation for rendering; subclasses override it and call `super`.
  open func deallocateRenderResources() { state.withLock { $0.isAllocated = false } }

  /// Whether it is ready to render.
  open var renderResourcesAllocated: Bool { state.withLock { $0.isAllocated } }

  /// Resets the state of rendering; subclasses override it.
  ///
  /// Simulated: discards the events that hosts have scheduled.
  open func reset() { events.clear() }

  /// The block that renders; subclasses override it.
  ///
  /// Simulated: a unit that doesn't override it answers kAudioUnitErr_Uninitialized (inferred).
  open var internalRenderBlock: AUInternalRenderBlock {
    { _, _, _, _, _, _, _ in kAudioUnitErr_Uninitialized }
  }

  /// The delay of sound through the unit, in seconds; subclasses override it.
  open var latency: TimeInterval { 0 }

  /// The time for which sound comes out after the input ends, in seconds; subclasses override it.
  open var tailTime: TimeInterval { 0 }

  // MARK: Presets

  /// The unit's own presets; subclasses override it.
  open var factoryPresets: [AUAudioUnitPreset]? { nil }

  /// The preset that was chosen last; subclasses override it, and apply its values.
  open var currentPreset: AUAudioUnitPreset? {
    get { preset }
    set { preset = newValue }
  }

  // MARK: State

  /// The state of the unit to be saved; subclasses override it, and add to it.
  ///
  /// Simulated: the component's numbers, and under "data" the values of all parameters, which are
  /// restored when it is set. Differs: Apple's data has another form.
  open var fullState: [String: Any]? {
    get { keptState }
    set { take(newValue) }
  }
}
