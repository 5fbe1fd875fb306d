// swift-format-ignore-file
//
// Nothing but an alert: the view itself stays clear.
//

import UIKit
import UniformTypeIdentifiers

class ShareViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.clear
        view.isOpaque = false
        modalPresentationStyle = .overFullScreen
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        getURL { url in
            DispatchQueue.main.async {
                guard let url = url else {
                    self.presentFailure()
                    return
                }
                self.ask(for: url)
            }
        }
    }

    private func getURL(completion: @escaping (URL?) -> Void) {
        guard let extensionItems = extensionContext?.inputItems as? [NSExtensionItem] else {
            return completion(nil)
        }
        let attachments = extensionItems.compactMap { $0.attachments }.flatMap { $0 }
        guard let attachment = attachments.first(where: { $0.hasItemConformingToTypeIdentifier(UTType.url.identifier) }) else {
            return completion(nil)
        }
        attachment.loadItem(forTypeIdentifier: UTType.url.identifier) { (data, error) in
            completion(data as? URL)
        }
    }

    private func ask(for url: URL) {
        let alertController = UIAlertController(title: "Shorten link", message: url.absoluteString, preferredStyle: .alert)
        alertController.addTextField { (textField) in
            textField.placeholder = "Name"
            textField.keyboardType = .alphabet
            textField.autocapitalizationType = .none
        }

        let save = UIAlertAction(title: "Save", style: .default) { _ in
            let name = alertController.textFields![0].text ?? ""
            self.store(name: name, url: url)
            self.done()
        }
        alertController.addAction(save)
        alertController.addAction(UIAlertAction(title: "Skip", style: .destructive, handler: { action in
            print("\(action.title ?? "?") chosen")
            self.done()
        }))
        alertController.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [unowned self] _ in
            self.extensionContext?.cancelRequest(withError: NSError())
        })
        alertController.preferredAction = save
        alertController.view.tintColor = .systemIndigo
        if let popover = alertController.popoverPresentationController {
            popover.sourceView = self.view
            popover.sourceRect = CGRect(x: self.view.bounds.midX, y: self.view.bounds.midY, width: 0, height: 0)
            popover.permittedArrowDirections = []
        }
        self.present(alertController, animated: true, completion: nil)
    }

    private func store(name: String, url: URL) {
        guard let defaults = UserDefaults(suiteName: "group.shortlinks") else { return }
        var names = defaults.dictionary(forKey: "names") as? [String: String] ?? [:]
        names[name] = url.absoluteString
        defaults.set(names, forKey: "names")
    }

    private func presentFailure() {
        let alert = UIAlertController(title: nil, message: "Only links can be shortened.", preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.done() })
        present(alert, animated: true)
    }

    private func done() {
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }
}
