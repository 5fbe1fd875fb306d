import DeviceEvents
import DeviceProtocol

extension Device {
  /// Does what a process says.
  func handle(_ message: Message, from process: ChildProcess) {
    if process.takeReply(message) { return }
    switch message.body {
    case .print(let stream, let text):
      print(process.outputLines.lines(adding: text.utf8), stream, of: process)
    case .event(let action): recorder.record(process.name, action)
    case .load(let reference, let type):
      load(reference, type: type, number: message.number, for: process)
    case .complete(let items): end(.completed(returnedItems: items), by: process)
    case .cancel(let error): end(.cancelled(error), by: process)
    case .openURL(let url, let technique):
      let isOpened = open(url, by: technique, for: process)
      process.send(isOpened ? .done : .failed(.notOpened(url)), number: message.number)
    case .scene(let command) where process === main:
      process.send(.sceneAnswer(obey(command)), number: message.number)
    default: break
    }
  }

  /// What follows from a process's end: the host of its request is told.
  func processEnded(_ process: ChildProcess) {
    if front === process { front = nil }
    for request in requests where request.end == nil {
      if request.worker === process {
        fail(request, "the connection to the extension was interrupted", code: 4097)
      } else if request.host === process {
        request.end = .failed(.connection("the host app is gone", code: 4097))
        request.worker.kill(.finished)
      }
    }
  }

  /// Ends a request without the extension's word.
  func fail(_ request: Request, _ message: String, code: Int) {
    let error = ErrorDescription.connection(message, code: code)
    request.end = .failed(error)
    recorder.record(request.host.name, .requestFailed(error: message), peer: request.worker.name)
    request.host.send(.requestEnded(.failed(error)))
  }
}

extension ErrorDescription {
  /// What a process is told about a URL that was not opened; code sees `false`.
  fileprivate static func notOpened(_ url: String) -> ErrorDescription {
    ErrorDescription(domain: "NSCocoaErrorDomain", code: 4, message: "\(url) was not opened")
  }

  /// An error of a connection between processes (NSXPCConnectionInterrupted is 4097,
  /// NSXPCConnectionInvalid 4099).
  fileprivate static func connection(_ message: String, code: Int) -> ErrorDescription {
    ErrorDescription(domain: "NSCocoaErrorDomain", code: code, message: message)
  }
}
