public import Foundation

/// Controllers drawn in Interface Builder, stored in a file.
///
/// Simulated: the bundle's `.storyboard` file is read: controllers with their classes, views with
/// frames, constraints and texts, outlets, actions and segues. Differs: iOS reads a compiled form;
/// variants for sizes, unwind segues and everything that is only drawn are ignored.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let document: StoryboardDocument

  /// Makes a storyboard from its name; it traps if the bundle has none.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let node = StoryboardFiles.document(name, ending: "storyboard", in: storyboardBundleOrNil)
    else {
      preconditionFailure("Could not find a storyboard named '\(name)' in the bundle")
    }
    self.init(node, storyboardBundleOrNil)
  }

  init(_ node: StoryboardNode, _ bundle: Bundle?) {
    document = StoryboardDocument(node, bundle)
    super.init()
  }

  /// Makes a storyboard from a document; `nil` if the text can't be read.
  package convenience init?(text: String) {
    guard let node = StoryboardReader.read(text), node.name == "document" else { return nil }
    self.init(node, nil)
  }

  /// Makes the initial controller; `nil` if none is marked as initial.
  open func instantiateInitialViewController() -> UIViewController? {
    document.node["initialViewController"].flatMap(make)
  }

  /// Makes the initial controller with a closure.
  ///
  /// Simulated: the closure receives a coder, as the class's own initialiser does.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let id = document.node["initialViewController"] else { return nil }
    return make(id, creator: creator) as? Controller
  }

  /// Makes the controller of an identifier; it traps if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Makes the controller of an identifier with a closure; it traps if there is none.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard
      let node = document.controllers.values.first(where: {
        $0["storyboardIdentifier"] == identifier
      }),
      let id = node["id"], let controller = make(id, creator: creator) as? Controller
    else {
      preconditionFailure(
        "Storyboard doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  func make(_ id: String) -> UIViewController? { make(id, creator: nil) }

  private func make(_ id: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let node = document.controllers[id] else { return nil }
    return StoryboardObjects(document, storyboard: self).controller(node, creator: creator)
  }
}

/// The content of a storyboard's file, by the names with which its elements refer to each other.
@MainActor final class StoryboardDocument {
  let node: StoryboardNode
  let bundle: Bundle?
  /// The controllers by name.
  private(set) var controllers: [String: StoryboardNode] = [:]
  /// The number of controllers that are being made within each other.
  var depth = 0

  init(_ node: StoryboardNode, _ bundle: Bundle?) {
    self.node = node
    self.bundle = bundle
    for scene in node.list("scenes") {
      for object in scene.list("objects") where object.name.hasSuffix("ontroller") {
        if let id = object["id"] { controllers[id] = object }
      }
    }
  }
}
