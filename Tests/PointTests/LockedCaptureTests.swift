import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Cameras of apps on the locked screen.
@Suite struct LockedCaptureTests {
  private func run(view: String, app: String = "", scene: String) async throws -> Outcome {
    let markdown = """
      ---
      format: 1
      id: sample
      title: Sample
      targets:
        - {name: Snap, kind: app, identifier: com.example.Snap}
        - {name: Camera, kind: extension, identifier: com.example.Snap.Camera, in: Snap}
      ---
      ## Step

      ```xml file=Info.plist target=Camera
      <plist version="1.0"><dict><key>EXAppExtensionAttributes</key><dict>
        <key>EXExtensionPointIdentifier</key><string>com.apple.securecapture</string></dict></dict></plist>
      ```

      ```xml file=Camera.entitlements target=Camera
      <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
        <array><string>group.snap</string></array></dict></plist>
      ```

      ```swift file=Camera.swift target=Camera
      import LockedCameraCapture
      import SwiftUI

      @main struct Camera: LockedCameraCaptureExtension {
        var body: some LockedCameraCaptureExtensionScene {
          LockedCameraCaptureUIScene { session in ViewFinder(session: session) }
        }
      }

      struct ViewFinder: View {
        let session: LockedCameraCaptureSession
        var body: some View {
          VStack {
            \(view)
          }
        }
        func write(_ name: String, in folder: URL?) {
          guard let folder else { return print("no folder") }
          do { try Data("light".utf8).write(to: folder.appendingPathComponent(name)) } catch {
            print("\\(name): refused")
          }
        }
      }
      ```

      ```swift file=Snap.swift target=Snap
      import LockedCameraCapture
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func names(_ folder: URL) -> [String] {
          (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
        }
        \(app)
      }
      ```

      ```swift scene
      import ExtensionHost
      \(scene)
      ```
      """
    let outcome = try await Running.run(markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  private static let reading = """
    func applicationDidBecomeActive(_ application: UIApplication) {
      for url in LockedCameraCaptureManager.shared.sessionContentURLs {
        print(url.lastPathComponent, names(url))
        Task {
          try? await LockedCameraCaptureManager.shared.invalidateSessionContent(
            at: URL(fileURLWithPath: NSHomeDirectory() + "/Library"))
          try? await LockedCameraCaptureManager.shared.invalidateSessionContent(at: url)
          print(LockedCameraCaptureManager.shared.sessionContentURLs.count)
        }
      }
    }
    """

  @Test(
    .shows("LockedCameraCaptureExtension", "LockedCameraCaptureExtension.Body"),
    .shows("LockedCameraCaptureExtension.body", "LockedCameraCaptureExtension.main()"),
    .shows("LockedCameraCaptureExtensionScene", "LockedCameraCaptureUIScene"),
    .shows("LockedCameraCaptureUIScene.init(content:)", "LockedCameraCaptureSession"),
    .shows("LockedCameraCaptureSession.sessionContentURL", "LockedCameraCaptureManager"),
    .shows("LockedCameraCaptureSession.invalidateSessionContent()"),
    .shows("LockedCameraCaptureManager.shared", "LockedCameraCaptureManager.sessionContentURLs"),
    .shows("LockedCameraCaptureManager.invalidateSessionContent(at:)"))
  func whatASessionWritesIntoItsFolderIsTheAppsAfterwards() async throws {
    let outcome = try await run(
      view: """
        Text("View finder")
        Button("Shutter") { write("b", in: session.sessionContentURL) }
        Button("Clear") {
          Task {
            write("a", in: session.sessionContentURL)
            try? await session.invalidateSessionContent()
            write("c", in: session.sessionContentURL)
          }
        }
        Button("Elsewhere") {
          let manager = FileManager.default
          write("own", in: manager.urls(for: .documentDirectory, in: .userDomainMask).first)
          write("shared", in: manager.containerURL(forSecurityApplicationGroupIdentifier: "group.snap"))
        }
        """,
      app: Self.reading,
      scene: """
        let camera = device.open(camera: "Camera")
        print(camera?.screen ?? "nothing")
        camera?.tap("Clear")
        camera?.tap("Shutter")
        camera?.tap("Elsewhere")
        camera?.leave()
        print(camera?.screen ?? "nothing")
        print(device.container("Camera").files.filter { $0.contains("own") })
        device.open("Snap")
        device.wait(seconds: 1)
        """)
    #expect(
      outcome.text(of: "Scene").hasPrefix(
        """
        label "View finder"
        button "Shutter"
        button "Clear"
        button "Elsewhere"
        """))
    #expect(outcome.text(of: "Scene").hasSuffix("\n[]\n"))
    #expect(outcome.text(of: "Camera") == "shared: refused\n")
    #expect(
      outcome.text(of: "Snap") == """
        Capture-1 ["b", "c"]
        0\n
        """)
  }

