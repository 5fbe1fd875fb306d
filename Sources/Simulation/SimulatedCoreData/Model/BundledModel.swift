import Foundation

/// Models that lie in the program's bundle.
enum BundledModel {
  /// The model of a name; an empty one, with iOS's words, when there is none.
  static func model(named name: String) -> NSManagedObjectModel {
    if let url = Bundle.main.url(forResource: name, withExtension: "momd"),
      let model = NSManagedObjectModel(contentsOf: url)
    {
      return model
    }
    ManagedClasses.say("CoreData: error:  Failed to load model named \(name)")
    return NSManagedObjectModel()
  }
}

extension NSManagedObjectModel {
  /// Reads a model.
  public convenience init?(contentsOf url: URL) { return nil }
}
