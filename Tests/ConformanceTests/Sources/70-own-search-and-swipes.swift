// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers

final class ContactsViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
    private enum Section { case main }
    private struct Contact: Hashable {
        let name: String
        var isFavorite = false
    }

    private var all = ["Ada", "Grace", "Linus", "Margaret"].map { Contact(name: $0) }
    private lazy var shown = all
    private let searchController = UISearchController(searchResultsController: nil)
    private let feedback = UIImpactFeedbackGenerator(style: .light)

    init() {
        super.init(style: .insetGrouped)
    }

    override init(style: UITableView.Style) {
        super.init(style: style)
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: String(describing: UITableViewCell.self))
        tableView.allowsMultipleSelection = false
        tableView.sectionHeaderHeight = 30
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search"
        searchController.searchBar.delegate = self
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        clearsSelectionOnViewWillAppear = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? all : all.filter { $0.name.localizedCaseInsensitiveContains(text) }
        tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: String(describing: UITableViewCell.self), for: indexPath)
        cell.textLabel?.text = shown[indexPath.row].name
        cell.imageView?.image = UIImage(systemName: shown[indexPath.row].isFavorite ? "star.fill" : "star")
        cell.imageView?.tintColor = .systemYellow
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Send to"
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        return UIView()
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        return .leastNormalMagnitude
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Hide") { [weak self] _, _, done in
            self?.shown.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
            done(true)
        }
        delete.backgroundColor = .systemRed
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        feedback.prepare()
        return indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        feedback.impactOccurred()
        let name = shown[indexPath.row].name
        let providers = extensionContext?.inputItems.compactMap { ($0 as? NSExtensionItem)?.attachments?.first } ?? []
        Task { @MainActor in
            var texts: [String] = []
            for provider in providers {
                if let text = try? await provider.loadItem(forTypeIdentifier: UTType.plainText.identifier) as? String {
                    texts.append(text)
                }
            }
            UserDefaults(suiteName: "group.contacts")?.set("\(name): \(texts.joined(separator: ", "))", forKey: "message")
            extensionContext?.completeRequest(returningItems: nil)
        }
    }
}
