import DeviceProtocol
import Foundation

/// The attachments that were returned to the system, and what is in them.
final class ReturnedContents: @unchecked Sendable {
  // Unchecked: the loads run one after the other.
  private var waiting: [NSItemProvider]
  private var loaded: [Data] = []

  init(_ returned: ReturnedToSystem) { waiting = returned.items.flatMap { $0.attachments ?? [] } }

  /// Loads the first form of each; the answer is an error if one can't be loaded.
  func load(then answer: @escaping @Sendable (PointAnswer) -> Void) {
    guard !waiting.isEmpty else { return answer(.returned(loaded)) }
    let provider = waiting.removeFirst()
    guard let type = provider.registeredTypeIdentifiers.first else { return load(then: answer) }
    _ = provider.loadDataRepresentation(forTypeIdentifier: type) { [self] data, error in
      guard let data else {
        return answer(.failed(ErrorDescription(error ?? CocoaError(.fileReadUnknown), of: [])))
      }
      loaded.append(data)
      load(then: answer)
    }
  }
}
