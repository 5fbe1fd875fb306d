import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// The process that does the transfers, as nsurlsessiond does on iOS; started by the first.
  func transferWorker() -> ChildProcess? {
    if let worker = transfers.worker, worker.isRunning { return worker }
    transfers.worker = launchService("nsurlsessiond", .transfers)
    return transfers.worker
  }

  /// Carries what a scene wants of the web server, which is started by its first wish.
  func serve(_ command: ServerCommand) -> SceneAnswer {
    guard let server = webServer() else {
      return .impossible("the web server can't be started: \(serverExecutable) is missing")
    }
    var reply: ServerReply?
    server.request(.server(command)) { answer in
      if case .serverReply(let said) = answer { reply = said }
    }
    wait(seconds: plan.limits.answerSeconds) { reply != nil || !server.isRunning }
    guard let reply else { return .impossible("the web server gives no answer") }
    if case .port(let port) = reply {
      clock.serverPort = port
      recorder.serverPort = port
    }
    return .server(reply)
  }

  private func webServer() -> ChildProcess? {
    if let server = transfers.server, server.isRunning { return server }
    guard FileManager.default.isExecutableFile(atPath: serverExecutable) else { return nil }
    transfers.server = launchService("Server", .executable(serverExecutable))
    return transfers.server
  }

  /// The web server's program, which lies beside the device's.
  private var serverExecutable: String { BuildFolder.path(of: "tutor-server") }

  /// Starts a process of the system's own, of which the log says nothing.
  private func launchService(
    _ name: String, _ program: LaunchedProgram
  ) -> ChildProcess? {
    let context = LaunchContext(
      name: name, role: .program, bundleIdentifier: "com.apple.\(name)",
      home: plan.storage + "/System/\(name)", groups: [:])
    let launched = launcher.launch(
      program, context: context, clock: clock.makeProcessClock())
    guard case .success(let process) = launched else { return nil }
    process.isService = true
    processes.append(process)
    return process
  }
}
