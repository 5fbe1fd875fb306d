import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// The process that does the transfers, as nsurlsessiond does on iOS; the first transfer starts
  /// it.
  func transferWorker() -> ChildProcess? {
    if let worker = transfers.worker, worker.isRunning { return worker }
    transfers.worker = launchService("nsurlsessiond", .transfers)
    return transfers.worker
  }

  /// Passes a scene's request to the web server, which is started by the first one.
  func serve(_ command: ServerCommand) -> SceneAnswer {
    guard let server = webServer() else {
      return .impossible(TransferWords.serverMissing(serverExecutable))
    }
    var reply: ServerReply?
    server.request(.server(command)) { answer in
      if case .serverReply(let said) = answer { reply = said }
    }
    wait(seconds: plan.limits.answerSeconds) { reply != nil || !server.isRunning }
    guard let reply else { return .impossible(TransferWords.noServerAnswer) }
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

  /// The web server's program, which is beside the device's.
  private var serverExecutable: String { BuildFolder.path(of: "tutor-server") }

  /// Starts one of the system's own processes, which the log doesn't mention.
  func launchService(
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
