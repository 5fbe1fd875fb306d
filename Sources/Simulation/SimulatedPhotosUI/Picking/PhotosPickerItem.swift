public import Foundation
public import SimulatedCoreTransferable
import SimulatedFoundation
public import SimulatedUniformTypeIdentifiers

/// A picture or film that was picked.
///
/// Simulated: its file is loaded as a value of a type that can be made from one. No known
/// difference.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How a picture's form is chosen.
  ///
  /// Type-checks only: a picture is always supplied as it is in the library.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// The system's choice.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// The original form.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// The most compatible form.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  private let provider: Handed<NSItemProvider>
  /// The identifier on this device; `nil` unless the picker was made for a library, or the code has
  /// made the item itself.
  public let itemIdentifier: String?

  init(_ result: PHPickerResult) {
    provider = Handed(result.itemProvider)
    itemIdentifier = result.assetIdentifier
  }

  /// Makes an item for a picture's identifier.
  ///
  /// Differs: nothing can be loaded from it.
  public init(itemIdentifier: String) {
    provider = Handed(NSItemProvider())
    self.itemIdentifier = itemIdentifier
  }

  /// The types in which it can be loaded.
  public var supportedContentTypes: [UTType] { provider.value.registeredContentTypes }

  /// Loads it as a value of a type.
  ///
  /// Simulated: as an item provider's value. Differs: whether iOS gives `nil` or an error where the
  /// type can't be made from it isn't documented; here it is an error, as observed.
  ///
  /// - Parameter type: The type.
  /// - Returns: The value.
  /// - Throws: An error when it can't be loaded.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    let loaded = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Handed<T>, any Error>) in
      provider.value.loadTransferable(type: type) { result in
        continuation.resume(with: result.map { Handed($0) })
      }
    }
    return loaded.value
  }

  /// Loads it as a value of a type, and calls a handler.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - completionHandler: Receives the value or an error, on a background queue.
  /// - Returns: How far the load has come.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    provider.value.loadTransferable(type: type) { completionHandler($0.map { $0 }) }
  }

  /// Whether both are the same picked picture.
  public static func == (first: PhotosPickerItem, second: PhotosPickerItem) -> Bool {
    first.itemIdentifier == second.itemIdentifier
      && (first.provider.value === second.provider.value || first.itemIdentifier != nil)
  }

  /// Mixes the picture into a hash.
  public func hash(into hasher: inout Hasher) {
    if let itemIdentifier {
      hasher.combine(itemIdentifier)
    } else {
      hasher.combine(ObjectIdentifier(provider.value))
    }
  }
}

/// How several pictures are picked.
///
/// Type-checks only: results are always in the order in which they were picked.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// The order in which they were picked.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
}
