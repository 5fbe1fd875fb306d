import DeviceProtocol
import Foundation
import FoundationNetworking
import SimulatedFoundation

/// A transfer that can be begun and abandoned.
struct RunningTransfer: Sendable {
  let begin: @Sendable () -> Void
  /// Abandons it, and keeps what has been received if that is wanted.
  let abandon: @Sendable (_ keeps: Bool) -> Void
}

/// The sessions for transfers that wait equally long for more bytes.
final class TransferSessions: Sendable {
  private let session: SimulatedFoundation.URLSession
  private let downloads = Downloads()
  private let downloadSession: FoundationNetworking.URLSession

  init(patience: Double) {
    let configuration = SimulatedFoundation.URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    session = SimulatedFoundation.URLSession(configuration: configuration)
    let inner = FoundationNetworking.URLSessionConfiguration.ephemeral
    inner.timeoutIntervalForRequest = patience
    downloadSession = FoundationNetworking.URLSession(
      configuration: inner, delegate: downloads, delegateQueue: nil)
  }

  /// Makes the transfer for an order.
  ///
  /// - Parameters:
  ///   - order: What to transfer.
  ///   - end: Called with the result.
  /// - Returns: The transfer, which has yet to be begun.
  /// - Throws: An error about what is wrong with the order, or with its file.
  func transfer(
    _ order: TransferOrder, _ end: @escaping Downloads.End
  ) throws(URLError) -> RunningTransfer {
    guard let request = order.request else { throw URLError(.badURL) }
    switch order.kind {
    case .data:
      return transfer(
        session.dataTask(with: request) { data, response, error in
          end(TransferOutcome(response: response, error: error, body: data).result(of: order))
        })
    case .upload:
      let file = URL(fileURLWithPath: order.file ?? "")
      guard let bytes = try? Data(contentsOf: file) else { throw URLError(.fileDoesNotExist) }
      return transfer(
        session.uploadTask(with: request, from: bytes) { data, response, error in
          end(
            TransferOutcome(response: response, error: error, body: data, sent: bytes.count)
              .result(of: order))
        })
    case .download:
      let task = try downloads.task(order, in: downloadSession, end)
      return RunningTransfer(begin: { task.resume() }) { [downloads] keeps in
        if keeps { downloads.keep(task) }
        task.cancel()
      }
    }
  }

  private func transfer(_ task: SimulatedFoundation.URLSessionTask) -> RunningTransfer {
    RunningTransfer(begin: { task.resume() }, abandon: { _ in task.cancel() })
  }
}
