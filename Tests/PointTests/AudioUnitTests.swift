import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Audio units as their hosts use them.
@Suite struct AudioUnitTests {
  @Test(
    .shows(
      "AUAudioUnitFactory", "AUAudioUnitFactory.createAudioUnit(with:)", "AUViewController",
      "AUAudioUnit.internalRenderBlock", "AUAudioUnit.allocateRenderResources()",
      "AUAudioUnit.deallocateRenderResources()", "AURenderPullInputBlock"),
    arguments: [true, false])
  func aUnitRendersInItsExtension(_ hasInterface: Bool) async throws {
    var lesson = AudioLesson()
    lesson.hasInterface = hasInterface
    lesson.scene = """
      print(device.audioComponents, device.audioComponents.map(\\.hasInterface))
      let unit = device.load(audioUnit: "aufx gain Demo")
      print(unit.failure?.description ?? "loaded")
      print(unit.prepare(frames: 4)?.description ?? "ready")
      unit.set("gain", to: 0.5)
      let rendered = unit.render([[1, -2, 4, 0]])
      print(rendered.status, rendered.channels, unit.parameters)
      unit.unprepare()
      print(unit.render([[1]]).status)
      unit.close()
      """
    let outcome = try await lesson.run()
    #expect(
      outcome.text(of: "Scene") == """
        [Demo: Gain (aufx gain Demo)] [\(hasInterface)]
        loaded
        ready
        0 [[0.5, -1.0, 2.0, 0.0]] [gain 0.5]
        -10867\n
        """)
    for line in [
      "Gain: is called: createAudioUnit(with:)", "Gain: is called: allocateRenderResources()",
      "Gain: is called: deallocateRenderResources()", "Gain: is ended by the system",
    ] {
      #expect(outcome.lines.contains { $0.hasPrefix(line) }, "\(line) in \(outcome.lines)")
    }
  }

  @Test(
    .shows("AUAudioUnitBus.setFormat(_:)", "AUAudioUnit.maximumFramesToRender"),
    .shows("AUAudioUnitBus.maximumChannelCount", "AUAudioUnit.shouldChange(to:for:)"))
  func aHostSettlesTheFormatBeforeItRenders() async throws {
    var lesson = AudioLesson()
    lesson.members = """
      override func shouldChange(to format: AVAudioFormat, for bus: AUAudioUnitBus) -> Bool {
        format.sampleRate < 90_000
      }
      override func allocateRenderResources() throws {
        try super.allocateRenderResources()
        print(maximumFramesToRender, outputs[0].format.channelCount, inputs[0].format.sampleRate)
      }
      """
    lesson.scene = """
      let unit = device.load(audioUnit: "aufx gain Demo")
      print(unit.prepare(channels: 1, sampleRate: 96_000)?.description ?? "ready")
      print(unit.prepare(frames: 64, channels: 2, sampleRate: 48_000)?.description ?? "ready")
      print(unit.render([[1, 2], [3, 4]]).channels)
      print(unit.prepare(frames: 64, channels: 1, sampleRate: 48_000)?.description ?? "ready")
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Gain") == "64 2 48000.0\n")
    #expect(
      outcome.text(of: "Scene") == """
        NSOSStatusErrorDomain -10868
        ready
        [[1.0, 2.0], [3.0, 4.0]]
        NSOSStatusErrorDomain -10849\n
        """)
  }

  @Test(
    .shows(
      "AURenderEvent.head", "AURenderEvent.parameter", "AURenderEvent.MIDI",
      "AURenderEventHeader.next", "AURenderEventHeader.eventSampleTime",
      "AURenderEventHeader.eventType", "AUParameterEvent.rampDurationSampleFrames",
      "AUParameterEvent.parameterAddress", "AUParameterEvent.value", "AUParameterEvent.next",
      "AUParameterEvent.eventSampleTime", "AUParameterEvent.eventType",
      "AUParameterEvent.reserved", "AURenderEventHeader.reserved", "AUMIDIEvent.next",
      "AUMIDIEvent.eventSampleTime", "AUMIDIEvent.eventType", "AUMIDIEvent.reserved",
      "AUMIDIEvent.length",
      "AUMIDIEvent.cable", "AUMIDIEvent.data"),
    .shows(
      "AUAudioUnit.scheduleParameterBlock", "AUAudioUnit.scheduleMIDIEventBlock",
      "AURenderEventType.parameter", "AURenderEventType.parameterRamp",
      "AURenderEventType.MIDI", "AudioTimeStamp.mSampleTime", "AUScheduleParameterBlock",
      "AUScheduleMIDIEventBlock", "AUInternalRenderBlock", "AURenderBlock"))
  func whatHappensMeanwhileComesWithTheRendering() async throws {
    var lesson = AudioLesson()
    lesson.type = "aumf"
    lesson.render = """
      var next = events
      while let event = next?.pointee {
        let time = event.head.eventSampleTime - Int64(time.pointee.mSampleTime)
        switch event.head.eventType {
        case .parameter, .parameterRamp:
          let change = event.parameter
          print(
            event.head.eventType, time, change.parameterAddress, change.value,
            change.rampDurationSampleFrames)
          print(
            change.next == event.head.next, change.eventSampleTime == event.head.eventSampleTime,
            change.eventType == event.head.eventType, change.reserved, event.head.reserved)
        default:
          let midi = event.MIDI
          print(event.head.eventType, time, midi.cable, midi.length, midi.data)
          print(
            midi.next == event.head.next, midi.eventSampleTime == event.head.eventSampleTime,
            midi.eventType == event.head.eventType, midi.reserved)
        }
        next = UnsafePointer(event.head.next)
      }
      print("end")
      return noErr
      """
    lesson.scene = """
      let unit = device.load(audioUnit: "aumf gain Demo")
      unit.prepare()
      unit.render(
        [[0, 0, 0, 0]], at: 100,
        changes: [
          AudioUnitChange("gain", to: 2, offset: 3),
          AudioUnitChange("gain", to: 1, offset: 1, ramp: 2),
        ])
      unit.render(frames: 4, midi: [[0x90, 60, 100], [0xC0, 5]], at: 104)
      unit.render(frames: 4, at: 108)
      """
    #expect(
      try await lesson.run().text(of: "Gain") == """
        parameterRamp 1 7 1.0 2
        true true true (0, 0, 0) 0
        parameter 3 7 2.0 0
        true true true (0, 0, 0) 0
        end
        MIDI 0 0 3 (144, 60, 100)
        true true true 0
        MIDI 0 0 2 (192, 5, 0)
        true true true 0
        end
        end\n
        """)
  }

  @Test(
    .shows(
      "AUAudioUnit.factoryPresets", "AUAudioUnit.currentPreset", "AUAudioUnitPreset.number",
      "AUAudioUnitPreset.name", "AUAudioUnit.fullState", "AUAudioUnit.reset()",
      "AUAudioUnit.latency", "AUAudioUnit.tailTime"))
  func aHostKeepsWhatTheUnitIs() async throws {
    var lesson = AudioLesson()
    lesson.members = """
      override var factoryPresets: [AUAudioUnitPreset]? {
        let quiet = AUAudioUnitPreset()
        quiet.number = 3
        quiet.name = "Quiet"
        return [quiet]
      }
      override var currentPreset: AUAudioUnitPreset? {
        get { super.currentPreset }
        set {
          super.currentPreset = newValue
          if newValue?.number == 3 { gain.value = 0.25 }
        }
      }
      override func reset() {
        super.reset()
        print("reset")
      }
      override var latency: TimeInterval { 0.5 }
      override var tailTime: TimeInterval { 2 }
      """
    lesson.scene = """
      let unit = device.load(audioUnit: "aufx gain Demo")
      print(unit.presets, unit.preset ?? "none", unit.latency, unit.tailTime)
      unit.choose(preset: "Quiet")
      print(unit.preset ?? "none", unit.parameters)
      let state = unit.state
      unit.set("gain", to: 2)
      unit.restore(state!)
      print(unit.parameters)
      unit.reset()
      """
    let outcome = try await lesson.run()
    #expect(
      outcome.text(of: "Scene") == """
        ["Quiet"] none 0.5 2.0
        Quiet [gain 0.25]
        [gain 0.25]\n
        """)
    #expect(outcome.text(of: "Gain") == "reset\n")
  }

  @Test(.shows("AUViewController", "AUParameterNode.token(byAddingParameterObserver:)"))
  func theInterfaceAndTheHostChangeOneParameter() async throws {
    var lesson = AudioLesson()
    lesson.factory = """
      let shown = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      override func viewDidLoad() {
        super.viewDidLoad()
        let gain = unit?.parameterTree?.parameter(withAddress: 7)
        shown.text = gain?.string(fromValue: nil)
        _ = unit?.parameterTree?.token(byAddingParameterObserver: { _, value in
          DispatchQueue.main.async { self.shown.text = "now \\(value)" }
        })
        let mute = UIButton(type: .system, primaryAction: UIAction(title: "Mute") { _ in
          gain?.value = 0
        })
        mute.frame = CGRect(x: 0, y: 50, width: 100, height: 40)
        view.addSubview(shown)
        view.addSubview(mute)
      }
      """
    lesson.scene = """
      let unit = device.load(audioUnit: "aufx gain Demo")
      let interface = unit.open()
      print(interface?.screen ?? "none")
      unit.set("gain", to: 2)
      print(interface?.screen ?? "none")
      interface?.tap("Mute")
      print(unit.parameters)
      """
    #expect(
      try await lesson.run().text(of: "Scene") == """
        label "1.00"
        button "Mute"
        label "now 2.0"
        button "Mute"
        [gain 0.0]\n
        """)
  }

  @Test func eachLoadedUnitHasAnObjectOfItsOwnInOneProcess() async throws {
    var lesson = AudioLesson()
    lesson.more = "nonisolated(unsafe) var madeUnits = 0"
    lesson.create = """
      try { () -> Unit in
        madeUnits += 1
        print(madeUnits)
        return try Unit(componentDescription: desc)
      }()
      """
    lesson.scene = """
      let one = device.load(audioUnit: "aufx gain Demo")
      let other = device.load(audioUnit: "aufx gain Demo")
      one.set("gain", to: 2)
      print(one.parameters, other.parameters)
      one.close()
      print(other.parameters)
      """
    let outcome = try await lesson.run()
    #expect(outcome.text(of: "Scene") == "[gain 2.0] [gain 1.0]\n[gain 1.0]\n")
    #expect(outcome.text(of: "Gain") == "1\n2\n")
  }
}
