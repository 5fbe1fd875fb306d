import Foundation
import SimulatedFoundation

/// The values of a view that a storyboard's element specifies.
@MainActor struct ViewValues {
  let node: StoryboardNode
  let bundle: Bundle?

  func set(_ view: UIView) {
    setPlain(view)
    switch view {
    case let label as UILabel: set(label)
    case let button as UIButton: set(button)
    case let field as UITextField: set(field)
    case let text as UITextView: set(text)
    case let picture as UIImageView:
      picture.image = StoryboardValues.image(node["image"], bundle, catalog: node["catalog"])
    case let stack as UIStackView: set(stack)
    case let wheel as UIActivityIndicatorView:
      if let hides = node.flag("hidesWhenStopped") { wheel.hidesWhenStopped = hides }
      if node["style"] == "large" || node["style"] == "whiteLarge" { wheel.style = .large }
      if node.flag("animating") == true { wheel.startAnimating() }
    case let bar as UIProgressView: bar.progress = Float(node.number("progress") ?? 0.5)
    case let toggle as UISwitch: toggle.isOn = node.flag("on") ?? false
    case let slider as UISlider:
      slider.maximumValue = Float(node.number("maxValue") ?? 1)
      slider.minimumValue = Float(node.number("minValue") ?? 0)
      slider.value = Float(node.number("value") ?? 0.5)
    case let segments as UISegmentedControl: set(segments)
    case let bar as UISearchBar: bar.placeholder = node["placeholder"]
    case let table as UITableView: set(table)
    case let cell as UITableViewCell: set(cell)
    case let cell as UICollectionReusableView: cell.reuseIdentifier = node["reuseIdentifier"]
    case let scroll as UIScrollView: scroll.isScrollEnabled = node.flag("scrollEnabled") ?? true
    default: break
    }
    if let control = view as? UIControl {
      control.isEnabled = node.flag("enabled") ?? true
      control.isSelected = node.flag("selected") ?? false
    }
    setOwn(view)
  }

