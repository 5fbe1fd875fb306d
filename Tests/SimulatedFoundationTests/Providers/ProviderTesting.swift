import DeviceProtocol
import DeviceSystem
import Foundation
import Synchronization
import Testing

@testable import SimulatedFoundation

/// The result of a load, in a form that can be compared whole.
enum Loaded: Hashable, CustomStringConvertible {
  case item(String, of: String)
  case data(String)
  case nothing
  case error(Int, String, cause: String? = nil)

  init(_ value: (any NSSecureCoding)?, _ error: (any Error)?) {
    switch value {
    case let url as NSURL: self = .item(url.absoluteString, of: "NSURL")
    case let text as NSString: self = .item(String(describing: text), of: "NSString")
    case let data as NSData:
      self = .item(String(decoding: Data(referencing: data), as: UTF8.self), of: "NSData")
    case let text as NSAttributedString: self = .item(text.string, of: "NSAttributedString")
    case let value?: self = .item("\(value)", of: "\(type(of: value))")
    case nil: self = Loaded(error)
    }
  }

  init(_ data: Data?, _ error: (any Error)?) {
    self = data.map { .data(String(decoding: $0, as: UTF8.self)) } ?? Loaded(error)
  }

  private init(_ error: (any Error)?) {
    guard let error = error as NSError? else {
      self = .nothing
      return
    }
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    self = .error(error.code, error.domain, cause: cause.map { "\($0.domain) \($0.code)" })
  }

  static func providerError(_ code: Int, cause: String? = nil) -> Loaded {
    .error(code, "NSItemProviderErrorDomain", cause: cause)
  }

  static let cancelled = Loaded.error(3072, "NSCocoaErrorDomain")

  var description: String {
    switch self {
    case .item(let text, let type): "\(type) \(text)"
    case .data(let text): "data \(text)"
    case .nothing: "nothing"
    case .error(let code, let domain, let cause): "\(domain) \(code) \(cause ?? "")"
    }
  }
}

extension NSItemProvider {
  func item(_ type: String, expecting: AnyClass? = nil) async -> Loaded {
    await withCheckedContinuation { continuation in
      loadItem(forTypeIdentifier: type, options: nil, expecting: expecting) {
        continuation.resume(returning: Loaded($0, $1))
      }
    }
  }

  func data(_ type: String) async -> Loaded {
    await withCheckedContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: type) {
        continuation.resume(returning: Loaded($0, $1))
      }
    }
  }

  /// The result of a file load: the file's name and contents as the handler saw them, and its URL.
  func file(_ type: String) async -> (name: String?, contents: Loaded, url: URL?) {
    await withCheckedContinuation { continuation in
      loadFileRepresentation(forTypeIdentifier: type) { url, error in
        let contents = url.flatMap { try? Data(contentsOf: $0) }
        let loaded = (url?.lastPathComponent, Loaded(contents, error), url)
        continuation.resume(returning: loaded)
      }
    }
  }

  func inPlaceFile(_ type: String) async -> (url: URL?, isInPlace: Bool) {
    await withCheckedContinuation { continuation in
      loadInPlaceFileRepresentation(forTypeIdentifier: type) { url, isInPlace, _ in
        continuation.resume(returning: (url, isInPlace))
      }
    }
  }

  func object(_ type: any NSItemProviderReading.Type) async -> Loaded {
    await withCheckedContinuation { continuation in
      loadObject(ofClass: type) { object, error in
        continuation.resume(returning: Loaded(object as? any NSSecureCoding, error))
      }
    }
  }
}

/// The receiving end of a provider that seems to be in another process: everything that crosses is
/// encoded and decoded as on the wire, and files go through a device's delivery.
final class OtherProcess: Sendable {
  let home: TestFolder
  let questions = Mutex<[LoadQuestion]>([])

  init() throws { home = try TestFolder() }

  /// The provider as the other process has it.
  func receive(_ provider: NSItemProvider) throws -> NSItemProvider {
    let description = try crossed(provider.wireDescription)
    let attachment = RemoteAttachment(
      ask: { [self] question, reply in
        questions.withLock { $0.append(question) }
        provider.answer(question) {
          RemoteLoads.move(question.identifier, $0)
        } reply: { [self] answer in
          deliver(answer, question, reply)
        }
      }, cancel: { ServedLoads.cancel($0) })
    return NSItemProvider(description, attachment)
  }

  private func deliver(
    _ answer: Result<WireValue, any Error>, _ question: LoadQuestion,
    _ reply: @escaping @Sendable (RemoteAttachment.Answer) -> Void
  ) {
    let body: Message.Body =
      switch answer {
      case .success(let value): .loaded(value)
      case .failure(let error): .failed(ErrorDescription(error))
      }
    var delivered: Message.Body?
    let deliveries = FileDelivery(piece: 64 << 10)
    deliveries.add(body, for: question.identifier, to: home.path) {
      RemoteLoads.move(question.identifier, $0)
    } then: {
      delivered = $0
    }
    while deliveries.isBusy { deliveries.advance() }
    switch delivered {
    case .loaded(let value): reply(Result { try crossed(value) })
    case .failed(let error): reply(.failure(error.nsError))
    default: reply(.failure(CocoaError(.userCancelled)))
    }
  }

  private func crossed<Value: Codable>(_ value: Value) throws -> Value {
    let data = try PropertyListEncoder().encode([value])
    return try PropertyListDecoder().decode([Value].self, from: data)[0]
  }
}

/// Waits for a condition that becomes true without notice; gives up after many checks.
func eventually(
  _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  for _ in 0..<20_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
  #expect(condition(), sourceLocation: sourceLocation)
}

/// A test's own folder.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = try StagingFolder.make(in: NSTemporaryDirectory() + "/provider-tests")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ contents: String) throws -> URL {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try Data(contents.utf8).write(to: url)
    return url
  }

  /// All paths in it.
  var contents: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
