package import DeviceProtocol
import Foundation
import Synchronization

extension NSItemProvider {
  /// The provider that another process described: loading asks that process, through the device.
  package convenience init(
    _ description: AttachmentDescription, reference: AttachmentReference,
    connection: DeviceConnection
  ) {
    let attachment = RemoteAttachment(
      ask: { question, reply in
        connection.request(.load(attachment: reference, question: question)) { answer in
          switch answer {
          case .loaded(let value): reply(.success(value))
          case .failed(let error): reply(.failure(error.nsError))
          default:
            reply(.failure(NSItemProvider.error(.unknownError, ProviderWords.noAnswer)))
          }
        }
      },
      cancel: { connection.send(.cancelLoad($0)) },
      handlers: [connection.runningHandlers, connection.answeredHandlers])
    self.init(description, attachment)
  }

  convenience init(_ description: AttachmentDescription, _ attachment: RemoteAttachment) {
    self.init()
    suggestedName = description.suggestedName
    let representations = description.representations.map {
      Representation(
        type: $0.type, visibility: $0.isForTeam ? .team : .all, opensInPlace: $0.opensInPlace,
        source: .remote(attachment, $0.kind))
    }
    state.withLock {
      $0.representations = representations
      $0.isWebURL = description.isWebURL
      if description.hasPreview { $0.remotePreview = attachment }
    }
  }

  /// The provider as another process sees it before it loads anything.
  package var wireDescription: AttachmentDescription {
    let state = state.withLock { $0 }
    return AttachmentDescription(
      representations: state.representations.filter { $0.visibility != .ownProcess }.map {
        RepresentationDescription(
          $0.type, kind: $0.source.kind, opensInPlace: $0.opensInPlace,
          isForTeam: $0.visibility == .team)
      },
      suggestedName: state.suggestedName, isWebURL: state.isWebURL,
      hasPreview: state.preview != nil || state.remotePreview != nil)
  }
}

extension Representation.Source {
  /// The API through which the form was registered.
  var kind: RepresentationDescription.Kind {
    switch self {
    case .item: .item
    case .data: .data
    case .file: .file
    case .remote(_, let kind): kind
    }
  }
}
