import Foundation

extension StoryboardObjects {
  /// Makes the view of an element, with everything inside.
  func view(_ node: StoryboardNode, in controller: UIViewController?) -> UIView {
    let view = blank(node)
    if let id = node["id"] { objects[id] = view }
    for guide in node.children where guide.name == "viewLayoutGuide" {
      guard let id = guide["id"] else { continue }
      objects[id] =
        switch guide["key"] {
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        default: view.safeAreaLayoutGuide
        }
    }
    ViewValues(node: node, bundle: document.bundle).set(view)
    for child in node.list("subviews") {
      let inner = self.view(child, in: controller)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(inner)
      } else if let effect = view as? UIVisualEffectView {
        effect.contentView.addSubview(inner)
      } else {
        view.addSubview(inner)
      }
    }
    fillSpecial(view, node, controller)
    let owner: UIView = view
    waiting.append { [self] in
      for constraint in node.list("constraints") { activate(constraint, in: owner) }
      connect(owner, node.list("connections"), controller: controller)
      owner.awakeFromNib()
    }
    return view
  }

  private func blank(_ node: StoryboardNode) -> UIView {
    let base = Self.viewClasses[node.name] ?? UIView.self
    let type = type(of: node, instead: base) as? UIView.Type ?? base
    let coder = StoryboardCoder(node)
    if let stack = type as? UIStackView.Type { return stack.init(coder: coder) }
    guard let view = type.init(coder: coder) else { return UIView() }
    return view
  }

  private func fillSpecial(_ view: UIView, _ node: StoryboardNode, _ controller: UIViewController?)
  {
    switch view {
    case let cell as UITableViewCell:
      fillContent(of: cell.contentView, node.keyed("contentView"), controller)
      fillLabels(of: cell, node)
    case let cell as UICollectionViewCell:
      fillContent(of: cell.contentView, node.keyed("contentView"), controller)
    case let effect as UIVisualEffectView:
      fillContent(of: effect.contentView, node.keyed("contentView"), controller)
    case let table as UITableView:
      table.tableHeaderView = node.keyed("tableHeaderView").map { self.view($0, in: controller) }
      table.tableFooterView = node.keyed("tableFooterView").map { self.view($0, in: controller) }
      for prototype in node.list("prototypes") { keep(prototype, in: table.pool, controller) }
    case let collection as UICollectionView:
      for prototype in node.list("cells") { keep(prototype, in: collection.pool, controller) }
    case let bar as UINavigationBar:
      bar.items = node.list("items").map { child in
        let item = UINavigationItem(title: child["title"] ?? "")
        for button in child.children where button.name == "barButtonItem" {
          if button["key"] == "leftBarButtonItem" {
            item.leftBarButtonItem = barButton(button, controller)
          } else {
            item.rightBarButtonItem = barButton(button, controller)
          }
        }
        if let id = child["id"] { objects[id] = item }
        return item
      }
    case let bar as UIToolbar: bar.items = node.list("items").map { barButton($0, controller) }
    default: break
    }
    for gesture in node.list("gestureRecognizers") {
      if let made = self.gesture(gesture) { view.addGestureRecognizer(made) }
    }
  }

  private func fillContent(
    of content: UIView, _ node: StoryboardNode?, _ controller: UIViewController?
  ) {
    guard let node else { return }
    if let id = node["id"] { objects[id] = content }
    for child in node.list("subviews") { content.addSubview(view(child, in: controller)) }
    waiting.append { [self] in
      for constraint in node.list("constraints") { activate(constraint, in: content) }
    }
  }

  /// Fills the labels of a cell's style, which the storyboard describes as views of the content.
  private func fillLabels(of cell: UITableViewCell, _ node: StoryboardNode) {
    let parts = [("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel)]
    guard node["style"] != nil else { return }
    for (key, label) in parts {
      guard let id = node[key], let drawn = objects[id] as? UILabel else { continue }
      label?.text = drawn.text
      label?.font = drawn.font
      label?.textColor = drawn.textColor
      drawn.removeFromSuperview()
      if let label { objects[id] = label }
    }
  }

  /// Registers the cells of a storyboard, each of which is made with its own objects.
  private func keep(
    _ prototype: StoryboardNode, in pool: ReusePool, _ controller: UIViewController?
  ) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    pool.register(
      prototype: { [document, storyboard, weak controller] in
        let objects = StoryboardObjects(document, storyboard: storyboard)
        let view = objects.view(prototype, in: controller)
        objects.settle()
        return view
      }, identifier)
  }

  func gesture(_ node: StoryboardNode) -> UIGestureRecognizer? {
    let gesture: UIGestureRecognizer =
      node.name == "tapGestureRecognizer" ? UITapGestureRecognizer() : UIGestureRecognizer()
    if let id = node["id"] { objects[id] = gesture }
    waiting.append { [self] in connect(gesture, node.list("connections"), controller: nil) }
    return gesture
  }

  private static let viewClasses: [String: UIView.Type] = [
    "label": UILabel.self, "button": UIButton.self, "textField": UITextField.self,
    "textView": UITextView.self, "imageView": UIImageView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "stackView": UIStackView.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
    "searchBar": UISearchBar.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "pageControl": UIPageControl.self,
    "visualEffectView": UIVisualEffectView.self, "control": UIControl.self,
    "tabBar": UITabBar.self,
  ]
}
