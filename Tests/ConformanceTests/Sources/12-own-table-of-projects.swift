// swift-format-ignore-file
//
//  ShareViewController.swift
//  TaskBasket Share
//

import UIKit
import MobileCoreServices

class ShareViewController: UIViewController {

    struct Project {
        let name: String
        let color: UIColor
        let count: Int
    }

    private let cellIdentifier = "ProjectCell"
    private var tableView: UITableView!
    private var projects: [[Project]] = [
        [Project(name: "Inbox", color: .systemBlue, count: 3)],
        [Project(name: "Home", color: .systemOrange, count: 12), Project(name: "Office", color: .systemPurple, count: 0)]
    ]
    private var sharedText: String? {
        didSet {
            navigationItem.prompt = sharedText
            tableView.reloadData()
        }
    }

    override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        blur.frame = view.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(blur)

        tableView = UITableView(frame: view.bounds, style: .grouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.backgroundColor = .clear
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        tableView.tableFooterView = UIView(frame: .zero)
        tableView.separatorStyle = .singleLine
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        readText()
    }

    func readText() {
        let contentType = kUTTypeText as String
        guard let items = extensionContext?.inputItems as? [NSExtensionItem] else { return }
        for item in items {
            for provider in item.attachments! {
                if provider.hasItemConformingToTypeIdentifier(contentType) {
                    provider.loadItem(forTypeIdentifier: contentType, options: nil) { (result, _) in
                        let text = result as! String
                        DispatchQueue.main.async {
                            self.sharedText = text
                        }
                    }
                }
            }
        }
    }
}

// MARK: - UITableViewDataSource

extension ShareViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        return projects.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return projects[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        let project = projects[indexPath.section][indexPath.row]
        cell.textLabel?.text = project.name
        cell.textLabel?.font = UIFont.boldSystemFont(ofSize: 16)
        cell.textLabel?.textColor = project.color
        cell.detailTextLabel?.text = String(project.count)
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .default
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return section == 0 ? nil : "Projects"
    }
}

// MARK: - UITableViewDelegate

extension ShareViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let project = projects[indexPath.section][indexPath.row]
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        tableView.deselectRow(at: indexPath, animated: true)

        let userDefaults = UserDefaults(suiteName: "group.taskbasket")!
        var tasks = userDefaults.object(forKey: "tasks") as? [[String: Any]] ?? []
        tasks.append(["project": project.name, "text": sharedText as Any, "done": false])
        userDefaults.set(tasks, forKey: "tasks")
        userDefaults.synchronize()

        extensionContext?.completeRequest(returningItems: extensionContext?.inputItems, completionHandler: nil)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        return section == 0 ? CGFloat.leastNormalMagnitude : 32
    }
}
