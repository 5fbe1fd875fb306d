package import DeviceProtocol
import Foundation
import Synchronization

extension NSItemProvider {
  /// Answers message `number`, a question about one of this process's attachments.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - provider: The attachment; `nil` when it no longer exists.
  ///   - number: The number of the message.
  ///   - connection: Where the answer goes.
  package static func answer(
    _ question: LoadQuestion, of provider: NSItemProvider?, number: Int,
    on connection: DeviceConnection
  ) {
    guard let provider else {
      let error = error(.itemUnavailableError, ProviderWords.gone)
      return connection.send(.failed(ErrorDescription(error)), number: number)
    }
    let report: @Sendable (LoadProgress) -> Void = {
      connection.send(.loadProgress(question.identifier, $0))
    }
    provider.answer(question, report: report) { answer in
      switch answer {
      case .success(let value): connection.send(.loaded(value), number: number)
      case .failure(let error): connection.send(.failed(ErrorDescription(error)), number: number)
      }
    }
  }

  /// Answers what another process asks of this provider; hosts and extensions both use it.
  ///
  /// A value that isn't small goes through a file, which the device fetches: the answer takes no
  /// memory here.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - report: Called with how far the load handler's own progress is, whenever that has changed.
  ///   - reply: Called once, on any queue; never when the load handler never answers.
  package func answer(
    _ question: LoadQuestion, report: @escaping @Sendable (LoadProgress) -> Void = { _ in },
    reply: @escaping @Sendable (Result<WireValue, any Error>) -> Void
  ) {
    let load = Load<WireValue> {
      ServedLoads.remove(question.identifier)
      reply($0)
    }
    guard let representation = representation(answering: question) else {
      return load.finish(.failure(Self.failure(loading: question.type, Missing())))
    }
    ServedLoads.add(question.identifier, load.progress)
    if case .remote(let attachment, _) = representation.source {
      forward(question, to: attachment, load)
      return load.report(to: report)
    }
    let name = suggestedName
    let type = representation.type
    Self.loadingQueue.async {
      guard !load.isFinished else { return }
      let progress = representation.produce(question.wish) { produced in
        load.finish(Result { try produced.get().wireValue(question.form, type, named: name) })
      }
      load.follow(progress)
      if progress != nil { load.report(to: report) }
    }
  }

  /// The requested form, as far as another process may see it.
  private func representation(answering question: LoadQuestion) -> Representation? {
    guard question.form == .preview else {
      return representations().first {
        $0.type == question.type && $0.visibility != .ownProcess
      }
    }
    let (preview, remote) = state.withLock { ($0.preview, $0.remotePreview) }
    let source = preview.map(Representation.Source.item) ?? remote.map { .remote($0, .item) }
    return source.map { Representation(type: "", source: $0) }
  }

  /// Passes the question on to the process that the provider came from.
  private func forward(
    _ question: LoadQuestion, to attachment: RemoteAttachment, _ load: Load<WireValue>
  ) {
    var inner = question
    inner.identifier = RemoteLoads.makeIdentifier()
    attachment.send(inner, for: load) { load.finish($0) }
  }

  private struct Missing: Error {}
}

/// The loads of other processes that this one is working on.
package enum ServedLoads {
  private static let open = Mutex<[LoadIdentifier: Progress]>([:])

  static func add(_ identifier: LoadIdentifier, _ progress: Progress) {
    open.withLock { $0[identifier] = progress }
  }

  static func remove(_ identifier: LoadIdentifier) {
    _ = open.withLock { $0.removeValue(forKey: identifier) }
  }

  /// Ends the work for a load that nothing waits for any more.
  ///
  /// - Parameter identifier: The load; one that has ended isn't affected.
  package static func cancel(_ identifier: LoadIdentifier) {
    open.withLock { $0[identifier] }?.cancel()
  }
}

extension Produced {
  /// Up to this many bytes go in a message, more go in a file.
  private static let messageBytes = 1 << 20

  /// The value in the form that another process requests.
  fileprivate func wireValue(
    _ form: LoadQuestion.Form, _ type: String, named name: String?
  ) throws -> WireValue {
    switch form {
    case .item, .preview:
      if case .item(let item) = self, Bytes.of(item) == nil {
        guard let value = WireValue(item) else {
          throw NSItemProvider.error(
            .unavailableCoercionError, ProviderWords.unsendable(Swift.type(of: item)))
        }
        return value
      }
      return try wireData(type)
    case .data: return try wireData(type)
    case .file: return .file(try wireFile(type, named: name, inPlace: false))
    case .inPlaceFile: return .file(try wireFile(type, named: name, inPlace: true))
    }
  }

  private func wireData(_ type: String) throws -> WireValue {
    // A large file is handed over without being read.
    let values = try file(type)?.url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
    // A folder's data is an archive, which isn't in a file yet.
    if values?.isDirectory == true { return try Produced.data(data(type)).wireData(type) }
    if (values?.fileSize ?? 0) <= Self.messageBytes {
      let data = try data(type)
      if data.count <= Self.messageBytes { return .data(data) }
    }
    return .dataInFile(try wireFile(type, named: nil, inPlace: false))
  }
}
