public import Foundation
import Synchronization
import UniformTypes

/// Promises a value in one or more types, and produces it when somebody asks.
///
/// Simulated: types in the order of their registration; conformance queries over the uniform
/// types; `loadItem` on a background queue, across processes where the provider came with a
/// request. Differs: data, file and object representations, previews and `Progress` aren't made
/// yet.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // All changing state is behind `state`.

  /// Receives what was loaded, or the reason why nothing was.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Produces a value: it calls the handler once, with the value or an error.
  public typealias LoadHandler =
    @Sendable (
      _ completion: @escaping CompletionHandler, _ expectedClass: AnyClass?,
      _ options: [AnyHashable: Any]
    ) -> Void

  struct Registration {
    var type: String
    var load: LoadHandler
    /// Whether the question goes to another process; it is sent before `loadItem` returns, so that
    /// it comes before whatever the caller does next.
    var isRemote = false
  }

  struct State {
    var registrations: [Registration] = []
    var suggestedName: String?
  }

  let state = Mutex(State())

  /// Makes a provider without any type.
  public override init() { super.init() }

  /// Makes a provider that holds the item under the type.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` makes a provider whose loads give an error.
  ///   - typeIdentifier: The item's uniform type; without it nothing is registered.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    guard let typeIdentifier else { return }
    let held = HeldItem(value: item)
    registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in
      if let value = held.value {
        completion(value, nil)
      } else {
        completion(nil, NSItemProvider.error(.itemUnavailableError, "the provider holds no item"))
      }
    }
  }

  /// Makes a provider for a file: its content under the type of its name, and its URL.
  ///
  /// - Parameter fileURL: The file; `nil` is returned when it isn't a file URL.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    let name = fileURL.lastPathComponent
    suggestedName = name
    let types = InstalledTypes.all
    let type = types.preferredType(forFilenameExtension: fileURL.pathExtension)
    let load: LoadHandler = { completion, _, _ in completion(fileURL as NSURL, nil) }
    registerItem(forTypeIdentifier: type, loadHandler: load)
    registerItem(forTypeIdentifier: "public.file-url", loadHandler: load)
  }

  /// The name that a file made of the item should have.
  open var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  /// The types, in the order of their registration.
  open var registeredTypeIdentifiers: [String] {
    state.withLock { $0.registrations.map(\.type) }
  }

  /// Adds a type with the code that produces its value.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    state.withLock {
      $0.registrations.append(Registration(type: typeIdentifier, load: loadHandler))
    }
  }

  /// Whether some registered type is the given one or conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registration(conformingTo: typeIdentifier) != nil
  }

  /// The first registration whose type conforms; one of just that type comes before it.
  func registration(conformingTo type: String) -> Registration? {
    let registrations = state.withLock { $0.registrations }
    let types = InstalledTypes.all
    return registrations.first { $0.type == type }
      ?? registrations.first { types.conforms($0.type, to: type) }
  }
}

/// An item between the moment it is registered and the moment it is loaded.
private struct HeldItem: @unchecked Sendable {
  // Providers hand their item to any queue, as on iOS; the item must bear it.
  let value: (any NSSecureCoding)?
}