  private func setPlain(_ view: UIView) {
    if let rect = node.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) {
      view.frame = CGRect(
        x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
        height: rect.number("height") ?? 0)
    }
    if let mask = node.child("autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    if let old = node.flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = old
    }
    view.isHidden = node.flag("hidden") ?? view.isHidden
    view.alpha = node.number("alpha") ?? 1
    view.tag = Int(node["tag"] ?? "") ?? 0
    view.isOpaque = node.flag("opaque") ?? true
    view.clipsToBounds = node.flag("clipsSubviews") ?? view.clipsToBounds
    if let isUsable = node.flag("userInteractionEnabled") {
      view.isUserInteractionEnabled = isUsable
    }
    if let color = node.keyed("backgroundColor").flatMap(StoryboardValues.color) {
      view.backgroundColor = color
    }
    if let color = node.keyed("tintColor").flatMap(StoryboardValues.color) {
      view.tintColor = color
    }
    if let names = node.keyed("accessibilityConfiguration") {
      view.accessibilityIdentifier = names["identifier"]
      view.accessibilityLabel = names["label"]
    }
    setPriorities(view)
  }

  private func setPriorities(_ view: UIView) {
    func priority(_ key: String) -> UILayoutPriority? {
      node.number(key).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }
    if let value = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private static func mask(_ node: StoryboardNode) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    if node.flag("widthSizable") == true { mask.insert(.flexibleWidth) }
    if node.flag("heightSizable") == true { mask.insert(.flexibleHeight) }
    if node.flag("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
    if node.flag("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
    if node.flag("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
    if node.flag("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  private func set(_ label: UILabel) {
    label.text = node.words("text")
    label.numberOfLines = Int(node["numberOfLines"] ?? "") ?? 1
    if let alignment = StoryboardValues.alignment(node["textAlignment"]) {
      label.textAlignment = alignment
    }
    if let font = node.child("fontDescription") { label.font = StoryboardValues.font(font) }
    if let color = node.keyed("textColor").flatMap(StoryboardValues.color) {
      label.textColor = color
    }
  }

  private func set(_ button: UIButton) {
    if let font = node.child("fontDescription") {
      button.titleLabel?.font = StoryboardValues.font(font)
    }
    for state in node.children where state.name == "state" {
      let which: UIControl.State =
        switch state["key"] {
        case "disabled": .disabled
        case "selected": .selected
        case "highlighted": .highlighted
        default: .normal
        }
      if let title = state.words("title") { button.setTitle(title, for: which) }
      if let image = StoryboardValues.image(state["image"], bundle, catalog: state["catalog"]) {
        button.setImage(image, for: which)
      }
      if let color = state.keyed("titleColor").flatMap(StoryboardValues.color) {
        button.setTitleColor(color, for: which)
      }
    }
    guard let look = node.keyed("configuration") ?? node.child("buttonConfiguration") else {
      return
    }
    var configuration: UIButton.Configuration =
      switch look["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    configuration.title = look.words("title")
    configuration.subtitle = look.words("subtitle")
    configuration.image = StoryboardValues.image(
      look["image"], bundle, catalog: look["catalog"])
    button.configuration = configuration
  }

  private func set(_ field: UITextField) {
    field.text = node.words("text")
    field.placeholder = node.words("placeholder")
    if node["borderStyle"] == "roundedRect" { field.borderStyle = .roundedRect }
    if let alignment = StoryboardValues.alignment(node["textAlignment"]) {
      field.textAlignment = alignment
    }
    if let font = node.child("fontDescription") { field.font = StoryboardValues.font(font) }
    if let color = node.keyed("textColor").flatMap(StoryboardValues.color) {
      field.textColor = color
    }
    field.isSecureTextEntry = node.keyed("textInputTraits")?.flag("secureTextEntry") ?? false
  }

  private func set(_ view: UITextView) {
    view.text = node.words("text")
    view.isEditable = node.flag("editable") ?? true
    view.isSelectable = node.flag("selectable") ?? true
    view.isScrollEnabled = node.flag("scrollEnabled") ?? true
    if let alignment = StoryboardValues.alignment(node["textAlignment"]) {
      view.textAlignment = alignment
    }
    if let font = node.child("fontDescription") { view.font = StoryboardValues.font(font) }
    if let color = node.keyed("textColor").flatMap(StoryboardValues.color) {
      view.textColor = color
    }
  }

  private func set(_ stack: UIStackView) {
    if node["axis"] == "vertical" { stack.axis = .vertical }
    stack.spacing = node.number("spacing") ?? 0
    switch node["distribution"] {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: break
    }
    switch node["alignment"] {
    case "top", "leading": stack.alignment = .leading
    case "center": stack.alignment = .center
    case "bottom", "trailing": stack.alignment = .trailing
    default: break
    }
  }

  private func set(_ control: UISegmentedControl) {
    for segment in node.list("segments") {
      control.insertSegment(
        withTitle: segment["title"], at: control.numberOfSegments, animated: false)
    }
    control.selectedSegmentIndex = Int(node["selectedSegmentIndex"] ?? "") ?? 0
  }

  private func set(_ table: UITableView) {
    if let height = node.number("rowHeight"), height > 0 { table.rowHeight = height }
    if node["separatorStyle"] == "none" { table.separatorStyle = .none }
    table.allowsMultipleSelection = node.flag("allowsMultipleSelection") ?? false
    table.allowsSelection = node.flag("allowsSelection") ?? true
  }

  private func set(_ cell: UITableViewCell) {
    cell.reuseIdentifier = node["reuseIdentifier"]
    switch node["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    default: break
    }
    if node["selectionStyle"] == "none" { cell.selectionStyle = .none }
  }

  /// Sets the runtime attributes of a program's own class.
  private func setOwn(_ view: UIView) {
    for own in node.list("userDefinedRuntimeAttributes") {
      guard let path = own["keyPath"] else { continue }
      let value = own.keyed("value")
      let number = value?.number("value")
      switch path {
      case "layer.cornerRadius": view.layer.cornerRadius = number ?? 0
      case "layer.borderWidth": view.layer.borderWidth = number ?? 0
      case "layer.masksToBounds": view.layer.masksToBounds = own.flag("value") ?? true
      case "clipsToBounds": view.clipsToBounds = own.flag("value") ?? true
      default:
        let color = value.flatMap(StoryboardValues.color)
        let other: Any? = number.map { NSNumber(value: $0) } ?? own["value"] ?? value?.text
        view.setValue(color ?? other, forKeyPath: path)
      }
    }
  }
}
