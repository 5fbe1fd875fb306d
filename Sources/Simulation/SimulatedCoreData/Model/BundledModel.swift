public import Foundation

/// Models in bundles.
enum BundledModel {
  /// Returns the model with a name; an empty one, with iOS's message, when there is none.
  static func model(named name: String) -> NSManagedObjectModel {
    for type in ["momd", "mom"] {
      if let url = Bundle.main.url(forResource: name, withExtension: type),
        let model = NSManagedObjectModel(contentsOf: url)
      {
        return model
      }
    }
    ManagedClasses.say("CoreData: error:  Failed to load model named \(name)")
    return NSManagedObjectModel()
  }

  /// Returns the file with the model's XML: the current version's if there are several.
  static func file(at url: URL) -> URL? {
    let manager = FileManager.default
    let contents = url.appendingPathComponent("contents")
    if manager.fileExists(atPath: contents.path) { return contents }
    let version = url.appendingPathComponent(".xccurrentversion")
    if let data = manager.contents(atPath: version.path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    {
      return url.appendingPathComponent(name).appendingPathComponent("contents")
    }
    return versions(at: url).first
  }

  /// The XML of every version, by name.
  static func versions(at url: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
      .map { url.appendingPathComponent($0).appendingPathComponent("contents") }
  }

  /// The models in bundles: the folders with their versions.
  static func folders(in bundles: [Bundle]?) -> [URL] {
    var found: [URL] = []
    for bundle in bundles ?? [.main] {
      for type in ["momd", "mom"] {
        let urls = bundle.urls(forResourcesWithExtension: type, subdirectory: nil) ?? []
        for url in urls { found.append(url as URL) }
      }
    }
    return found
  }
}

extension NSManagedObjectModel {
  /// Reads a model from a file.
  ///
  /// Simulated: a folder with versions, of which the current one is read, or one version. Differs:
  /// it is the XML that Xcode keeps, while iOS has a compiled form with the same name.
  ///
  /// - Parameter url: The place of the model.
  public convenience init?(contentsOf url: URL) {
    guard let file = BundledModel.file(at: url), let data = try? Data(contentsOf: file) else {
      return nil
    }
    self.init()
    guard ModelFile(self).read(data) else { return nil }
  }

  /// Makes one model from several.
  ///
  /// - Parameter models: The models; an entity that occurs in two of them ends the program.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    for model in models ?? [] { ModelCopy.add(model.entities, to: self) }
    let names = entities.map { $0.name ?? "" }
    guard Set(names).count == names.count else {
      preconditionFailure("Can't merge models with two different entities named the same")
    }
  }

  /// Makes one model from all those in bundles.
  ///
  /// - Parameter bundles: The bundles; `nil` for the main one.
  /// - Returns: The model.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = BundledModel.folders(in: bundles).compactMap {
      NSManagedObjectModel(contentsOf: $0)
    }
    return NSManagedObjectModel(byMerging: models)
  }
}
