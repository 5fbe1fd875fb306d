package import DeviceProtocol
import Foundation

/// Carries files from the process that answers a load to the container of the one that asked.
///
/// A file that was made for the answer is moved, any other is copied piece by piece: the device has
/// one thread, and does its other work between two pieces. No file is ever held in memory.
///
///     deliveries.add(answer, for: question.identifier, to: home) { progress in … } then: { … }
///     while deliveries.isBusy { deliveries.advance() }
package final class FileDelivery {
  /// Receives how far a file has come.
  package typealias Report = (LoadProgress) -> Void
  /// Receives the answer: `loaded` with the file's new place, or `failed`.
  package typealias Completion = (Message.Body) -> Void

  /// The number of bytes of a file that are copied at a time.
  private let piece: Int
  private var running: [Delivery] = []

  /// Makes a delivery with nothing in transit.
  ///
  /// - Parameter piece: The number of bytes of each file that are copied at a time.
  package init(piece: Int = 8 << 20) { self.piece = piece }

  /// Whether something is in transit, so that ``advance()`` has to be called.
  package var isBusy: Bool { !running.isEmpty }

  /// Accepts an answer; one without a file, or whose file can be moved, arrives at once.
  ///
  /// - Parameters:
  ///   - answer: The answer, `loaded` or `failed`.
  ///   - identifier: The load that it answers.
  ///   - home: The container of the process that asked.
  ///   - report: Called after each piece.
  ///   - completion: Called once; never when the load is cancelled.
  package func add(
    _ answer: Message.Body, for identifier: LoadIdentifier, to home: String,
    report: @escaping Report, then completion: @escaping Completion
  ) {
    guard case .loaded(let value) = answer, let file = value.file, !file.isInPlace else {
      return completion(answer)
    }
    do {
      let path = try StagingFolder.make(in: home + "/tmp") + "/" + StagingFolder.fileName(file.name)
      if file.origin == .made, rename(file.path, path) == 0 {
        StagingFolder.remove(around: file.path)
        return completion(.loaded(value.delivered(to: path)))
      }
      let copy = try FileCopy(file.path, to: path)
      running.append(
        Delivery(
          identifier: identifier, value: value, path: path, copy: copy, report: report,
          completion: completion))
    } catch {
      Self.removeSource(of: file)
      completion(.failed(error.description))
    }
  }

  /// Copies the next piece of everything that is in transit.
  package func advance() {
    for delivery in running where running.contains(where: { $0.path == delivery.path }) {
      do {
        let isDone = try delivery.copy.advance(by: piece)
        delivery.report(
          LoadProgress(completed: delivery.copy.completed, total: delivery.copy.total))
        if isDone {
          finish(delivery, .loaded(delivery.value.delivered(to: delivery.path)))
        }
      } catch {
        StagingFolder.remove(around: delivery.path)
        finish(delivery, .failed(error.description))
      }
    }
  }

  /// Stops a delivery; its completion isn't called.
  ///
  /// - Parameter identifier: The load that nothing waits for any more.
  package func cancel(_ identifier: LoadIdentifier) {
    stop { $0.identifier == identifier }
  }

  /// Forgets a process that has ended, and removes the copies that it left behind.
  ///
  /// - Parameters:
  ///   - process: The process.
  ///   - home: Its container; `nil` when another process still uses it.
  package func forget(_ process: Int32, home: String?) {
    stop { $0.identifier.process == process }
    if let home { StagingFolder.removeAll(in: home + "/tmp") }
  }
}

extension FileDelivery {
  private struct Delivery {
    var identifier: LoadIdentifier
    var value: WireValue
    var path: String
    var copy: FileCopy
    var report: Report
    var completion: Completion
  }

  private func finish(_ delivery: Delivery, _ answer: Message.Body) {
    running.removeAll { $0.path == delivery.path }
    if let file = delivery.value.file { Self.removeSource(of: file) }
    delivery.completion(answer)
  }

  private func stop(where isMeant: (Delivery) -> Bool) {
    for delivery in running where isMeant(delivery) {
      StagingFolder.remove(around: delivery.path)
      if let file = delivery.value.file { Self.removeSource(of: file) }
    }
    running.removeAll(where: isMeant)
  }

  /// Removes a file that was made only for the answer.
  private static func removeSource(of file: WireFile) {
    if file.origin != .kept { StagingFolder.remove(around: file.path) }
  }
}

extension WireValue {
  /// The file that the answer names, or whose bytes it holds.
  var file: WireFile? {
    switch self {
    case .file(let file), .dataInFile(let file): file
    case .url, .string, .data, .propertyList, .object: nil
    }
  }

  /// Returns the answer with its file in its new place, where it belongs to the process that asked.
  fileprivate func delivered(to path: String) -> WireValue {
    switch self {
    case .file(var file):
      (file.path, file.origin) = (path, .made)
      return .file(file)
    case .dataInFile(var file):
      (file.path, file.origin) = (path, .made)
      return .dataInFile(file)
    case .url, .string, .data, .propertyList, .object: return self
    }
  }
}

extension Error {
  /// The error as it crosses to the process that asked.
  fileprivate var description: ErrorDescription {
    if let failure = self as? FileCopy.Failure {
      return ErrorDescription(
        domain: NSPOSIXErrorDomain, code: Int(failure.code), message: failure.message)
    }
    let error = self as NSError
    return ErrorDescription(
      domain: error.domain, code: error.code, message: error.localizedDescription)
  }
}
