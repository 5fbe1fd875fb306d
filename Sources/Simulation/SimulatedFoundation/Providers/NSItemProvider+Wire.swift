package import DeviceProtocol
import Foundation
import Synchronization

extension NSItemProvider {
  /// The provider that another process described: loading asks that process, through the device.
  convenience init(
    _ description: AttachmentDescription, reference: AttachmentReference,
    connection: DeviceConnection
  ) {
    self.init()
    suggestedName = description.suggestedName
    for type in description.types {
      let load: LoadHandler = { completion, _, _ in
        connection.request(.load(attachment: reference, type: type)) { answer in
          NSItemProvider.loadingQueue.async(group: connection.runningHandlers) {
            switch answer {
            case .loaded(let value): completion(value.object, nil)
            case .failed(let error): completion(nil, error.nsError)
            default: completion(nil, NSItemProvider.error(.unknownError, "no answer"))
            }
          }
        }
      }
      state.withLock {
        $0.registrations.append(Registration(type: type, load: load, isRemote: true))
      }
    }
  }

  /// The provider as another process may see it before it loads anything.
  package var wireDescription: AttachmentDescription {
    AttachmentDescription(
      types: registeredTypeIdentifiers, suggestedName: suggestedName, isWebURL: false)
  }
}
