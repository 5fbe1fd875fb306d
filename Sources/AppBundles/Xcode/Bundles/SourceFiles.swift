import ActivationRules
import BundleRules

/// Finds the sources of a target, and the classes that they declare.
struct SourceFiles {
  private let project: XcodeProject

  /// The maximum number of sources that are read of a target, and their maximum size.
  private static let mostFiles = 2_000
  private static let largestFile = 1 << 20

  /// Makes the finder.
  ///
  /// - Parameter project: The project that contains the target.
  init(_ project: XcodeProject) { self.project = project }

  /// Returns the classes that a target's sources declare.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - resources: Knows the target's part in synchronized folders.
  /// - Returns: The classes; `nil` when the target has no sources, or not all of them can be read.
  func classes(of target: ProjectTarget, _ resources: ResourceFiles) -> DeclaredClasses? {
    guard let places = places(of: target, resources), !places.isEmpty,
      places.count <= Self.mostFiles
    else { return nil }
    var classes = DeclaredClasses()
    for place in places {
      guard case .bytes(let bytes) = place.contents(limit: Self.largestFile) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      ClassScanner(text, isSwift: place.suffix == "swift").scan(into: &classes)
    }
    return classes
  }
}

extension SourceFiles {
  private static let endings: Set<String> = ["swift", "m", "mm"]

  /// Returns the places of the sources; `nil` when one isn't known.
  private func places(of target: ProjectTarget, _ resources: ResourceFiles) -> [FilePlace]? {
    var places: [FilePlace] = []
    let objects = project.objects
    for phase in objects.objects("buildPhases", of: target.object)
    where phase.isa == "PBXSourcesBuildPhase" {
      for file in objects.objects("files", of: phase) {
        guard let reference = objects.object("fileRef", of: file),
          let name = reference.string("path") ?? reference.string("name"),
          Self.endings.contains(FilePlace.suffix(of: name))
        else { continue }
        guard let place = project.references.place(of: reference) else { return nil }
        places.append(place.located)
      }
    }
    for membership in resources.memberships[target.object.id] ?? [] {
      guard let sources = membership.sources(in: project, endings: Self.endings) else { return nil }
      places += sources
    }
    return places
  }
}

extension BundleContents {
  /// Whether it names a principal class without a module, so only the sources tell whether there is
  /// such a class.
  var mayLackItsClass: Bool {
    guard kind == .appExtension,
      let name = info["NSExtension"]?["NSExtensionPrincipalClass"]?.string
    else { return false }
    return !name.isEmpty && !name.contains(".") && !name.contains("$(") && !name.contains("${")
      && build?.productType != "com.apple.product-type.app-extension.messages-sticker-pack"
  }
}
