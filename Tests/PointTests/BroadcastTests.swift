import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Broadcasts of the screen, and setting them up.
@Suite struct BroadcastTests {
  private struct Service {
    var methods = ""
    var mode = "RPBroadcastProcessModeSampleBuffer"
    var principalClass = "Handler"
    var scene = ""

    var markdown: String {
      var lesson = ShareLesson()
      lesson.point = "com.apple.broadcast-services-upload"
      lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
      lesson.moreAttributes = "<key>RPBroadcastProcessMode</key><string>\(mode)</string>"
      lesson.isEntitled = false
      lesson.appCode = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        """
      lesson.extensionCode = """
        import ReplayKit
        class Other: NSObject {}
        class Handler: RPBroadcastSampleHandler {
          \(methods)
        }
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

  @Test(
    .shows(
      "RPBroadcastSampleHandler.broadcastStarted(withSetupInfo:)",
      "RPBroadcastSampleHandler.broadcastPaused()", "RPBroadcastSampleHandler.broadcastResumed()",
      "RPBroadcastSampleHandler.broadcastFinished()",
      "RPBroadcastSampleHandler.processSampleBuffer(_:with:)", "RPSampleBufferType.video",
      "RPSampleBufferType.audioApp", "RPSampleBufferType.audioMic"),
    .shows(
      "CMSampleBuffer.presentationTimeStamp", "CMSampleBuffer.duration", "CMSampleBuffer.isValid",
      "CMSampleBuffer.numSamples", "CMSampleBuffer.formatDescription",
      "CMSampleBufferGetPresentationTimeStamp(_:)", "CMFormatDescription.dimensions"))
  func aServiceIsGivenTheScreenPictureByPicture() async throws {
    var service = Service()
    service.methods = """
      override func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {
        print("started", setupInfo == nil)
        print(RPSampleBufferType.audioApp.rawValue, RPSampleBufferType.audioMic.rawValue)
      }
      override func processSampleBuffer(
        _ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType
      ) {
        let time = CMSampleBufferGetPresentationTimeStamp(sampleBuffer)
        let size = sampleBuffer.formatDescription?.dimensions
        print(sampleBufferType == .video, time.value, time.timescale, sampleBuffer.duration.value)
        print(time == sampleBuffer.presentationTimeStamp, size?.width ?? 0, size?.height ?? 0)
        print(sampleBuffer.isValid, sampleBuffer.numSamples)
      }
      override func broadcastPaused() { print("paused") }
      override func broadcastResumed() { print("resumed") }
      override func broadcastFinished() { print("finished") }
      """
    service.scene = """
      print(device.start(broadcast: "Share").service ?? "none")
      device.recordScreen(frames: 1)
      device.pauseBroadcast()
      print(device.recordScreen(frames: 4).isPaused)
      device.resumeBroadcast()
      device.recordScreen(frames: 1)
      device.stopBroadcast()
      print(device.screenBroadcast.service ?? "none", device.screenBroadcast.message ?? "none")
      """
    let outcome = try await service.run()
    #expect(outcome.text(of: "Scene") == "Share\ntrue\nnone none\n")
    #expect(
      outcome.text(of: "Share") == """
        started true
        2 3
        true 0 30 1
        true 390 844
        true 1
        paused
        resumed
        true 5 30 1
        true 390 844
        true 1
        finished\n
        """)
    #expect(outcome.lines.contains("Share: is ended by the system"))
  }

