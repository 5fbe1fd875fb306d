import Foundation
import Synchronization
import UniformTypes

extension NSItemProvider {
  /// Adds a form after those that are there.
  func add(_ representation: Representation) {
    state.withLock { $0.representations.append(representation) }
  }

  /// Remembers that the item is a web address, by which activation rules recognise it.
  package func noteWebURL(_ item: Any?) {
    guard let url = item as? NSURL, let scheme = url.scheme?.lowercased() else { return }
    let isWebURL = scheme == "http" || scheme == "https"
    state.withLock { $0.isWebURL = isWebURL }
  }

  /// The forms whose files can be used in the given way.
  func representations(_ options: NSItemProviderFileOptions = []) -> [Representation] {
    let all = state.withLock { $0.representations }
    return options.contains(.openInPlace) ? all.filter(\.opensInPlace) : all
  }

  /// The first form whose type conforms; one of exactly that type is preferred.
  ///
  /// - Parameters:
  ///   - type: The type that is requested.
  ///   - options: How its files are to be used.
  /// - Returns: The form; `nil` when none conforms.
  func representation(
    conformingTo type: String, _ options: NSItemProviderFileOptions = []
  ) -> Representation? {
    let representations = representations(options)
    let types = InstalledTypes.all
    return representations.first { $0.type == type }
      ?? representations.first { types.conforms($0.type, to: type) }
  }
}
