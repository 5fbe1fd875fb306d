import DeviceProtocol
import Foundation
import Synchronization

extension NSItemProvider {
  /// The queue on which load handlers and completion handlers are called: never the main one.
  static let loadingQueue = DispatchQueue(
    label: "NSItemProvider.loading", attributes: .concurrent)

  /// Starts a load: calls the load handler on a background queue, or asks the other process at
  /// once.
  ///
  /// - Parameters:
  ///   - load: The load.
  ///   - form: The requested form.
  ///   - representation: What produces the value.
  ///   - wish: What an item's load handler is told.
  ///   - convert: Converts the value to the form that the caller receives.
  func start<Value>(
    _ load: Load<Value>, _ form: LoadQuestion.Form, of representation: Representation,
    _ wish: ItemWish = ItemWish(),
    convert: @escaping @Sendable (Produced) throws -> Value
  ) {
    let type = representation.type
    let finish: @Sendable (Result<Produced, any Error>) -> Void = { produced in
      do {
        load.finish(.success(try convert(produced.get())))
      } catch {
        load.finish(.failure(form == .item ? error : Self.failure(loading: type, error)))
      }
    }
    if case .remote(let attachment, _) = representation.source {
      let question = LoadQuestion(form, type: type, wish)
      attachment.send(question, for: load) { answer in
        finish(answer.flatMap { value in Result { try value.produced() } })
      }
      return
    }
    Self.loadingQueue.async {
      guard !load.isFinished else { return }
      load.follow(representation.produce(wish, completion: finish))
    }
  }

  /// The groups that a load's handlers belong to: the process doesn't count as idle before they
  /// return.
  func handlers(of representation: Representation?) -> [DispatchGroup] {
    guard case .remote(let attachment, _)? = representation?.source else { return [] }
    return attachment.handlers
  }

  /// Asks for the item as an object of a class, as a caller in Objective-C can.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a registered one that conforms to it will do.
  ///   - options: Hints for the load handler.
  ///   - expectedClass: The class, which the load handler is told; `nil` when any will do.
  ///   - completionHandler: Receives the value or an error.
  package func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]?,
    expecting expectedClass: AnyClass?, completionHandler: CompletionHandler?
  ) {
    let representation = representation(conformingTo: typeIdentifier)
    let wish = ItemWish(type: expectedClass, options: options ?? [:])
    let load = Load<any NSSecureCoding>(groups: handlers(of: representation)) { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
    guard let representation else {
      let error = Self.error(
        .itemUnavailableError, ProviderWords.noRepresentation(typeIdentifier))
      return load.finish(.failure(error))
    }
    start(load, .item, of: representation, wish) {
      try Coercions.coerce($0.item(), to: wish.type)
    }
  }

  func loadData(
    _ type: String, _ handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let representation = representation(conformingTo: type)
    let load = Load<Data>(groups: handlers(of: representation)) { result in
      switch result {
      case .success(let data): handler(data, nil)
      case .failure(let error): handler(nil, error)
      }
    }
    start(load, .data, of: representation, asked: type) { try $0.data($1.type) }
    return load.progress
  }

  func loadFile(
    _ type: String, _ handler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let representation = representation(conformingTo: type)
    let load = Load<ProducedFile>(groups: handlers(of: representation)) { result in
      switch result {
      case .success(let file):
        handler(file.url, nil)
        StagingFolder.remove(around: file.url.path)
      case .failure(let error): handler(nil, error)
      }
    }
    let name = suggestedName
    start(load, .file, of: representation, asked: type) {
      try $0.staged($1.type, named: name, inPlace: false, for: load)
    }
    return load.progress
  }

  func loadInPlaceFile(
    _ type: String, _ handler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let representation =
      representation(conformingTo: type, .openInPlace) ?? representation(conformingTo: type)
    let load = Load<ProducedFile>(groups: handlers(of: representation)) { result in
      switch result {
      case .success(let file): handler(file.url, !file.isStaged, nil)
      case .failure(let error): handler(nil, false, error)
      }
    }
    let name = suggestedName
    start(load, .inPlaceFile, of: representation, asked: type) {
      try $0.staged($1.type, named: name, inPlace: true, for: load)
    }
    return load.progress
  }

  /// Starts a data or file load, or ends it at once when there is nothing of the type.
  private func start<Value>(
    _ load: Load<Value>, _ form: LoadQuestion.Form, of representation: Representation?,
    asked type: String, convert: @escaping @Sendable (Produced, Representation) throws -> Value
  ) {
    guard let representation else {
      let error = Self.error(
        .itemUnavailableError, "Cannot load representation of type \(type)")
      return load.finish(.failure(error))
    }
    start(load, form, of: representation) { try convert($0, representation) }
  }
}
