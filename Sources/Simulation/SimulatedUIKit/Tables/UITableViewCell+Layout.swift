import Foundation

extension UITableViewCell {
  /// Applies the indentation level of a table's delegate; a level of 0, which is also that of a
  /// delegate that lacks the method, only undoes what a delegate has set before.
  func indent(by level: Int) {
    if level != 0 || isIndentedByDelegate { indentationLevel = level }
    isIndentedByDelegate = level != 0
  }

  func reuse(_ identifier: String) {
    reuseIdentifier = identifier
    prepareForReuse()
  }

  /// Updates the configurations if the state has changed.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func stateChanged(from old: Bool, _ new: Bool) {
    if old != new { setNeedsUpdateConfiguration() }
  }

  func inContent<View: UIView>(_ view: View) -> View {
    if view.superview == nil { content.addSubview(view) }
    return view
  }

  func takeOver() {
    guard let configuration = contentConfiguration else {
      made?.removeFromSuperview()
      made = nil
      return
    }
    if let made, made.supports(configuration) {
      made.configuration = configuration
    } else {
      made?.removeFromSuperview()
      let view = configuration.makeContentView()
      content.addSubview(view)
      made = view
    }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  var accessoryWidth: CGFloat {
    if let view = accessoryView {
      return (view.bounds.width > 0 ? view.bounds.width : view.intrinsicContentSize.width) + 24
    }
    return accessoryType == .none ? 0 : 38
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let room = max(width - accessoryWidth, 0)
    if let made { return max(height(of: made, width: room), 44) }
    let own = content.subviews.filter { view in
      view !== mainLabel && view !== secondLabel && view !== picture
    }
    var height = labelsHeight(width: room)
    if !own.isEmpty {
      content.frame.size.width = room
      let fitting = content.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      height = max(height, fitting.height)
    }
    return max(height, 44)
  }

  /// Returns the height of a configuration's view: a view of the program has it from constraints.
  private func height(of made: UIView, width: CGFloat) -> CGFloat {
    if made is UIListContentView {
      return made.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    let size = CGSize(width: width, height: 0)
    return UICollectionReusableView.fitting(made, in: size, .vertical).height
  }

  private func labelsHeight(width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - 32 - imageRoom, 1), height: 0)
    let main = mainLabel.superview == nil ? 0 : mainLabel.sizeThatFits(room).height
    let second = secondLabel.superview == nil ? 0 : secondLabel.sizeThatFits(room).height
    let text = style == .subtitle ? main + second : max(main, second)
    return text + 22
  }

  private var imageRoom: CGFloat { picture.image.map { $0.size.width + 16 } ?? 0 }

  func arrangeLabels() {
    let bounds = content.bounds
    let start = 16 + CGFloat(indentationLevel) * indentationWidth
    if let image = picture.image {
      picture.frame = CGRect(
        x: start, y: (bounds.height - image.size.height) / 2, width: image.size.width,
        height: image.size.height)
    }
    let left = start + imageRoom
    let room = max(bounds.width - left - 16, 0)
    let main = mainLabel.sizeThatFits(CGSize(width: room, height: 0))
    let second =
      secondLabel.superview == nil
      ? .zero : secondLabel.sizeThatFits(CGSize(width: room, height: 0))
    if style == .subtitle {
      let top = (bounds.height - main.height - second.height) / 2
      mainLabel.frame = CGRect(x: left, y: top, width: room, height: main.height)
      secondLabel.frame = CGRect(
        x: left, y: top + main.height, width: room, height: second.height)
    } else {
      mainLabel.frame = CGRect(
        x: left, y: 0, width: max(room - second.width, 0), height: bounds.height)
      secondLabel.frame = CGRect(
        x: bounds.width - 16 - second.width, y: 0, width: second.width, height: bounds.height)
    }
  }
}
