/// A filter for the pictures that can be picked.
///
/// Simulated: pictures and films are told apart. Differs: the library has none of the other kinds,
/// so that a filter for them shows nothing.
public struct PHPickerFilter: Hashable, Sendable {
  private enum Kind: Hashable { case images, videos, other }

  private let kinds: Set<Kind>

  private init(_ kinds: Set<Kind>) { self.kinds = kinds }

  /// Pictures.
  public static let images = PHPickerFilter([.images])
  /// Films.
  public static let videos = PHPickerFilter([.videos])
  /// Live Photos.
  public static let livePhotos = PHPickerFilter([.other])
  /// Panoramas.
  public static let panoramas = PHPickerFilter([.other])
  /// Screenshots.
  public static let screenshots = PHPickerFilter([.other])

  /// Returns a filter for what any of these shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }

  /// Returns a filter for what all of these show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    guard let first = subfilters.first else { return PHPickerFilter(everything) }
    return PHPickerFilter(
      subfilters.dropFirst().reduce(into: first.kinds) { $0.formIntersection($1.kinds) })
  }

  /// Returns a filter for what another one doesn't show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(everything.subtracting(filter.kinds))
  }

  var showsImages: Bool { kinds.contains(.images) }
  var showsVideos: Bool { kinds.contains(.videos) }

  private static let everything: Set<Kind> = [.images, .videos, .other]
}
