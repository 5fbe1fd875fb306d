// swift-format-ignore-file
import MobileCoreServices
import Social
import UIKit

protocol FolderPickerDelegate: class {
    func folderPicker(_ picker: FolderPickerViewController, didPick folder: String)
}

final class ShareViewController: SLComposeServiceViewController {

    private let defaults = UserDefaults(suiteName: "group.com.papertray")
    private var selectedFolder = "Inbox"
    fileprivate lazy var folderItem: SLComposeSheetConfigurationItem? = {
        guard let item = SLComposeSheetConfigurationItem() else { return nil }
        item.title = "Folder"
        item.value = self.selectedFolder
        item.tapHandler = self.showFolders
        return item
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Paper Tray"
        placeholder = "Add a remark"
    }

    override func isContentValid() -> Bool {
        return !selectedFolder.isEmpty
    }

    override func didSelectPost() {
        guard let content = extensionContext?.inputItems.first as? NSExtensionItem,
              let provider = content.attachments?.first else {
            extensionContext?.cancelRequest(withError: NSError(domain: "com.papertray", code: 1, userInfo: nil))
            return
        }

        let identifier = kUTTypeURL as String
        guard provider.hasItemConformingToTypeIdentifier(identifier) else { return finish() }

        provider.loadItem(forTypeIdentifier: identifier, options: nil) { [weak self] data, _ in
            guard let strongSelf = self else { return }
            if let url = data as? NSURL, let string = url.absoluteString {
                let record: [String: Any] = [
                    "folder": strongSelf.selectedFolder,
                    "url": string,
                    "unread": true,
                ]
                var records = strongSelf.defaults?.array(forKey: "records") ?? []
                records.append(record)
                strongSelf.defaults?.set(records, forKey: "records")
            }
            DispatchQueue.main.async {
                strongSelf.finish()
            }
        }
    }

    private func finish() {
        extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    }

    override func configurationItems() -> [Any]! {
        guard let item = folderItem else { return nil }
        return [item]
    }

    private func showFolders() {
        let picker = FolderPickerViewController(style: .plain)
        picker.selected = selectedFolder
        picker.delegate = self
        pushConfigurationViewController(picker)
    }
}

extension ShareViewController: FolderPickerDelegate {
    func folderPicker(_ picker: FolderPickerViewController, didPick folder: String) {
        selectedFolder = folder
        folderItem?.value = folder
        reloadConfigurationItems()
        validateContent()
        popConfigurationViewController()
    }
}

class FolderPickerViewController: UITableViewController {
    let folders = ["Inbox", "Recipes", "Work", "Later"]
    var selected: String?
    weak var delegate: FolderPickerDelegate?

    override init(style: UITableView.Style) {
        super.init(style: style)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
        tableView.backgroundColor = .clear
        title = "Choose a folder"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return folders.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
        let name = folders[indexPath.row]
        cell.textLabel?.text = name
        cell.accessoryType = (name == selected) ? .checkmark : .none
        cell.backgroundColor = UIColor.clear
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        delegate?.folderPicker(self, didPick: folders[indexPath.row])
    }
}
