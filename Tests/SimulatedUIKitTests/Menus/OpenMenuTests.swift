import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Menus that are opened by a tap or a long press.
@MainActor @Suite(.serialized) struct OpenMenuTests {
  private func act(_ act: ScreenAct, _ controller: UIViewController) -> String? {
    switch controller.prepare(act) {
    case .success(let action):
      action()
      return nil
    case .failure(let failure): return failure.message
    }
  }

  /// What the menu shows: the last element of the screen.
  private func menu(_ controller: UIViewController) -> [String] {
    (controller.screen().elements.last?.children ?? []).map { element in
      [
        element.text ?? "", element.isOn == true ? "on" : nil, element.isEnabled ? nil : "dimmed",
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  private func controller(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    controller.view.frame = UIScreen.main.bounds
    controller.view.addSubview(view)
    return controller
  }

  @Test(
    .shows(
      "UIButton.menu", "UIControl.showsMenuAsPrimaryAction", "UIMenu", "UIMenu.options",
      "UIAction.state", "UIAction.attributes", "UIMenuElement.Attributes.hidden",
      "UIMenuElement.Attributes.keepsMenuPresented", "UIMenu.Options.displayInline"))
  func aTapOpensAButtonsMenu() {
    var chosen: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in chosen.append("opens") }, for: .menuActionTriggered)
    button.menu = UIMenu(
      title: "Sort by",
      children: [
        UIAction(title: "Name", state: .on) { _ in chosen.append("name") },
        UIAction(title: "Size", attributes: .disabled) { _ in },
        UIAction(title: "None", attributes: .hidden) { _ in },
        UIAction(title: "More", attributes: .keepsMenuPresented) { _ in chosen.append("more") },
        UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Date") { _ in chosen.append("date") }]),
        UIMenu(title: "Tags", children: [UIAction(title: "Red") { _ in chosen.append("red") }]),
      ])
    let controller = controller(button)
    #expect(act(.tap("Sort"), controller) == nil)
    #expect(menu(controller) == ["Sort by", "Name on", "Size dimmed", "More", "Date", "Tags"])
    #expect(act(.tap("Size"), controller) == #"the button "Size" is dimmed"#)
    #expect(act(.tap("More"), controller) == nil)
    #expect(act(.tap("Tags"), controller) == nil && menu(controller) == ["Tags", "Red"])
    #expect(act(.tap("Red"), controller) == nil)
    #expect(controller.screen().elements.count == 1)
    #expect(act(.tap("Sort"), controller) == nil && act(.closeMenu, controller) == nil)
    #expect(act(.closeMenu, controller) == "there is no menu to close")
    #expect(chosen == ["opens", "more", "red", "opens"])
  }

  @Test(.shows("UIControl.changesSelectionAsPrimaryAction", "UIButton.menu"))
  func aButtonMayShowItsChoice() {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.setTitle("One", for: .normal)
    let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
    button.menu = UIMenu(children: actions)
    let controller = controller(button)
    #expect(act(.tap("One"), controller) == nil && act(.tap("Two"), controller) == nil)
    #expect(button.currentTitle == "Two" && actions.map(\.state) == [.off, .on])
  }

  @Test(
    .shows(
      "UIDeferredMenuElement", "UIDeferredMenuElement.init(_:)",
      "UIDeferredMenuElement.uncached(_:)"))
  func someElementsAreMadeWhenTheMenuOpens() {
    var made: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.menu = UIMenu(
      children: [
        UIDeferredMenuElement { done in
          made.append("once")
          done([UIAction(title: "Kept") { _ in }])
        },
        UIDeferredMenuElement.uncached { done in
          made.append("each time")
          done([UIAction(title: "New") { _ in }])
        },
      ])
    let controller = controller(button)
    for _ in 0..<2 {
      #expect(act(.press("Open"), controller) == nil && menu(controller) == ["Kept", "New"])
      #expect(act(.closeMenu, controller) == nil)
    }
    #expect(made.filter { $0 == "once" }.count == 1)
    #expect(made.filter { $0 == "each time" }.count == 2)
  }

  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var lines: [String] = []
    var gives = true
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      lines.append("asked at \(Int(location.x)) \(Int(location.y))")
      guard gives else { return nil }
      return UIContextMenuConfiguration(
        identifier: "menu" as NSString,
        previewProvider: {
          let preview = UIViewController()
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
          label.text = "Preview"
          preview.view.addSubview(label)
          return preview
        },
        actionProvider: { suggested in
          UIMenu(
            children: suggested + [
              UIAction(title: "Copy") { [weak self] _ in self?.lines.append("copies") }
            ])
        })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("opens \(configuration.identifier) \(animator?.previewViewController == nil)")
      Task {
        await animator?.addCompletion()
        lines.append("open")
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addAnimations { self.lines.append("closes") }
      animator?.addCompletion { self.lines.append("later") }
    }
  }

