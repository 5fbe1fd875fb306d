import DeviceEvents
import DeviceProtocol
import Foundation

/// Cameras of apps on the locked screen, which are extensions of theirs.
///
/// Documented: such an extension sees neither its groups' containers nor the network; what it
/// writes into the folder of its session is the app's when the session is over, and everything else
/// that it has written is gone.
extension Device {
  static let capturePoint = "com.apple.securecapture"

  /// Carries out what the user does with the camera of an app.
  func obey(_ command: CaptureCommand) -> SceneAnswer {
    switch command {
    case .open(let name, let isLocked): openCamera(name, isLocked: isLocked)
    case .leave(let number): leaveCamera(number)
    }
  }

  private func openCamera(_ name: String, isLocked: Bool) -> SceneAnswer {
    let all = installed(at: Self.capturePoint)
    guard let installed = all.first(where: { $0.displayName == name }) else {
      return .impossible(
        PointWords.unknown(CaptureWords.kind, name, among: all.map(\.displayName)))
    }
    if let front { retire(front) }
    recorder.record("Device", .acted(CaptureWords.opens(name, isLocked: isLocked)))
    guard let session = beginSession(installed) else {
      return .interface(session: nil)
    }
    let number = captures.count + 1
    guard session.isOpen,
      let folder = OwnFolder.make("tmp/Capture-\(number)", in: session.worker.home)
    else {
      end(session)
      return .interface(session: nil)
    }
    captures.append(CaptureSession(session: session, folder: folder, isLocked: isLocked))
    let reply = ask(session, .capture(folder: folder))
    guard waitForAnswer(reply, of: session, seconds: plan.limits.launchSeconds),
      reply.answer == .done, show(session)
    else {
      end(session)
      return .interface(session: nil)
    }
    return .interface(session: session.number)
  }

  private func leaveCamera(_ number: Int) -> SceneAnswer {
    guard let capture = captures.last(where: { $0.session.number == number }) else {
      return .impossible(CaptureWords.noCamera)
    }
    guard !capture.isOver else { return .done }
    recorder.record("Device", .acted(CaptureWords.leaves(capture.session.installed.displayName)))
    finish(capture)
    return .done
  }

  /// Ends a session, and gives its contents to the app.
  private func finish(_ capture: CaptureSession) {
    capture.isOver = true
    end(capture.session)
    handOver(capture)
  }

  /// Moves what a session has captured into the app's container, and empties the extension's.
  func handOver(_ capture: CaptureSession) {
    let worker = capture.session.worker
    defer { clear(worker.home) }
    let manager = FileManager.default
    guard let app = apps.first(where: { $0.extensions.contains { $0.name == worker.name } }),
      let names = try? manager.contentsOfDirectory(atPath: capture.folder), !names.isEmpty,
      let home = containerPath(of: app.name),
      let parent = OwnFolder.make("Library/\(CaptureFolder.name)", in: home)
    else { return }
    let folder = parent + "/" + (capture.folder as NSString).lastPathComponent
    guard (try? manager.moveItem(atPath: capture.folder, toPath: folder)) != nil else { return }
    recorder.record(app.name, .received(items: [CaptureWords.contents(names)]), peer: worker.name)
    running(app.name)?.send(.pointNews(.captured(folder: folder)))
  }

  /// Removes everything that an extension has written into its container.
  private func clear(_ home: String) {
    let manager = FileManager.default
    for folder in CaptureWords.emptiedFolders {
      for name in (try? manager.contentsOfDirectory(atPath: "\(home)/\(folder)")) ?? [] {
        try? manager.removeItem(atPath: "\(home)/\(folder)/\(name)")
      }
    }
  }

  /// Answers a capture extension.
  func answer(_ question: CaptureQuestion, from process: ChildProcess) -> Message.Body {
    guard case .openApp(let activity) = question,
      let capture = captures.last(where: { $0.session.worker === process && !$0.isOver }),
      let app = apps.first(where: { $0.extensions.contains { $0.name == process.name } })
    else { return .failed(.notOpenedForCapture(CaptureWords.noCamera)) }
    if capture.isLocked {
      switch answer(.ask(reason: CaptureWords.unlock(app.name)), for: process) {
      case .succeeds, .impossible: break
      case .fails, .cancels: return .failed(.notOpenedForCapture(CaptureWords.stillLocked))
      }
    }
    capture.isOver = true
    // The extension hears of it first; then its session ends, and its contents are there when the
    // app comes.
    later(0) { [self] in
      end(capture.session)
      handOver(capture)
      let handed = HandedURL(text: "", activity: activity)
      guard let opened = running(app.name) ?? launchApp(app.name, for: handed) else { return }
      recorder.record(
        process.name, .opened(url: activity.type, remark: CaptureWords.withActivity),
        peer: app.name)
      bringToFront(opened, with: handed)
    }
    return .done
  }
}

/// A session of a capture extension.
final class CaptureSession {
  let session: PointSession
  /// The folder for what is captured.
  let folder: String
  let isLocked: Bool
  /// Whether the user has left it, or it has opened its app.
  var isOver = false

  init(session: PointSession, folder: String, isLocked: Bool) {
    (self.session, self.folder, self.isLocked) = (session, folder, isLocked)
  }
}

extension ErrorDescription {
  fileprivate static func notOpenedForCapture(_ message: String) -> ErrorDescription {
    ErrorDescription(
      domain: "LockedCameraCapture.LockedCameraCaptureError", code: 1, message: message)
  }
}
