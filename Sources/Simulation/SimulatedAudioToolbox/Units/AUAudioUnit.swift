public import Foundation
import SimulatedFoundation
import Synchronization

/// An audio unit: what renders sound, in its extension, and what a host has of it in its own process.
///
/// Simulated: extensions derive from it and give it busses, parameters and a render block; hosts get one
/// from `instantiate(with:options:completionHandler:)` that has the extension do all that. Differs: rendering
/// has no deadline, and isn't done on a real-time thread.
open class AUAudioUnit: NSObject, @unchecked Sendable {
  // What rendering reads has a lock; the rest is set while nothing is rendered.
  private struct State {
    var isAllocated = false
    var maximumFrames: AUAudioFrameCount = 512
  }

  private let state = Mutex(State())
  private var tree: AUParameterTree?
  private var noBusses: [AUAudioUnitBusType: AUAudioUnitBusArray] = [:]
  private var preset: AUAudioUnitPreset?
  let events = ScheduledEvents()

  /// The component that it is of.
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

  /// Where sound goes in; subclasses override it.
  ///
  /// Simulated: no bus.
  open var inputBusses: AUAudioUnitBusArray { none(.input) }

  /// Where sound comes out; subclasses override it.
  ///
  /// Simulated: no bus.
  open var outputBusses: AUAudioUnitBusArray { none(.output) }

  /// Says whether a bus may have another format; subclasses override it.
  ///
  /// Simulated: yes.
  open func shouldChange(to format: AVAudioFormat, for bus: AUAudioUnitBus) -> Bool { true }

  private func none(_ type: AUAudioUnitBusType) -> AUAudioUnitBusArray {
    let made = noBusses[type] ?? AUAudioUnitBusArray(audioUnit: self, busType: type)
    noBusses[type] = made
    return made
  }

  // MARK: Parameters

  /// The parameters.
  ///
  /// Simulated: what a subclass sets.
  open var parameterTree: AUParameterTree? {
    get { tree }
    set { tree = newValue }
  }

  // MARK: Rendering

  /// How many frames are rendered at once at most.
  ///
  /// Simulated: 512 until a host says otherwise.
  open var maximumFramesToRender: AUAudioFrameCount {
    get { state.withLock { $0.maximumFrames } }
    set { state.withLock { $0.maximumFrames = newValue } }
  }

  /// Gets ready to render; subclasses override it and call it.
  ///
  /// Simulated: a unit whose subclass doesn't call it isn't ready.
  open func allocateRenderResources() throws { state.withLock { $0.isAllocated = true } }

  /// Is ready no more; subclasses override it and call it.
  open func deallocateRenderResources() { state.withLock { $0.isAllocated = false } }

  /// Whether it is ready to render.
  open var renderResourcesAllocated: Bool { state.withLock { $0.isAllocated } }

  /// Forgets what was rendered; subclasses override it.
  ///
  /// Simulated: forgets what hosts have scheduled.
  open func reset() { events.clear() }

  /// Renders; subclasses override it.
  ///
  /// Simulated: a unit that doesn't override it answers kAudioUnitErr_Uninitialized (inferred).
  open var internalRenderBlock: AUInternalRenderBlock {
    { _, _, _, _, _, _, _ in kAudioUnitErr_Uninitialized }
  }

  /// How long a sound takes to come through, in seconds; subclasses override it.
  open var latency: TimeInterval { 0 }

  /// How long sound comes out after none goes in, in seconds; subclasses override it.
  open var tailTime: TimeInterval { 0 }

  // MARK: Presets

  /// The unit's own presets; subclasses override it.
  open var factoryPresets: [AUAudioUnitPreset]? { nil }

  /// The preset that was taken last; subclasses override it, and take its values.
  open var currentPreset: AUAudioUnitPreset? {
    get { preset }
    set { preset = newValue }
  }

  // MARK: State

  /// What is to be kept of the unit; subclasses override it, and add to what is here.
  ///
  /// Simulated: the component's numbers, and under "data" the values of all parameters, which are taken
  /// again when it is set. Differs: Apple's data has another form.
  open var fullState: [String: Any]? {
    get { keptState }
    set { take(newValue) }
  }
}
