import Foundation
import SimulatedFoundation

extension StoryboardObjects {
  /// Connects an object as its element describes.
  func connect(_ object: AnyObject, _ nodes: [StoryboardNode], controller: UIViewController?) {
    for node in nodes {
      switch node.name {
      case "outlet": setOutlet(of: object, node)
      case "outletCollection": addToOutlets(of: object, node)
      case "action": addAction(to: object, node, controller)
      case "segue": addSegue(to: object, node, controller)
      default: break
      }
    }
  }

  private func destination(_ node: StoryboardNode) -> AnyObject? {
    node["destination"].flatMap { objects[$0] }
  }

  private func setOutlet(of object: AnyObject, _ node: StoryboardNode) {
    guard let property = node["property"], let value = destination(node) else { return }
    switch (object, property) {
    case (let owner as UIViewController, "view"): owner.view = value as? UIView
    case (let table as UITableView, "dataSource"):
      table.dataSource = value as? any UITableViewDataSource
    case (let table as UITableView, "delegate"):
      table.delegate = value as? any UITableViewDelegate
    case (let view as UICollectionView, "dataSource"):
      view.dataSource = value as? any UICollectionViewDataSource
    case (let view as UICollectionView, "delegate"):
      view.delegate = value as? any UICollectionViewDelegate
    case (let field as UITextField, "delegate"):
      field.delegate = value as? any UITextFieldDelegate
    case (let view as UITextView, "delegate"): view.delegate = value as? any UITextViewDelegate
    case (let bar as UISearchBar, "delegate"): bar.delegate = value as? any UISearchBarDelegate
    case (let picker as UIPickerView, "dataSource"):
      picker.dataSource = value as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"):
      picker.delegate = value as? any UIPickerViewDelegate
    case (let view as UIScrollView, "delegate"):
      view.delegate = value as? any UIScrollViewDelegate
    case (let view as UIView, "gestureRecognizers"), (let view as UIView, "gestureRecognizer"):
      if let gesture = value as? UIGestureRecognizer { view.addGestureRecognizer(gesture) }
    case (_, "searchDisplayController"), (_, "parentViewController"): break
    default: (object as? NSObject)?.setValue(value, forKey: property)
    }
  }

  private func addToOutlets(of object: AnyObject, _ node: StoryboardNode) {
    guard let property = node["property"], let value = destination(node) else { return }
    if property == "gestureRecognizers", let view = object as? UIView {
      if let gesture = value as? UIGestureRecognizer { view.addGestureRecognizer(gesture) }
      return
    }
    guard let object = object as? NSObject else { return }
    let known = object.value(forKey: property) as? [AnyObject] ?? []
    object.setValue(known + [value], forKey: property)
  }

  private func addAction(
    to object: AnyObject, _ node: StoryboardNode, _ controller: UIViewController?
  ) {
    guard let name = node["selector"] else { return }
    let target = destination(node)
    switch object {
    case let button as UIBarButtonItem:
      button.target = target
      button.action = Selector(name)
    case let control as UIControl:
      control.addTarget(
        target, action: Selector(name),
        for: StoryboardValues.event(node["eventType"]) ?? .touchUpInside)
    case let gesture as UIGestureRecognizer:
      if let target { gesture.addTarget(target, action: Selector(name)) }
    default: break
    }
  }

  private func addSegue(
    to object: AnyObject, _ node: StoryboardNode, _ controller: UIViewController?
  ) {
    // Segues that start at a controller itself are followed only by code.
    guard !(object is UIViewController), let controller, let segue = segue(node) else { return }
    if let view = object as? UIView, segue.kind == .embed {
      return embed(segue, in: view, of: controller)
    }
    let follow: @MainActor (AnyObject) -> Void = { [weak controller] sender in
      guard let controller else { return }
      if let identifier = segue.identifier,
        !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      {
        return
      }
      segue.follow(from: controller, sender: sender)
    }
    if segue.identifier != nil { controller.state.segues.append(segue) }
    switch object {
    case let button as UIBarButtonItem:
      button.primaryAction = UIAction { [weak button] _ in if let button { follow(button) } }
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in if let control { follow(control) } }, for: .touchUpInside)
    case let cell as UITableViewCell:
      cell.segue = { [weak cell] in if let cell { follow(cell) } }
    default: break
    }
  }

  /// Embeds a controller in a view of another: it is there when that controller's view is.
  private func embed(_ segue: SegueTemplate, in view: UIView, of controller: UIViewController) {
    guard let child = segue.makeDestination() else { return }
    let template = UIStoryboardSegue(
      identifier: segue.identifier, source: controller, destination: child)
    controller.addChild(child)
    controller.prepare(for: template, sender: nil)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: controller)
  }

  // MARK: Constraints

  func activate(_ node: StoryboardNode, in owner: UIView) {
    guard let first = node["firstAttribute"].flatMap(StoryboardValues.attribute),
      let item = place(node["firstItem"], first)
        ?? (node["firstItem"] == nil ? (owner, first) : nil)
    else { return }
    let secondName = node["secondAttribute"].flatMap(StoryboardValues.attribute)
    let second = secondName.flatMap { place(node["secondItem"], $0) }
    if node["secondItem"] != nil, second == nil { return }
    let constraint = NSLayoutConstraint(
      item: item.0, attribute: item.1, relatedBy: StoryboardValues.relation(node["relation"]),
      toItem: second?.0, attribute: second?.1 ?? .notAnAttribute,
      multiplier: StoryboardValues.multiplier(node["multiplier"]),
      constant: node.number("constant") ?? 0)
    if let priority = node.number("priority") {
      constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
    }
    constraint.identifier = node["identifier"]
    if let id = node["id"] { objects[id] = constraint }
    if node.flag("placeholder") != true { constraint.isActive = true }
  }

  private func place(_ id: String?, _ attribute: NSLayoutConstraint.Attribute)
    -> (AnyObject, NSLayoutConstraint.Attribute)?
  {
    guard let id else { return nil }
    if let (view, edge) = guides[id] { return (view.safeAreaLayoutGuide, edge) }
    return objects[id].map { ($0, attribute) }
  }
}