  @Test(
    .shows(
      "UIContextMenuInteraction", "UIContextMenuInteraction.init(delegate:)",
      "UIContextMenuInteraction.delegate", "UIContextMenuInteraction.view",
      "UIContextMenuInteraction.willMove(to:)", "UIContextMenuInteraction.didMove(to:)",
      "UIContextMenuInteraction.location(in:)", "UIContextMenuInteraction.dismissMenu()",
      "UIContextMenuInteractionDelegate", "UIContextMenuConfiguration",
      "UIContextMenuConfiguration.init(identifier:previewProvider:actionProvider:)",
      "UIContextMenuConfiguration.identifier", "UIContextMenuInteractionAnimating",
      "UIContextMenuInteractionAnimating.addAnimations(_:)",
      "UIContextMenuInteractionAnimating.addCompletion(_:)",
      "UIContextMenuInteractionAnimating.addCompletion()",
      "UIContextMenuInteractionAnimating.previewViewController",
      "UIContextMenuInteractionDelegate.contextMenuInteraction(_:configurationForMenuAtLocation:)",
      "UIContextMenuInteractionDelegate.contextMenuInteraction(_:willDisplayMenuFor:animator:)",
      "UIContextMenuInteractionDelegate.contextMenuInteraction(_:willEndFor:animator:)",
      "UIInteraction", "UIInteraction.view", "UIInteraction.willMove(to:)",
      "UIInteraction.didMove(to:)",
      "UIView.addInteraction(_:)", "UIView.removeInteraction(_:)", "UIView.interactions"))
  func aLongPressOpensAViewsMenu() async {
    let label = UILabel()
    label.text = "A link"
    let delegate = Delegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    label.addInteraction(interaction)
    #expect(interaction.view === label && label.interactions.count == 1)
    let controller = controller(label)
    #expect(act(.press("A link"), controller) == nil)
    #expect(interaction.location(in: label) == CGPoint(x: 100, y: 30))
    #expect(controller.screen().elements.last?.children.count == 2)
    #expect(act(.tap("A link"), controller) != nil)
    #expect(act(.tap("Copy"), controller) == nil)
    #expect(delegate.lines == ["asked at 100 30", "opens menu true", "closes", "copies"])
    while delegate.lines.count < 6 { await Task.yield() }
    #expect(Set(delegate.lines.suffix(2)) == ["later", "open"])
    #expect(act(.press("A link"), controller) == nil)
    interaction.dismissMenu()
    #expect(controller.screen().elements.count == 1)
    delegate.gives = false
    #expect(act(.press("A link"), controller) == nil && controller.screen().elements.count == 1)
    label.removeInteraction(interaction)
    #expect(interaction.view == nil && label.interactions.isEmpty)
    #expect(
      act(.press("A link"), controller) == #"nothing named "A link" reacts to a long press"#)
  }

  private final class Rows: UITableViewController {
    var chosen: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row != 2 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(
          children: [UIAction(title: "Delete") { _ in self.chosen.append("\(indexPath.row)") }])
      })
    }
  }

  @Test(
    .shows(
      "UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)",
      "UITableViewController.tableView(_:contextMenuConfigurationForRowAt:point:)"))
  func aLongPressOpensARowsMenu() {
    let rows = Rows(style: .plain)
    rows.view.frame = UIScreen.main.bounds
    #expect(act(.press("Row 1"), rows) == nil && menu(rows) == ["Delete"])
    #expect(act(.tap("Delete"), rows) == nil && rows.chosen == ["1"])
    #expect(act(.press("Row 2"), rows) == nil && rows.screen().elements.count == 1)
    let plain = UITableViewController(style: .plain)
    #expect(
      plain.tableView(
        plain.tableView, contextMenuConfigurationForRowAt: IndexPath(row: 0, section: 0),
        point: .zero) == nil)
  }

  private final class Items: UICollectionViewController {
    var answersNew = true
    var chosen: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: .zero)
      cell.accessibilityLabel = "Item \(indexPath.item)"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      answersNew ? configuration("new \(indexPaths.map(\.item))") : nil
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration("old \(indexPath.item)") }
    private func configuration(_ name: String) -> UIContextMenuConfiguration {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in self.chosen.append(name) }])
      })
    }
    override func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { chosen.append("primary \(indexPath.item)") }
  }

  @Test(
    .shows(
      "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      "UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "UICollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:)",
      "UICollectionViewController.collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      "UICollectionViewController.collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "UICollectionViewController.collectionView(_:performPrimaryActionForItemAt:)"))
  func aLongPressOpensAnItemsMenu() {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    items.view.frame = UIScreen.main.bounds
    #expect(act(.press("Item 1"), items) == nil && act(.tap("Open"), items) == nil)
    items.answersNew = false
    #expect(act(.press("Item 0"), items) == nil && act(.tap("Open"), items) == nil)
    #expect(act(.tap("Item 1"), items) == nil)
    #expect(items.chosen == ["new [1]", "old 0", "primary 1"])
  }

  @Test(.shows("UIBarButtonItem.menu"))
  func aBarsButtonOpensItsMenu() {
    var chosen: [String] = []
    let menu = UIMenu(children: [UIAction(title: "Red") { _ in chosen.append("red") }])
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Tags", menu: menu)
    let pages = UINavigationController(rootViewController: page)
    pages.view.frame = UIScreen.main.bounds
    #expect(act(.tap("Tags"), pages) == nil && act(.tap("Red"), pages) == nil)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Tags", primaryAction: UIAction { _ in chosen.append("tap") }, menu: menu)
    #expect(act(.press("Tags"), pages) == nil && act(.tap("Red"), pages) == nil)
    #expect(chosen == ["red", "red"])
  }
}
