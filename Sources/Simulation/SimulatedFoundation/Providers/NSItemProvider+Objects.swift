public import Foundation
import Synchronization

extension NSItemProvider {
  /// Adds all types in which the object can be written; types that are there already are left
  /// alone, as documented.
  ///
  /// - Parameters:
  ///   - object: The object; it is asked for its data when that is requested.
  ///   - visibility: Who may see it, unless the object itself says something narrower.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let held = Handed(object)
    noteWebURL(object)
    for type in object.writableTypeIdentifiersForItemProvider {
      let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
      addObject(type, visibility.narrowed(to: own)) {
        held.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Adds all types in which objects of the class can be written, with the code that makes one.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - visibility: Who may see it, unless the class itself says something narrower.
  ///   - loadHandler: Calls the handler once with an object or an error, and returns the progress
  ///     of its work if that takes some time.
  @preconcurrency public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
      addObject(type, visibility.narrowed(to: own)) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(
            withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Adds all types in which values of the bridged type can be written, with the code that makes
  /// one.
  ///
  /// - Parameters:
  ///   - type: The type: String, URL.
  ///   - visibility: Who may see it.
  ///   - loadHandler: Calls the handler once with a value or an error.
  @preconcurrency public func registerObject<T: _ObjectiveCBridgeable>(
    ofClass type: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) where T._ObjectiveCType: NSItemProviderWriting {
    let load = Handed { (completion: @escaping BridgedValue<T>.Completion) in
      loadHandler(BridgedValue<T>(completion: completion).take)
    }
    registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { load.value($0) }
  }

  private func addObject(
    _ type: String, _ visibility: NSItemProviderRepresentationVisibility,
    load: @escaping DataLoadHandler
  ) {
    state.withLock { state in
      guard !state.representations.contains(where: { $0.type == type }) else { return }
      state.representations.append(
        Representation(type: type, visibility: visibility, source: .data(load)))
    }
  }
}

/// Wraps a Swift value as the object that it is bridged to.
private struct BridgedValue<T: _ObjectiveCBridgeable>: @unchecked Sendable
where T._ObjectiveCType: NSItemProviderWriting {
  // The closure may be called on any queue; the type is only needed for its conversion.
  typealias Completion = @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void

  let completion: Completion

  func take(_ value: T?, _ error: (any Error)?) {
    completion(value?._bridgeToObjectiveC(), error)
  }
}

extension NSItemProviderRepresentationVisibility {
  /// The narrower of two; which one counts isn't documented, and the narrower does no harm.
  fileprivate func narrowed(to other: Self) -> Self { rawValue < other.rawValue ? other : self }
}