  private static let opening = """
    Button("Open") {
      Task {
        let activity = NSUserActivity(activityType: NSUserActivityTypeLockedCameraCapture)
        activity.userInfo = ["mode": "portrait"]
        write("a", in: session.sessionContentURL)
        do { try await session.openApplication(for: activity) } catch {
          print("still locked")
        }
      }
    }
    """

  @Test(
    .shows("LockedCameraCaptureSession.openApplication(for:)"),
    .shows("NSUserActivityTypeLockedCameraCapture"),
    arguments: [true, false])
  func theAppOpensOnceTheUserHasUnlockedTheDevice(_ proves: Bool) async throws {
    let outcome = try await run(
      view: Self.opening,
      app: """
        func application(
          _ application: UIApplication, continue activity: NSUserActivity,
          restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
          print(activity.activityType, activity.userInfo ?? [:])
          print(LockedCameraCaptureManager.shared.sessionContentURLs.map(names))
          return true
        }
        """,
      scene: """
        device.answerAuthentication(\(proves ? ".succeed" : ".cancel"))
        let camera = device.open(camera: "Camera")
        camera?.tap("Open")
        device.wait(seconds: 1)
        """)
    #expect(outcome.text(of: "Camera") == (proves ? "" : "still locked\n"))
    #expect(
      outcome.text(of: "Snap")
        == (proves
          ? """
          NSUserActivityTypeLockedCameraCapture [AnyHashable("mode"): "portrait"]
          [["a"]]\n
          """ : ""))
  }

  @Test(
    .shows("LockedCameraCaptureManager.sessionContentUpdates"),
    .shows("LockedCameraCaptureManager.SessionContentUpdate"),
    .shows("LockedCameraCaptureManager.SessionContentUpdate.initial(urls:)"),
    .shows("LockedCameraCaptureManager.SessionContentUpdate.added(url:)"),
    .shows("LockedCameraCaptureManager.SessionContentUpdate.removed(url:)"))
  func aRunningAppIsToldOfNewFolders() async throws {
    let outcome = try await run(
      view: #"Button("Shutter") { write("a", in: session.sessionContentURL) }"#,
      app: """
        func applicationDidFinishLaunching(_ application: UIApplication) {
          Task {
            for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
              switch update {
              case .initial(let urls): print("initial", urls.count)
              case .added(let url):
                print("added", names(url))
                try? await LockedCameraCaptureManager.shared.invalidateSessionContent(at: url)
              case .removed(let url): print("removed", url.lastPathComponent)
              }
            }
          }
        }
        """,
      scene: """
        device.open("Snap")
        let camera = device.open(camera: "Camera", isLocked: false)
        camera?.tap("Shutter")
        camera?.leave()
        device.open("Snap")
        device.wait(seconds: 1)
        """)
    #expect(
      outcome.text(of: "Snap") == """
        initial 0
        added ["a"]
        removed Capture-1\n
        """)
  }
}
