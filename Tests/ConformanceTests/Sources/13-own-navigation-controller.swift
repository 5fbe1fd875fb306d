// swift-format-ignore-file
//  Share/ShareNavigationController.swift

import UIKit
import UniformTypeIdentifiers

@objc(ShareNavigationController)
class ShareNavigationController: UINavigationController {

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        self.setViewControllers([ShareFormViewController()], animated: false)
    }

    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 13.0, *) {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .secondarySystemBackground
            appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
            navigationBar.standardAppearance = appearance
            navigationBar.scrollEdgeAppearance = appearance
        } else {
            navigationBar.barTintColor = .white
        }
        navigationBar.prefersLargeTitles = false
        view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        UIView.animate(withDuration: 0.25, animations: { () -> Void in
            self.view.transform = .identity
        })
    }
}

class ShareFormViewController: UIViewController, UITextFieldDelegate {
    private let textField = UITextField()
    private let statusLabel = UILabel()
    private var url: URL?

    override func viewDidLoad() {
        super.viewDidLoad()

        view.backgroundColor = .systemBackground
        navigationItem.title = "New entry"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelAction))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .done, target: self, action: #selector(doneAction))
        navigationItem.rightBarButtonItem?.isEnabled = false

        textField.placeholder = "Tag"
        textField.borderStyle = .roundedRect
        textField.returnKeyType = .done
        textField.autocorrectionType = .no
        textField.clearButtonMode = .whileEditing
        textField.delegate = self

        statusLabel.font = .preferredFont(forTextStyle: .footnote)
        statusLabel.textColor = .secondaryLabel

        for subview in [textField, statusLabel] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        textField.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20).isActive = true
        textField.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20).isActive = true
        textField.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20).isActive = true
        statusLabel.topAnchor.constraint(equalTo: textField.bottomAnchor, constant: 8).isActive = true
        statusLabel.leadingAnchor.constraint(equalTo: textField.leadingAnchor).isActive = true

        Task { await fetch() }
    }

    private func fetch() async {
        guard let item = extensionContext?.inputItems.first as? NSExtensionItem,
              let provider = item.attachments?.first else { return }
        do {
            let value = try await provider.loadItem(forTypeIdentifier: UTType.url.identifier, options: nil)
            url = value as? URL
            statusLabel.text = url?.absoluteString
            navigationItem.rightBarButtonItem?.isEnabled = url != nil
        } catch {
            statusLabel.text = error.localizedDescription
        }
    }

    @objc private func cancelAction() {
        let error = NSError(domain: "some.bundle.identifier", code: 0, userInfo: [NSLocalizedDescriptionKey: "An error description"])
        extensionContext?.cancelRequest(withError: error)
    }

    @objc private func doneAction() {
        UserDefaults(suiteName: "group.diary.entries")?.set("#\(textField.text ?? "") \(url?.absoluteString ?? "-")", forKey: "entry")
        view.endEditing(true)
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
