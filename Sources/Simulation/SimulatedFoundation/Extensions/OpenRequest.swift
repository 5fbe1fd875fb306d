package import DeviceProtocol
import Foundation
import Synchronization

/// The calls with which a context ends its request.
protocol ContextRequest: Sendable {
  /// The process's connection.
  var connection: DeviceConnection { get }
  /// Ends the request with success, and does the work that follows it.
  func complete(_ items: [NSExtensionItem], work: (@Sendable (Bool) -> Void)?)
  /// Ends the request without success.
  func cancel(_ error: any Error, items: [NSExtensionItem])
  /// Tells the work that its time is up.
  func expire()
}

/// A request between its beginning and the end of the work that follows it, as the extension's
/// process keeps it.
final class OpenRequest: ContextRequest {
  let number: Int
  let connection: DeviceConnection
  private let state = Mutex(State())

  private struct State {
    var isEnded = false
    /// The work that follows the request, while it runs.
    var work: (@Sendable (Bool) -> Void)?
  }

  init(number: Int, connection: DeviceConnection) {
    self.number = number
    self.connection = connection
  }

  func complete(_ items: [NSExtensionItem], work: (@Sendable (Bool) -> Void)?) {
    guard end(work) else { return }
    ReturnedItems.keep(items, number: number)
    // The device may end the process as soon as it hears that the work is done.
    connection.send(.complete(request: number, items.map(\.wireDescription)))
    DispatchQueue.global(qos: .background).async { [self] in
      doWork()
      letGo()
      connection.send(.completionEnded(request: number))
    }
  }

  func cancel(_ error: any Error, items: [NSExtensionItem]) {
    guard end(nil) else { return }
    connection.send(.cancel(request: number, ErrorDescription(error, of: items)))
    letGo()
  }

  func expire() {
    guard let work = state.withLock({ $0.work }) else { return }
    DispatchQueue.global().async { work(true) }
  }

  /// Does the work that follows the request; afterwards nothing keeps the handler or what it holds.
  private func doWork() {
    let work = state.withLock { $0.work }
    work?(false)
    state.withLock { $0.work = nil }
  }

  /// Frees what this process made for the request, after what the main queue has to do now.
  ///
  /// The device waits for that before it ends the process or answers the scene.
  private func letGo() {
    DispatchQueue.main.async { [number] in
      MainActor.assumeIsolated { ExtensionProcess.letGo(of: number) }
    }
  }

  private func end(_ work: (@Sendable (Bool) -> Void)?) -> Bool {
    state.withLock { state in
      defer { state.isEnded = true }
      if !state.isEnded { state.work = work }
      return !state.isEnded
    }
  }
}

/// The items that were returned to hosts, for them to load from.
enum ReturnedItems {
  private struct Kept: @unchecked Sendable {
    // Items are handed over for good when a request is completed.
    var items: [Int: [NSExtensionItem]] = [:]
  }

  private static let kept = Mutex(Kept())

  static func keep(_ items: [NSExtensionItem], number: Int) {
    kept.withLock { $0.items[number] = items }
  }

  static func provider(_ reference: AttachmentReference) -> NSItemProvider? {
    kept.withLock { $0.items[reference.source]?.provider(reference) }
  }
}

extension [NSExtensionItem] {
  /// The attachment that is meant, if there is one.
  package func provider(_ reference: AttachmentReference) -> NSItemProvider? {
    guard indices.contains(reference.item) else { return nil }
    let attachments = self[reference.item].attachments ?? []
    return attachments.indices.contains(reference.attachment)
      ? attachments[reference.attachment] : nil
  }
}