  @Test(
    .shows("RPBroadcastSampleHandler.finishBroadcastWithError(_:)"),
    arguments: [
      (
        """
        override func processSampleBuffer(
          _ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType
        ) {
          let told = [NSLocalizedDescriptionKey: "The server is away."]
          finishBroadcastWithError(NSError(domain: "Mine", code: 1, userInfo: told))
        }
        override func broadcastFinished() { print("never") }
        """, "Share", "The server is away."
      ),
      (
        """
        override func processSampleBuffer(
          _ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType
        ) { fatalError() }
        """, "Share", "the service ended unexpectedly"
      ),
      (
        """
        var kept: [[UInt8]] = []
        override func processSampleBuffer(
          _ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType
        ) {
          kept.append([UInt8](repeating: 1, count: 70 << 20))
          Thread.sleep(forTimeInterval: 1)
        }
        """, "Share", "the service ended unexpectedly"
      ),
      (
        "override func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) { fatalError() }",
        "none", "the service ended unexpectedly"
      ),
    ])
  func theUserIsToldWhyItEnds(
    _ methods: String, _ started: String, _ message: String
  ) async throws {
    var service = Service(methods: methods)
    service.scene = """
      print(device.start(broadcast: "Share").service ?? "none")
      device.recordScreen(frames: 1)
      device.wait(seconds: 1)
      print(device.screenBroadcast.service ?? "none")
      print(device.screenBroadcast.message ?? "none")
      """
    let outcome = try await service.run()
    #expect(outcome.text(of: "Scene") == "\(started)\nnone\n\(message)\n")
    #expect(outcome.text(of: "Share") == "")
  }

  @Test(arguments: [("Handler", "RPBroadcastProcessModeMP4Clip"), ("Other", nil), ("Missing", nil)])
  func whatIsNoServiceIsRefused(_ principalClass: String, _ mode: String?) async throws {
    var service = Service()
    service.principalClass = principalClass
    if let mode { service.mode = mode }
    service.scene = """
      device.start(broadcast: "Share")
      print(device.screenBroadcast.service ?? "none")
      """
    #expect(try await service.run().text(of: "Scene") == "none\n")
  }

  @Test(
    .shows("NSExtensionContext.completeRequest(withBroadcast:setupInfo:)"),
    arguments: [
      ("Go", "answers \"the broadcast is at https://example.com/live\"", "{ title = Live; }"),
      ("Stop", "can't work for the system: no account", "none"),
    ])
  func aSetUpSaysWhatTheServiceIsGiven(
    _ button: String, _ line: String, _ values: String
  ) async throws {
    let text = """
      ---
      format: 1
      id: broadcast
      title: Broadcast
      targets:
        - {name: Studio, kind: app, identifier: com.example.Studio}
        - {name: Upload, kind: extension, identifier: com.example.Studio.Upload, in: Studio}
        - {name: Setup, kind: extension, identifier: com.example.Studio.Setup, in: Studio}
      ---
      ## Step

      ```swift file=App.swift target=Studio
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      ```

      ```swift file=Setup.swift target=Setup
      import ReplayKit
      import UIKit
      class SetupController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let go = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in
            self.extensionContext?.completeRequest(
              withBroadcast: URL(string: "https://example.com/live")!,
              setupInfo: ["title": NSString(string: "Live")])
          })
          let stop = UIButton(type: .system, primaryAction: UIAction(title: "Stop") { _ in
            let told = [NSLocalizedDescriptionKey: "no account"]
            self.extensionContext?.cancelRequest(
              withError: NSError(domain: "Mine", code: 1, userInfo: told))
          })
          go.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
          stop.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
          view.addSubview(go)
          view.addSubview(stop)
        }
      }
      ```

      ```xml file=Info.plist target=Setup
      <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.broadcast-services-setupui</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).SetupController</string>
        </dict></dict></plist>
      ```

      ```swift file=Upload.swift target=Upload
      import ReplayKit
      class Handler: RPBroadcastSampleHandler {
        override func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {
          print(setupInfo.map { "{ title = \\($0["title"] ?? NSNull()); }" } ?? "none")
        }
      }
      ```

      ```xml file=Info.plist target=Upload
      <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.broadcast-services-upload</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Handler</string>
        <key>NSExtensionAttributes</key><dict><key>RPBroadcastProcessMode</key>
          <string>RPBroadcastProcessModeSampleBuffer</string></dict>
        </dict></dict></plist>
      ```

      ```swift scene
      import ExtensionHost
      device.open(broadcastSetup: "Setup")?.tap("\(button)")
      device.wait(seconds: 1)
      device.start(broadcast: "Upload")
      device.stopBroadcast()
      ```
      """
    let outcome = try await Running.run(text).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Upload") == values + "\n")
    #expect(outcome.lines.contains("Setup: \(line)"))
    #expect(outcome.lines.contains("Setup: is ended by the system"))
  }
}
