import DeviceProtocol
public import Foundation
import UniformTypes

extension NSItemProvider {
  /// Whether the class reads one of the registered types.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: Whether a registered type is one that the class reads, or conforms to one.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(readableBy: aClass) != nil
  }

  /// Whether the bridged type, String or URL, reads one of the registered types.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether a registered type is one that it reads, or conforms to one.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Asks for an object of the class, made from the data of the first type that the class reads.
  ///
  /// Simulated: it gives an error when no type is readable, or when the object can't be made from
  /// the data (code and wording of the first observed). Differs: whether the provider's order or
  /// that of the class decides isn't documented; here it is the provider's.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: Receives the object or an error, on a background queue.
  /// - Returns: How far the load has come; cancelling it ends the load with an error.
  @discardableResult
  @preconcurrency public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let representation = representation(readableBy: aClass)
    let load = Load<any NSItemProviderReading>(groups: handlers(of: representation)) { result in
      switch result {
      case .success(let object): completionHandler(object, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
    guard let representation else {
      load.finish(.failure(Self.uncoercible(to: aClass)))
      return load.progress
    }
    let type = representation.type
    let wanted = Handed(aClass)
    start(load, .data, of: representation) { produced in
      let data = try produced.data(type)
      do {
        return try wanted.value.object(withItemProviderData: data, typeIdentifier: type)
      } catch {
        throw Self.uncoercible(to: wanted.value, error)
      }
    }
    return load.progress
  }

  /// Asks for a value of the bridged type, String or URL.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - completionHandler: Receives the value or an error, on a background queue.
  /// - Returns: How far the load has come; cancelling it ends the load with an error.
  @preconcurrency public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let finish = Handed { (object: (any NSItemProviderReading)?, error: (any Error)?) in
      let object = object as? T._ObjectiveCType
      completionHandler(object.map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { finish.value($0, $1) }
  }

  private func representation(
    readableBy aClass: any NSItemProviderReading.Type
  ) -> Representation? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    let types = InstalledTypes.all
    return representations().first { representation in
      readable.contains {
        representation.type == $0 || types.conforms(representation.type, to: $0)
      }
    }
  }

  private static func uncoercible(
    to aClass: any NSItemProviderReading.Type, _ cause: (any Error)? = nil
  ) -> NSError {
    error(
      .unavailableCoercionError, "Could not coerce an item to class \(aClass)", underlying: cause)
  }
}
