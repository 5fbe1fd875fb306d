// swift-format-ignore-file
import UIKit
import MobileCoreServices

// MARK: - Selectors by name, as a style guide of 2016 recommended

private extension Selector {
    static let saveTapped = #selector(NotebookViewController.saveTapped)
    static let keyboardWillShow = #selector(NotebookViewController.keyboardWillShow(notification:))
}

@objc protocol NotebookDelegate: NSObjectProtocol {
    func notebook(_ controller: NotebookViewController, didSave text: String)
    func notebookDidCancel(_ controller: NotebookViewController)
    var maximumLength: Int { get }
}

@objcMembers
class Note: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { return true }
    dynamic var text: String = ""
    let created: Date

    init(text: String) {
        self.text = text
        self.created = Date(timeIntervalSince1970: 0)
        super.init()
    }

    required init?(coder aDecoder: NSCoder) {
        text = aDecoder.decodeObject(forKey: "text") as? String ?? ""
        created = aDecoder.decodeObject(forKey: "created") as? Date ?? Date()
    }

    func encode(with aCoder: NSCoder) {
        aCoder.encode(text, forKey: "text")
        aCoder.encode(created, forKey: "created")
    }

    override var description: String { return "Note: \(text)" }
}

@objc enum NotebookMode: Int {
    case plain, checklist
}

extension UIViewController {
    func hideKeyboardWhenTappedAround() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(UIViewController.dismissKeyboard))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    @objc func dismissKeyboard() {
        view.endEditing(true)
    }
}

class NotebookViewController: UIViewController {
    weak var delegate: NotebookDelegate?
    @objc dynamic var mode: NotebookMode = .plain
    var timer: Timer!
    private var seconds = 0
    private lazy var button: UIButton = {
        $0.setTitle("Save note", for: .normal)
        $0.addTarget(self, action: .saveTapped, for: .touchUpInside)
        return $0
    }(UIButton(type: .system))
    private let segments = UISegmentedControl(items: ["Plain", "Checklist"])
    fileprivate var note: Note? {
        willSet { print("new note:", newValue ?? "none") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        hideKeyboardWhenTappedAround()
        delegate = self
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        view.addSubview(button)
        segments.frame = CGRect(x: 20, y: 160, width: 200, height: 32)
        segments.addTarget(self, action: #selector(self.modeChanged(_:)), for: .valueChanged)
        view.addSubview(segments)
        let double = UITapGestureRecognizer(target: self, action: #selector(tapped as () -> Void))
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        NotificationCenter.default.addObserver(self, selector: .keyboardWillShow, name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(didEnterBackground), name: NSNotification.Name.NSExtensionHostDidEnterBackground, object: nil)
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(NotebookViewController.tick(_:)), userInfo: ["step": 1], repeats: true)

        let item = extensionContext!.inputItems.first as! NSExtensionItem
        item.attachments?.first?.loadItem(forTypeIdentifier: kUTTypeText as String, options: nil) { text, _ in
            DispatchQueue.main.async {
                let note = Note(text: text as! String)
                if note.responds(to: #selector(getter: Note.text)) {
                    self.note = note
                }
                self.perform(#selector(self.describe(_:)), with: note)
            }
        }
    }

    @objc func modeChanged(_ sender: UISegmentedControl) {
        mode = NotebookMode(rawValue: sender.selectedSegmentIndex) ?? .plain
        setValue("Notebook", forKey: #keyPath(UIViewController.title))
    }

    @objc func tapped() { tapped(2) }
    func tapped(_ count: Int) { seconds += count }

    @objc fileprivate func describe(_ note: Note) { print(note) }

    @objc func saveTapped() {
        timer.invalidate()
        let length = delegate?.maximumLength ?? 100
        guard let note = note, note.text.count <= length else {
            delegate?.notebookDidCancel(self)
            return
        }
        let prefix = mode == .checklist ? "[ ] " : ""
        delegate?.notebook(self, didSave: prefix + note.text)
    }

    @objc func keyboardWillShow(notification: NSNotification) {}
    @objc private func didEnterBackground() { timer?.invalidate() }
    @objc func tick(_ timer: Timer) {
        seconds += (timer.userInfo as? [String: Int])?["step"] ?? 0
    }
}

extension NotebookViewController: NotebookDelegate {
    var maximumLength: Int { return 20 }

    func notebookDidCancel(_ controller: NotebookViewController) {
        extensionContext?.cancelRequest(withError: NSError(domain: "notebook", code: 1, userInfo: nil))
    }

    func notebook(_ controller: NotebookViewController, didSave text: String) {
        let archive = try? NSKeyedArchiver.archivedData(withRootObject: Note(text: text), requiringSecureCoding: true)
        let defaults = UserDefaults(suiteName: "group.notebook")
        defaults?.set(archive, forKey: "archive")
        defaults?.set(text, forKey: "text")
        extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    }
}
