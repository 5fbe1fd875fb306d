// swift-format-ignore-file
import UIKit

struct Snippet: Codable {
    let shortcut: String
    let text: String
}

class SnippetKeyboard: UIInputViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {

    let tableView = UITableView(frame: .zero, style: .plain)
    let bar = UIView()
    var snippets: [Snippet] = []
    var currentKeyboardAppearance: UIKeyboardAppearance? = .default

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        loadSnippets()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadSnippets()
    }

    func loadSnippets() {
        guard let data = UserDefaults(suiteName: "group.snippets")?.data(forKey: "snippets"),
            let list = try? PropertyListDecoder().decode([Snippet].self, from: data) else {
            snippets = [Snippet(shortcut: "brb", text: "Be right back"), Snippet(shortcut: "omw", text: "On my way")]
            return
        }
        snippets = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 40
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.translatesAutoresizingMaskIntoConstraints = false
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.backgroundColor = .systemGray5
        view.addSubview(tableView)
        view.addSubview(bar)

        let globe = UIButton(type: .system)
        globe.setImage(UIImage(systemName: "globe"), for: .normal)
        globe.translatesAutoresizingMaskIntoConstraints = false
        globe.addTarget(self, action: #selector(UIInputViewController.advanceToNextInputMode), for: .touchUpInside)
        bar.addSubview(globe)

        let delete = UILongPressGestureRecognizer(target: self, action: #selector(longPress(_:)))
        delete.minimumPressDuration = 0.4
        delete.delaysTouchesBegan = true
        bar.addGestureRecognizer(delete)

        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            globe.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
            globe.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
        ])
    }

    @objc func longPress(_ gesture: UILongPressGestureRecognizer) {
        guard gesture.state == .began || gesture.state == UIGestureRecognizer.State.changed else { return }
        textDocumentProxy.deleteBackward()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { snippets.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        if #available(iOS 14.0, *) {
            var content = cell.defaultContentConfiguration()
            content.text = snippets[indexPath.row].shortcut
            content.secondaryText = snippets[indexPath.row].text
            content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
            cell.contentConfiguration = content
        } else {
            cell.textLabel?.text = snippets[indexPath.row].text
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let snippet = snippets[indexPath.row]
        for _ in snippet.shortcut where textDocumentProxy.documentContextBeforeInput?.hasSuffix(snippet.shortcut) == true {
            textDocumentProxy.deleteBackward()
        }
        textDocumentProxy.insertText(snippet.text)
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func textDidChange(_ textInput: UITextInput?) {
        currentKeyboardAppearance = textDocumentProxy.keyboardAppearance
        let isDark = currentKeyboardAppearance == .dark || traitCollection.userInterfaceStyle == .dark
        tableView.backgroundColor = isDark ? .black : .white
    }
}
