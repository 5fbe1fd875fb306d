import DeviceProtocol
import Foundation
import FoundationNetworking
import SimulatedFoundation
import Synchronization

/// The main function of the process that does transfers, by the name with which the device calls
/// it.
@_cdecl("tutor_run_transfers")
package func runTransfers() -> Never { TransferService.run() }

/// The process that does the transfers of background sessions, whichever process asked for them,
/// and whether or not it still exists.
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

  private static let sessions = Mutex<[Double: TransferSessions]>([:])
  private static let tasks = Mutex<[Int: RunningTransfer]>([:])

  private static func perform(
    _ key: Int, _ order: TransferOrder, _ connection: DeviceConnection
  ) {
    let end: Downloads.End = { result in
      _ = tasks.withLock { $0.removeValue(forKey: key) }
      connection.send(.transfer(.performed(key, result)))
    }
    do {
      let transfer = try sessions(order.patience).transfer(order, end)
      tasks.withLock { $0[key] = transfer }
      transfer.begin()
    } catch {
      end(TransferOutcome(error: error).result(of: order))
    }
  }

  /// Returns the sessions for transfers that wait a given number of seconds for more bytes.
  private static func sessions(_ patience: Double) -> TransferSessions {
    sessions.withLock { sessions in
      if let made = sessions[patience] { return made }
      let made = TransferSessions(patience: patience)
      sessions[patience] = made
      return made
    }
  }

  private static func abandon(_ key: Int, keeps: Bool) {
    tasks.withLock { $0.removeValue(forKey: key) }?.abandon(keeps)
  }
}
