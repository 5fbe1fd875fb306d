public import Foundation

/// Controllers that were drawn, as a file has them.
///
/// Simulated: the `.storyboard` file of the bundle is read: controllers with their classes, views
/// with frames, constraints and what they say, outlets, actions and segues. Differs: iOS reads a
/// compiled form; variants for sizes, unwind segues and what is drawn only are left out.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let document: StoryboardDocument

  /// Makes a storyboard of a name; it traps when the bundle has none.
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

  /// The storyboard with the document; `nil` when the text can't be read.
  package convenience init?(text: String) {
    guard let node = StoryboardReader.read(text), node.name == "document" else { return nil }
    self.init(node, nil)
  }

  /// Makes the first controller; `nil` when none is the first.
  open func instantiateInitialViewController() -> UIViewController? {
    document.node["initialViewController"].flatMap(make)
  }

  /// Makes the first controller by a closure.
  ///
  /// Simulated: the closure is handed a coder, as the class's own initialiser is.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let id = document.node["initialViewController"] else { return nil }
    return make(id, creator: creator) as? Controller
  }

  /// Makes the controller of a name; it traps when there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Makes the controller of a name by a closure; it traps when there is none.
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

/// What a storyboard's file says, by the names that its elements have for each other.
@MainActor final class StoryboardDocument {
  let node: StoryboardNode
  let bundle: Bundle?
  /// The controllers by their names.
  private(set) var controllers: [String: StoryboardNode] = [:]
  /// How many controllers are being made within each other.
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
