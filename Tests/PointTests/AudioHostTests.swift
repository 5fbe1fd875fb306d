import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Apps that use audio units.
@Suite struct AudioHostTests {
  private static func app(_ body: String) -> String {
    """
    import AVFoundation
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        \(body)
        return true
      }
    }
    let gainUnit = AudioComponentDescription(
      componentType: kAudioUnitType_Effect, componentSubType: 0x6761_696e,
      componentManufacturer: 0x4465_6d6f, componentFlags: 0, componentFlagsMask: 0)
    """
  }

  @Test(
    .shows(
      "AVAudioUnitComponentManager.shared()", "AVAudioUnitComponentManager.components(matching:)",
      "AVAudioUnitComponent.name", "AVAudioUnitComponent.manufacturerName",
      "AVAudioUnitComponent.typeName", "AVAudioUnitComponent.version",
      "AVAudioUnitComponent.allTagNames", "AVAudioUnitComponent.isSandboxSafe",
      "AVAudioUnitComponent.hasCustomView", "AVAudioUnitComponent.audioComponentDescription"))
  func anAppFindsComponents() async throws {
    var lesson = AudioLesson()
    lesson.app = Self.app(
      """
      var search = AudioComponentDescription()
      search.componentType = kAudioUnitType_MusicDevice
      print(AVAudioUnitComponentManager.shared().components(matching: search).count)
      search.componentType = kAudioUnitType_Effect
      for one in AVAudioUnitComponentManager.shared().components(matching: search) {
        print(one.manufacturerName, one.name, one.typeName, one.version, one.allTagNames)
        print(one.isSandboxSafe, one.hasCustomView, one.audioComponentDescription == gainUnit)
      }
      """)
    lesson.scene = "device.open(\"Reader\")"
    #expect(
      try await lesson.run().text(of: "Reader") == """
        0
        Demo Gain Effect 65537 ["Effects"]
        true true true\n
        """)
  }

  @Test(
    .shows(
      "AUAudioUnit.instantiate(with:options:completionHandler:)", "AUAudioUnit.renderBlock",
      "AUAudioUnit.renderResourcesAllocated"))
  func anAppRendersThroughAnExtension() async throws {
    var lesson = AudioLesson()
    lesson.app = Self.app(
      """
      AUAudioUnit.instantiate(with: gainUnit) { unit, error in
        guard let unit else { return print(error ?? "nothing") }
        let gain = unit.parameterTree?.parameter(withAddress: 7)
        print(gain?.identifier ?? "", gain?.value ?? -1, unit.inputBusses.count)
        gain?.value = 0.5
        let format = unit.outputBusses[0].format
        let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4)!
        buffer.frameLength = 4
        var flags = AudioUnitRenderActionFlags()
        var time = AudioTimeStamp()
        let pull: AURenderPullInputBlock = { _, _, frames, _, list in
          let list = UnsafeMutableAudioBufferListPointer(list)
          let samples = list[0].mData!.assumingMemoryBound(to: Float.self)
          for frame in 0..<Int(frames) { samples[frame] = Float(frame) }
          return noErr
        }
        let early = unit.renderBlock(&flags, &time, 4, 0, buffer.mutableAudioBufferList, pull)
        print(early == kAudioUnitErr_Uninitialized, unit.renderResourcesAllocated)
        do { try unit.allocateRenderResources() } catch { print(error) }
        print(unit.renderResourcesAllocated)
        print(unit.renderBlock(&flags, &time, 4, 0, buffer.mutableAudioBufferList, pull))
        print((0..<4).map { buffer.floatChannelData![0][$0] })
        unit.deallocateRenderResources()
        print(gain?.value ?? -1)
      }
      """)
    lesson.scene = """
      device.open("Reader")
      device.wait(seconds: 1)
      """
    let outcome = try await lesson.run()
    #expect(
      outcome.text(of: "Reader") == """
        gain 1.0 1
        true false
        true
        0
        [0.0, 0.5, 1.0, 1.5]
        0.5\n
        """)
    // The app has released its unit.
    #expect(outcome.lines.contains("Gain: is ended by the system"))
  }

  @Test(.shows("AUAudioUnit.instantiate(with:options:)"))
  func anAppIsToldWhatGoesWrong() async throws {
    var lesson = AudioLesson()
    lesson.render = "fatalError()"
    lesson.app = Self.app(
      """
      Task {
        var other = gainUnit
        other.componentSubType = 1
        do { _ = try await AUAudioUnit.instantiate(with: other) } catch {
          print((error as NSError).domain, (error as NSError).code)
        }
        let unit = try await AUAudioUnit.instantiate(with: gainUnit)
        try unit.allocateRenderResources()
        let buffer = AVAudioPCMBuffer(pcmFormat: unit.outputBusses[0].format, frameCapacity: 1)!
        var flags = AudioUnitRenderActionFlags()
        var time = AudioTimeStamp()
        print(unit.renderBlock(&flags, &time, 1, 0, buffer.mutableAudioBufferList, nil))
      }
      """)
    lesson.scene = """
      device.open("Reader")
      device.wait(seconds: 1)
      """
    #expect(
      try await lesson.run().text(of: "Reader") == "NSOSStatusErrorDomain -3000\n-66749\n")
  }

  @Test(.shows("kAudioComponentErr_NotPermitted"))
  func anExtensionIsNoHost() async throws {
    var lesson = AudioLesson()
    lesson.create = """
      try { () -> Unit in
        let done = DispatchSemaphore(value: 0)
        AUAudioUnit.instantiate(with: desc) { _, error in
          print((error as NSError?)?.code == Int(kAudioComponentErr_NotPermitted))
          done.signal()
        }
        done.wait()
        return try Unit(componentDescription: desc)
      }()
      """
    lesson.scene = "_ = device.load(audioUnit: \"aufx gain Demo\")"
    #expect(try await lesson.run().text(of: "Gain") == "true\n")
  }
}
