import DeviceProtocol
public import Foundation
public import SimulatedFoundation
import SimulatedUniformTypeIdentifiers

extension NSItemProvider {
  /// Adds the forms in which a value can be handed over.
  ///
  /// Simulated: in the order of the representations. Differs: when iOS makes the value isn't
  /// documented; here it is made at once if a condition, a file's name or an address depends on it,
  /// and otherwise when it is loaded.
  ///
  /// - Parameter transferable: The value.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    for form in T.forms {
      guard let export = form.export, form.condition?(transferable()) ?? true else { continue }
      if let name = form.fileName?(transferable()), suggestedName == nil { suggestedName = name }
      if let address = form.address?(transferable()) { noteWebURL(address as NSURL) }
      let type = form.type.identifier
      switch export {
      case .data(let make):
        registerDataRepresentation(
          forTypeIdentifier: type, visibility: form.visibility.visibility
        ) { completion in
          Task {
            do { completion(try await make(transferable()), nil) } catch { completion(nil, error) }
          }
          return nil
        }
      case .file(let make, let inPlace):
        registerFileRepresentation(
          forTypeIdentifier: type, fileOptions: inPlace ? .openInPlace : [],
          visibility: form.visibility.visibility
        ) { completion in
          Task {
            do {
              let sent = try await make(transferable())
              completion(try inPlace ? sent.openable() : sent.file, false, nil)
            } catch {
              completion(nil, false, error)
            }
          }
          return nil
        }
      }
    }
  }

  /// Asks for a value, made from the first form that the type can be imported from.
  ///
  /// Simulated: the type's forms are tried in their order, each with the first registered type that
  /// conforms to it; where none does, there is an error. Differs: which of the two orders counts
  /// on iOS isn't documented.
  ///
  /// - Parameters:
  ///   - transferableType: The type of the value.
  ///   - completionHandler: Receives the value or an error, on a background queue.
  /// - Returns: How far the load has come; cancelling it ends the load with an error.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let form = T.forms.first {
      $0.importing != nil && hasItemConformingToTypeIdentifier($0.type.identifier)
    }
    guard let form, let importing = form.importing else {
      let progress = Progress(totalUnitCount: 1)
      DispatchQueue.global().async {
        completionHandler(.failure(TransferableSupportError.importNotSupported))
      }
      return progress
    }
    switch importing {
    case .data(let make):
      return loadDataRepresentation(forTypeIdentifier: form.type.identifier) { data, error in
        guard let data else { return completionHandler(.failure(Self.cause(error))) }
        finish(completionHandler) { try await make(data) }
      }
    case .file(let make, let inPlace):
      return load(form.type.identifier, inPlace: inPlace, completionHandler) { try await make($0) }
    }
  }

  private func load<T>(
    _ type: String, inPlace: Bool,
    _ completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void,
    _ make: @escaping @Sendable (ReceivedTransferredFile) async throws -> T
  ) -> Progress {
    if inPlace {
      return loadInPlaceFileRepresentation(forTypeIdentifier: type) { url, isInPlace, error in
        guard let url else { return completionHandler(.failure(Self.cause(error))) }
        finish(completionHandler) {
          defer { if !isInPlace { StagingFolder.remove(around: url.path) } }
          return try await make(ReceivedTransferredFile(file: url, isOriginalFile: isInPlace))
        }
      }
    }
    return loadFileRepresentation(forTypeIdentifier: type) { url, error in
      guard let url else { return completionHandler(.failure(Self.cause(error))) }
      do {
        // The file is gone when this returns, and what imports it may take longer.
        let folder = try StagingFolder.make(in: NSTemporaryDirectory())
        let kept = URL(fileURLWithPath: folder + "/" + url.lastPathComponent)
        try FileManager.default.moveItem(at: url, to: kept)
        finish(completionHandler) {
          defer { StagingFolder.remove(around: kept.path) }
          return try await make(ReceivedTransferredFile(file: kept, isOriginalFile: false))
        }
      } catch {
        completionHandler(.failure(error))
      }
    }
  }

  private static func cause(_ error: (any Error)?) -> any Error {
    error ?? TransferableSupportError.importNotSupported
  }
}

/// Makes a value, and gives it to a handler.
private func finish<T>(
  _ completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void,
  _ make: @escaping @Sendable () async throws -> T
) {
  Task {
    do {
      completionHandler(.success(try await make()))
    } catch {
      completionHandler(.failure(error))
    }
  }
}

/// Why a value can't be handed over; the name of the first is observed, and code can't name either.
enum TransferableSupportError: Error {
  case importNotSupported
  case exportNotSupported
}
