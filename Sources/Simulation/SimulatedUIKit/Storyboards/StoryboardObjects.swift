import Foundation
import SimulatedFoundation

/// Makes the objects of one scene or nib, and connects them.
@MainActor final class StoryboardObjects {
  let document: StoryboardDocument
  let storyboard: UIStoryboard?
  /// The objects by their names in the file.
  var objects: [String: AnyObject] = [:]
  /// The old layout guides at the top and bottom of controllers, with the edges that they
  /// represent.
  var guides: [String: (UIView, NSLayoutConstraint.Attribute)] = [:]
  /// The connections and constraints that wait until all objects exist.
  var waiting: [() -> Void] = []

  init(_ document: StoryboardDocument, storyboard: UIStoryboard?) {
    self.document = document
    self.storyboard = storyboard
  }

  /// Makes the objects of a nib; its placeholders are its owner and external objects by name.
  func all(
    _ nodes: [StoryboardNode], owner: AnyObject?, external: [String: Any] = [:]
  ) -> [Any] {
    var made: [Any] = []
    for node in nodes {
      if node.name == "placeholder" {
        let name = node["placeholderIdentifier"] ?? ""
        let other = name == "IBFilesOwner" ? owner : external[name].map { $0 as AnyObject }
        guard let id = node["id"], let other else { continue }
        objects[id] = other
        waiting.append { self.connect(other, node.list("connections"), controller: nil) }
      } else if node.name.hasSuffix("estureRecognizer") {
        if let gesture = gesture(node) { made.append(gesture) }
      } else {
        made.append(view(node, in: owner as? UIViewController))
      }
    }
    settle()
    return made
  }

  /// Makes the connections.
  func settle() {
    let all = waiting
    waiting = []
    for connect in all { connect() }
  }

  /// Returns the class that an element specifies, or the default for its name.
  func type(of node: StoryboardNode, instead: AnyClass) -> AnyClass {
    guard let name = node["customClass"] else { return instead }
    let modules = [node["customModule"], ProcessModule.name].compactMap(\.self)
    let names = modules.map { "\($0).\(name)" } + [name]
    if let type = names.lazy.compactMap(ObjectiveCRegistry.classNamed).first { return type }
    NSLog("%@", StoryboardWords.noClass(name))
    return instead
  }

  // MARK: Controllers

  func controller(_ node: StoryboardNode, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard document.depth < 20 else { return nil }
    document.depth += 1
    defer { document.depth -= 1 }
    let coder = StoryboardCoder(node)
    let base = Self.controllerClasses[node.name] ?? UIViewController.self
    let type = type(of: node, instead: base) as? UIViewController.Type ?? base
    guard let controller = creator?(coder) ?? type.init(coder: coder) else { return nil }
    if let id = node["id"] { objects[id] = controller }
    controller.state.storyboard = storyboard
    setUp(controller, node)
    return controller
  }

  private func setUp(_ controller: UIViewController, _ node: StoryboardNode) {
    if let title = node["title"] { controller.title = title }
    controller.restorationIdentifier = node["restorationIdentifier"]
    if let style = node["modalPresentationStyle"].flatMap(StoryboardValues.presentation) {
      controller.modalPresentationStyle = style
    }
    if let size = node.keyed("freeformSize") ?? node.keyed("preferredContentSize"),
      let width = size.number("width"), let height = size.number("height"),
      size["key"] != "freeformSize"
    {
      controller.preferredContentSize = CGSize(width: width, height: height)
    }
    if let item = node.keyed("navigationItem") { fill(controller.navigationItem, item, controller) }
    if let item = node.keyed("tabBarItem") {
      controller.tabBarItem = UITabBarItem(
        title: item["title"], image: StoryboardValues.image(item["image"], document.bundle), tag: 0)
    }
    controller.state.segues = node.list("connections").filter { $0.name == "segue" }
      .compactMap(segue)
    if let view = node.keyed("view") ?? node.keyed("tableView") ?? node.keyed("collectionView") {
      drawView(of: controller, view, node)
    } else {
      settle()
    }
    if let navigation = controller as? UINavigationController {
      if node.keyed("navigationBar")?["prefersLargeTitles"] == "YES"
        || node.keyed("navigationBar")?["largeTitles"] == "YES"
      {
        navigation.navigationBar.prefersLargeTitles = true
      }
      navigation.isNavigationBarHidden = node.flag("navigationBarHidden") ?? false
      if let root = related(node, "rootViewController").first {
        navigation.setViewControllers([root], animated: false)
      }
    }
    if let tabs = controller as? UITabBarController {
      tabs.viewControllers = related(node, "viewControllers")
    }
    controller.awakeFromNib()
  }

