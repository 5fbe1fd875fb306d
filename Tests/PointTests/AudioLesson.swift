import Findings
import Outcomes
import RunSupport
import SnippetEngine
import Testing

/// An app with an audio unit that multiplies samples, for tests that vary one part of it.
struct AudioLesson {
  /// Members of the unit besides its busses.
  var members = ""
  /// The code that renders; `gain` is the parameter.
  var render = Self.multiplying
  /// Whether it has an interface.
  var hasInterface = true
  var principalClass = "Factory"
  var type = "aufx"
  /// Entries of the component; if empty, it has the usual ones.
  var component = ""
  var channels = 1
  /// The factory's method.
  var create = "try Unit(componentDescription: desc)"
  /// Members of the factory.
  var factory = ""
  /// What follows the unit in its file.
  var more = ""
  var app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    """
  var scene = ""

  static let multiplying = """
    guard let pull else { return kAudioUnitErr_NoConnection }
    let status = pull(flags, time, frames, 0, output)
    guard status == noErr else { return status }
    for buffer in UnsafeMutableAudioBufferListPointer(output) {
      guard let samples = buffer.mData?.assumingMemoryBound(to: Float.self) else { continue }
      for frame in 0..<Int(frames) { samples[frame] *= gain.value }
    }
    return noErr
    """

  var markdown: String {
    var lesson = ShareLesson()
    lesson.point = hasInterface ? "com.apple.AudioUnit-UI" : "com.apple.AudioUnit"
    lesson.extensionName = "Gain"
    lesson.extensionIdentifier = "com.example.Reader.Gain"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
    lesson.isEntitled = false
    lesson.appCode = app
    let entries =
      component.isEmpty
      ? """
      <key>type</key><string>\(type)</string><key>subtype</key><string>gain</string>
      <key>manufacturer</key><string>Demo</string><key>name</key><string>Demo: Gain</string>
      <key>version</key><integer>65537</integer><key>sandboxSafe</key><true/>
      <key>tags</key><array><string>Effects</string></array>
      """ : component
    lesson.moreAttributes = "<key>AudioComponents</key><array><dict>\(entries)</dict></array>"
    lesson.extensionCode = """
      import AVFoundation
      import CoreAudioKit
      class Unit: AUAudioUnit, @unchecked Sendable {
        let gain = AUParameterTree.createParameter(
          withIdentifier: "gain", name: "Gain", address: 7, min: 0, max: 2, unit: .linearGain,
          unitName: nil, flags: [.flag_IsReadable, .flag_IsWritable], valueStrings: nil,
          dependentParameters: nil)
        var inputs: AUAudioUnitBusArray!
        var outputs: AUAudioUnitBusArray!
        override init(
          componentDescription: AudioComponentDescription,
          options: AudioComponentInstantiationOptions = []
        ) throws {
          try super.init(componentDescription: componentDescription, options: options)
          let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: \(channels))!
          inputs = AUAudioUnitBusArray(
            audioUnit: self, busType: .input, busses: [try AUAudioUnitBus(format: format)])
          outputs = AUAudioUnitBusArray(
            audioUnit: self, busType: .output, busses: [try AUAudioUnitBus(format: format)])
          gain.value = 1
          parameterTree = AUParameterTree.createTree(withChildren: [gain])
        }
        override var inputBusses: AUAudioUnitBusArray { inputs }
        override var outputBusses: AUAudioUnitBusArray { outputs }
        override var internalRenderBlock: AUInternalRenderBlock {
          let gain = gain
          return { flags, time, frames, bus, output, events, pull in
            _ = gain
            \(render)
          }
        }
        \(members)
      }
      class Other: UIViewController {}
      class Factory: \(hasInterface ? "AUViewController" : "NSObject"), AUAudioUnitFactory {
        var unit: AUAudioUnit?
        \(hasInterface ? "" : "func beginRequest(with context: NSExtensionContext) {}")
        func createAudioUnit(with desc: AudioComponentDescription) throws -> AUAudioUnit {
          let made = \(create)
          unit = made
          return made
        }
        \(factory)
      }
      \(more)
      """
    lesson.scene = "import ExtensionHost\n" + scene
    return lesson.markdown
  }

  func run() async throws -> Outcome {
    let outcome = try await Running.run(markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }
}
