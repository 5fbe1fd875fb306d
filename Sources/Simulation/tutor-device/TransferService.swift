import DeviceProtocol
import Foundation
import FoundationNetworking
import SimulatedFoundation
import Synchronization

/// The process that does the transfers of background sessions, whoever asked for them and whether
/// they are still there.
enum TransferService {
  static func run() -> Never {
    guard let connection = DeviceConnection.shared else {
      preconditionFailure("transfers are done for the device")
    }
    connection.receive { message, connection in
      switch message.body {
      case .transfer(.perform(let key, let order)): perform(key, order, connection)
      case .transfer(.abandon(let key, let keeps)): abandon(key, keeps: keeps)
      default: break
      }
    }
    MainLoop.run()
  }

  private typealias Session = FoundationNetworking.URLSession
  private static let session = Session(configuration: .ephemeral)
  private static let downloads = Downloads()
  private static let downloadSession = Session(
    configuration: .ephemeral, delegate: downloads, delegateQueue: nil)
  private static let tasks = Mutex<[Int: FoundationNetworking.URLSessionTask]>([:])

  private static func perform(
    _ key: Int, _ order: TransferOrder, _ connection: DeviceConnection
  ) {
    let end: Downloads.End = { result in
      _ = tasks.withLock { $0.removeValue(forKey: key) }
      connection.send(.transfer(.performed(key, result)))
    }
    do {
      let task = try task(order, end)
      tasks.withLock { $0[key] = task }
      task.resume()
    } catch {
      end(TransferOutcome(error: error).result(of: order))
    }
  }

  private static func abandon(_ key: Int, keeps: Bool) {
    guard let task = tasks.withLock({ $0.removeValue(forKey: key) }) else { return }
    if keeps { downloads.keep(task) }
    task.cancel()
  }

  /// The task for an order.
  private static func task(
    _ order: TransferOrder, _ end: @escaping Downloads.End
  ) throws(URLError) -> FoundationNetworking.URLSessionTask {
    guard let request = order.request else { throw URLError(.badURL) }
    switch order.kind {
    case .data:
      return session.dataTask(with: request) { data, response, error in
        end(TransferOutcome(response: response, error: error, body: data).result(of: order))
      }
    case .upload:
      let file = URL(fileURLWithPath: order.file ?? "")
      guard let bytes = try? Data(contentsOf: file) else { throw URLError(.fileDoesNotExist) }
      return session.uploadTask(with: request, from: bytes) { data, response, error in
        end(
          TransferOutcome(response: response, error: error, body: data, sent: bytes.count)
            .result(of: order))
      }
    case .download: return try downloads.task(order, in: downloadSession, end)
    }
  }
}