  /// Makes the view when it is first requested, and connects it before `viewDidLoad()`.
  private func drawView(
    of controller: UIViewController, _ view: StoryboardNode, _ node: StoryboardNode
  ) {
    controller.state.makeView = { [self] controller in
      let made = self.view(view, in: controller)
      for guide in node.list("layoutGuides") {
        if let id = guide["id"] { guides[id] = (made, guide["type"] == "top" ? .top : .bottom) }
      }
      if made.frame.size == .zero { made.frame = UIScreen.main.bounds }
      return made
    }
    controller.state.connect = { [self, weak controller] in
      guard let controller else { return }
      waiting.append { self.connect(controller, node.list("connections"), controller: controller) }
      settle()
    }
  }

  private func related(_ node: StoryboardNode, _ relationship: String) -> [UIViewController] {
    node.list("connections").filter { $0["relationship"] == relationship }
      .compactMap { $0["destination"].flatMap { storyboard?.make($0) } }
  }

  private func fill(
    _ item: UINavigationItem, _ node: StoryboardNode, _ controller: UIViewController
  ) {
    if let title = node["title"] { item.title = title }
    item.prompt = node["prompt"]
    if let id = node["id"] { objects[id] = item }
    for child in node.children where child.name == "barButtonItem" {
      let button = barButton(child, controller)
      switch child["key"] {
      case "leftBarButtonItem": item.leftBarButtonItem = button
      case "backBarButtonItem": item.backBarButtonItem = button
      default: item.rightBarButtonItem = button
      }
    }
    item.leftBarButtonItems =
      node.keyed("leftBarButtonItems").map {
        $0.children.map { barButton($0, controller) }
      } ?? item.leftBarButtonItems
    item.rightBarButtonItems =
      node.keyed("rightBarButtonItems").map {
        $0.children.map { barButton($0, controller) }
      } ?? item.rightBarButtonItems
    if let view = node.keyed("titleView") { item.titleView = self.view(view, in: controller) }
  }

  func barButton(_ node: StoryboardNode, _ controller: UIViewController?) -> UIBarButtonItem {
    let system = node["systemItem"].flatMap(StoryboardValues.systemItem)
    let button = UIBarButtonItem(system: system)
    button.title = node["title"]
    button.image = StoryboardValues.image(node["image"], document.bundle)
    if node["style"] == "done" { button.style = .done }
    if let isEnabled = node.flag("enabled") { button.isEnabled = isEnabled }
    button.tag = Int(node["tag"] ?? "") ?? 0
    button.tintColor = node.keyed("tintColor").flatMap(StoryboardValues.color)
    if let id = node["id"] { objects[id] = button }
    if let view = node.keyed("customView") { button.customView = self.view(view, in: controller) }
    waiting.append { [self] in connect(button, node.list("connections"), controller: controller) }
    return button
  }

  func segue(_ node: StoryboardNode) -> SegueTemplate? {
    guard let destination = node["destination"], node["relationship"] == nil,
      let kind = SegueTemplate.Kind(rawValue: node["kind"] ?? "")
    else { return nil }
    return SegueTemplate(kind: kind, identifier: node["identifier"]) { [weak storyboard] in
      storyboard?.make(destination)
    }
  }

  private static let controllerClasses: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "inputViewController": UIInputViewController.self,
  ]
}

/// The module of the process's own code.
enum ProcessModule {
  static let name: String? = {
    let info = Bundle.main.infoDictionary
    let principal =
      (info?["NSExtension"] as? [String: Any])?["NSExtensionPrincipalClass"] as? String
    if let principal, let dot = principal.firstIndex(of: ".") { return String(principal[..<dot]) }
    let name = (info?["CFBundleExecutable"] ?? info?["CFBundleName"]) as? String
    return name?.map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined()
  }()
}
