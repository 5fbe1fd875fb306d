package import Foundation

/// A message about background sessions of URLSession, whose transfers outlive the process that
/// asked for them.
package enum TransferMessage: Codable, Sendable {
  // From a process to the device.
  /// Open a session; answered with `transfers`, or `failed` when another process has it open.
  case open(TransferSettings)
  /// Make a task that doesn't run yet; answered with `madeTransfer`.
  case make(session: String, TransferOrder)
  /// Start a task, after a number of seconds.
  case start(session: String, task: Int, after: Double)
  /// End a task; a download keeps what has arrived if that is wanted.
  case cancel(session: String, task: Int, keeps: Bool)
  case describe(session: String, task: Int, String?)
  /// The process has finished with the session.
  case close(session: String, cancels: Bool)
  /// The app has handled the events of a session.
  case handled(session: String)

  // From the device to a process that has the session open.
  case ended(session: String, task: Int, TransferResult)
  /// Everything that was waiting for the process has been reported.
  case allTold(session: String)
  /// From the device to the containing app: there is news about a session; answered with `done`.
  case handle(session: String)

  // Between the device and the process that does the transfers, under the device's own numbers.
  case perform(Int, TransferOrder)
  case abandon(Int, keeps: Bool)
  case performed(Int, TransferResult)
}

/// A background session as a process opens it.
package struct TransferSettings: Codable, Hashable, Sendable {
  package var identifier: String
  /// The group whose container downloads go to; `nil` stands for the process's own.
  package var group: String?
  /// Whether the app is launched when the transfers have ended and no process has the session open.
  package var launchesApp: Bool

  package init(identifier: String, group: String?, launchesApp: Bool) {
    self.identifier = identifier
    self.group = group
    self.launchesApp = launchesApp
  }
}

/// A request to send, and how to treat the answer.
package struct TransferOrder: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable { case data, upload, download }

  package var kind: Kind
  package var method: String
  package var url: String
  package var headers: [String: String]
  /// The body of a data task's request.
  package var body: Data?
  /// The path of the file that is uploaded.
  package var file: String?
  /// The number of seconds that may pass without any byte.
  package var patience: Double
  /// The number of seconds that everything may take, including all attempts.
  package var limit: Double
  /// What a continued download already has.
  package var beginning: DownloadBeginning?
  /// The program's description of the task.
  package var description: String?

  package init(
    kind: Kind, method: String, url: String, headers: [String: String] = [:],
    body: Data? = nil, file: String? = nil, patience: Double = 60, limit: Double = 604_800
  ) {
    self.kind = kind
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.file = file
    self.patience = patience
    self.limit = limit
  }
}

/// The first part of a download that was broken off, and what is needed to get the rest.
package struct DownloadBeginning: Codable, Hashable, Sendable {
  package var url: String
  package var headers: [String: String]
  /// The name of the file with what has arrived, in the folder of the process that does the
  /// transfers.
  package var file: String
  /// The number of bytes that have arrived.
  package var count: Int
  /// The server's tag or date for the version that it sends, from which it knows whether the file
  /// is still the same.
  package var version: String

  package init(url: String, headers: [String: String], file: String, count: Int, version: String) {
    self.url = url
    self.headers = headers
    self.file = file
    self.count = count
    self.version = version
  }

  /// The beginning as bytes for a program.
  package var data: Data? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try? encoder.encode(self)
  }

  /// Reads ``data``; `nil` for other bytes.
  package init?(data: Data) {
    guard let read = try? PropertyListDecoder().decode(Self.self, from: data) else { return nil }
    self = read
  }
}

/// The result of a transfer.
package enum TransferResult: Codable, Hashable, Sendable {
  /// It failed; a download may have a part by then.
  case failed(ErrorDescription, beginning: DownloadBeginning? = nil)
  case answered(TransferAnswer)
}

/// The server's answer to a transfer.
package struct TransferAnswer: Codable, Hashable, Sendable {
  package var url: String
  package var status: Int
  package var headers: [String: String]
  /// The number of bytes of body that were sent and received.
  package var sent: Int
  package var received: Int
  /// What was received, unless it is a download.
  package var body: Data
  /// The file that was downloaded.
  package var file: String?
  /// The number of its bytes that were there before.
  package var offset = 0

  package init(
    url: String, status: Int, headers: [String: String], sent: Int, received: Int,
    body: Data = Data(), file: String? = nil
  ) {
    self.url = url
    self.status = status
    self.headers = headers
    self.sent = sent
    self.received = received
    self.body = body
    self.file = file
  }
}

/// A task of a session that isn't over, as a process that opens the session finds it.
package struct OpenTransfer: Codable, Hashable, Sendable {
  package var task: Int
  package var order: TransferOrder
  package var isStarted: Bool

  package init(task: Int, order: TransferOrder, isStarted: Bool) {
    self.task = task
    self.order = order
    self.isStarted = isStarted
  }
}
