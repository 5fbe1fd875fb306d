import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Lists as they are written since iOS 14, as a scene sees and uses them.
@Suite struct ModernListTests {
  private static func run(_ code: String, _ scene: String) async throws -> Outcome {
    var lesson = ShareLesson()
    lesson.extensionCode = "import UIKit\n" + code
    lesson.scene = """
      import ExtensionHost
      let request = device.open(.browser).share(.link("https://example.com/a")).begin("Share")
      \(scene)
      """
    return try await Running.run(lesson.markdown).outcome
  }

  @Test(
    .shows(
      "UICollectionView.CellRegistration", "UICollectionViewDiffableDataSource",
      "NSDiffableDataSourceSnapshot", "UICollectionViewCompositionalLayout.list(using:)",
      "UICollectionViewListCell", "UICellAccessory"))
  func aSceneSeesAListAndMovesAnItem() async throws {
    let outcome = try await Self.run(
      """
      final class ShareViewController: UIViewController, UICollectionViewDelegate {
        private var list: UICollectionView!
        private var source: UICollectionViewDiffableDataSource<String, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          configuration.headerMode = .supplementary
          list = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
          list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          list.delegate = self
          view.addSubview(list)
          let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "\\(name.count)"), .disclosureIndicator()]
          }
          let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
          ) { [weak self] view, _, path in
            var content = view.defaultContentConfiguration()
            content.text = self?.source.sectionIdentifier(for: path.section)
            view.contentConfiguration = content
          }
          source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, name in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
          }
          source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: titles, for: path)
          }
          var snapshot = NSDiffableDataSourceSnapshot<String, String>()
          snapshot.appendSections(["Recent", "All"])
          snapshot.appendItems(["News"], toSection: "Recent")
          snapshot.appendItems(["Books", "Films"], toSection: "All")
          source.apply(snapshot, animatingDifferences: false)
        }
        func collectionView(_ list: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          list.deselectItem(at: indexPath, animated: true)
          guard let name = source.itemIdentifier(for: indexPath) else { return }
          var snapshot = source.snapshot()
          snapshot.moveItem(name, beforeItem: "News")
          source.apply(snapshot) { print("moved \\(name)") }
        }
      }
      """,
      """
      print(request.screen)
      request.tap("Films")
      print(request.screen)
      """)
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Share") == "moved Films\n")
    func cell(_ name: String) -> String {
      "  cell \"\(name)\"\n    label \"\(name.count)\"\n    image \"chevron.forward\"\n"
    }
    let (recent, all) = ("  sectionTitle \"Recent\"\n", "  sectionTitle \"All\"\n")
    #expect(
      outcome.text(of: "Scene") == "table\n" + recent + cell("News") + all + cell("Books")
        + cell("Films") + "table\n" + recent + cell("Films") + cell("News") + all + cell("Books"))
  }

  @Test(
    .shows(
      "NSCollectionLayoutSection.orthogonalScrollingBehavior",
      "UICollectionViewCompositionalLayout", "UICollectionViewCompositionalLayoutConfiguration"))
  func aSceneScrollsARowSideways() async throws {
    let outcome = try await Self.run(
      """
      final class Tile: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.frame = CGRect(x: 0, y: 0, width: 90, height: 20)
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class ShareViewController: UICollectionViewController {
        init() {
          super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
              let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                  widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
              let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                  widthDimension: .absolute(100), heightDimension: .absolute(300)),
                subitems: [item])
              let made = NSCollectionLayoutSection(group: group)
              made.orthogonalScrollingBehavior = section == 0 ? .groupPaging : .continuous
              return made
            })
        }
        required init?(coder: NSCoder) { nil }
        private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(
          collectionView: collectionView
        ) { [cells] view, path, number in
          view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        private let cells = UICollectionView.CellRegistration<Tile, Int> { cell, _, number in
          cell.label.text = "Tile \\(number)"
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0, 1, 2, 3])
          for section in 0..<4 {
            snapshot.appendItems((0..<9).map { section * 10 + $0 }, toSection: section)
          }
          source.apply(snapshot, animatingDifferences: false)
        }
        override func collectionView(
          _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { print(indexPath.section, indexPath.item) }
      }
      """,
      """
      request.tap("Tile 1")
      request.tap("Tile 8")
      request.tap("Tile 38")
      """)
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Share") == "0 1\n0 8\n3 8\n")
  }

  @Test(
    .shows(
      "UIContextMenuConfiguration", "UITableViewDiffableDataSource", "CADisplayLink",
      "CADisplayLink.init(target:selector:)", "CADisplayLink.add(to:forMode:)",
      "CADisplayLink.invalidate()", "CADisplayLink.timestamp", "CADisplayLink.targetTimestamp",
      "CADisplayLink.preferredFramesPerSecond", "CADisplayLink.isPaused",
      "UILongPressGestureRecognizer",
      "NotificationCenter.notifications(named:object:)", "UIViewPropertyAnimator"))
  func aSceneUsesAMenuWhileFramesPass() async throws {
    let outcome = try await Self.run(
      """
      final class Names: UITableViewDiffableDataSource<Int, String> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
          -> String?
        { "Names" }
      }
      final class ShareViewController: UITableViewController {
        private lazy var source = Names(
          tableView: tableView
        ) { table, path, name in
          let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
          var content = UIListContentConfiguration.cell()
          content.text = name
          cell.contentConfiguration = content
          return cell
        }
        private var frames = 0
        private let start = CACurrentMediaTime()
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(["One", "Two", "Three"])
          source.apply(snapshot, animatingDifferences: false)
          let link = CADisplayLink(target: self, selector: #selector(frame(_:)))
          link.preferredFramesPerSecond = 30
          link.isPaused = true
          link.add(to: .main, forMode: .common)
          link.isPaused = false
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
          label.text = "Press me"
          label.isUserInteractionEnabled = true
          label.addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
          tableView.tableHeaderView = label
          Task {
            for await note in NotificationCenter.default.notifications(named: .init("frames")) {
              print("posted", note.userInfo?["count"] ?? "")
            }
          }
        }
        @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
          print(recognizer.state, recognizer.location(in: recognizer.view).y)
        }
        @objc private func frame(_ link: CADisplayLink) {
          frames += 1
          guard frames == 30 else { return }
          let second = link.timestamp - start
          print(second > 0.95 && second < 1.3, Int((link.targetTimestamp - link.timestamp) * 1000))
          NotificationCenter.default.post(
            name: .init("frames"), object: nil, userInfo: ["count": frames])
          link.invalidate()
        }
        override func tableView(
          _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
          point: CGPoint
        ) -> UIContextMenuConfiguration? {
          guard let name = source.itemIdentifier(for: indexPath) else { return nil }
          return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
              UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
                guard var snapshot = self?.source.snapshot() else { return }
                snapshot.deleteItems([name])
                self?.source.apply(snapshot)
                let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
                  self?.tableView.alpha = 0.5
                }
                animator.addCompletion { print("faded", $0 == .end) }
                animator.startAnimation()
              }
            ])
          }
        }
      }
      """,
      """
      device.wait(seconds: 2)
      request.longPress("Two")
      print(request.screen)
      request.tap("Delete")
      print(request.screen)
      request.longPress("One")
      request.closeMenu()
      print(request.shows("Delete"))
      request.longPress("Press me")
      request.longPress("Two")
      """)
    #expect(outcome.text(of: "Share") == "true 33\nposted 30\nfaded true\nbegan 15.0\nended 15.0\n")
    #expect(
      outcome.text(of: "Scene") == """
        table
          label "Press me"
          sectionTitle "Names"
          cell "One"
          cell "Two"
          cell "Three"
        button "Delete"
        table
          label "Press me"
          sectionTitle "Names"
          cell "One"
          cell "Three"
        false

        """)
    #expect(
      outcome.lines.filter { $0.contains("the user") } == [
        #"Share: the user long-presses "Two""#, #"Share: the user taps "Delete""#,
        #"Share: the user long-presses "One""#, "Share: the user taps beside the menu",
        #"Share: the user long-presses "Press me""#,
      ])
    #expect(
      outcome.lines.contains {
        $0.contains(#"'Share': nothing named "Two" reacts to a long press"#)
      })
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var message: String
  }

  @Test(
    .shows(
      "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)",
      "NSDiffableDataSourceSnapshot.insertItems(_:beforeItem:)",
      "NSDiffableDataSourceSnapshot.moveItem(_:afterItem:)",
      "NSDiffableDataSourceSnapshot.reloadItems(_:)", "UICollectionView.CellRegistration"),
    arguments: [
      Mistake(
        testDescription: "twice in one call", code: "snapshot.appendItems([1, 2, 1])",
        message: "supplied item identifiers are not unique. Duplicate identifiers: 1"),
      Mistake(
        testDescription: "no section", code: "snapshot.deleteAllItems()\nsnapshot.appendItems([1])",
        message:
          "there are no sections in the snapshot: call appendSections(_:) before appendItems(_:)"),
      Mistake(
        testDescription: "an unknown neighbour", code: "snapshot.insertItems([2], beforeItem: 7)",
        message: "the item identifier 7 isn't in the snapshot"),
      Mistake(
        testDescription: "an unknown section",
        code: #"snapshot.appendItems([2], toSection: "c")"#,
        message: "the section identifier c isn't in the snapshot"),
      Mistake(
        testDescription: "beside itself",
        code: "snapshot.appendItems([1])\nsnapshot.moveItem(1, afterItem: 1)",
        message: "the item identifier 1 can't be moved next to itself"),
      Mistake(
        testDescription: "an unknown item again", code: "snapshot.reloadItems([5])",
        message: "the item identifier 5 isn't in the snapshot"),
      Mistake(
        testDescription: "a late registration",
        code: """
          let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 99, height: 99),
            collectionViewLayout: UICollectionViewFlowLayout())
          let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            view, path, item in
            let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
          }
          snapshot.appendItems([1])
          source.apply(snapshot)
          view.layoutIfNeeded()
          """,
        message:
          "the registration was made while a cell was requested, in a cell provider or in "
          + "collectionView(_:cellForItemAt:): make it once, before, so that its cells are reused"),
    ])
  func whatTrapsOnIOSTraps(_ mistake: Mistake) async throws {
    let outcome = try await Running.run(
      alone: """
        import UIKit
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        \(mistake.code)
        print("still there")
        """)
    #expect(outcome.text(of: "Program") == "")
    #expect(outcome.lines.contains { $0.hasSuffix("Fatal error: " + mistake.message) })
  }

  @Test(.shows("NSDiffableDataSourceSnapshot.appendItems(_:toSection:)"))
  func whatIsThereAlreadyIsMovedWithAWarning() async throws {
    let outcome = try await Running.run(
      alone: """
        import UIKit
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([2, 3], toSection: "b")
        print(snapshot.itemIdentifiers)
        """)
    #expect(outcome.text(of: "Program").hasSuffix("[1, 2, 3]\n"))
    #expect(
      outcome.lines.contains {
        $0.contains("these item identifiers were in the snapshot already, and are moved")
      })
  }
}
