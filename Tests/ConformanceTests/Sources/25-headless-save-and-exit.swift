// swift-format-ignore-file
import UIKit
import CoreServices

class ShareViewController: UIViewController {

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        self.view.isHidden = true
        run()
    }

    func run() {
        let attachments = (self.extensionContext?.inputItems.first as? NSExtensionItem)?.attachments ?? []
        let semaphore = DispatchSemaphore(value: 0)

        DispatchQueue.global(qos: .userInitiated).async {
            var results: [Any] = []
            for attachment in attachments {
                self.load(attachment) { value in
                    if let value = value { results.append(value) }
                    semaphore.signal()
                }
                _ = semaphore.wait(timeout: .now() + 5)
            }

            let strings = results.map { result -> String in
                if let url = result as? URL { return url.absoluteString }
                if let text = result as? String { return text }
                return "\(result)"
            }
            self.persist(strings)
            DispatchQueue.main.async {
                self.extensionContext?.completeRequest(returningItems: [], completionHandler: { _ in
                    exit(0)
                })
            }
        }
    }

    func load(_ provider: NSItemProvider, completion: @escaping (Any?) -> Void) {
        for type in [kUTTypeURL, kUTTypePlainText, kUTTypeContact] as [CFString] {
            let id = type as String
            if provider.hasItemConformingToTypeIdentifier(id) {
                provider.loadItem(forTypeIdentifier: id, options: nil) { (value, error) in
                    completion(value)
                }
                return
            }
        }
        completion(nil)
    }

    func persist(_ strings: [String]) {
        guard let shared = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.jam.jar") else {
            print("no container")
            return
        }
        let plist = shared.appendingPathComponent("jar.plist")
        let dictionary: NSDictionary = ["items": strings, "version": 1]
        dictionary.write(to: plist, atomically: true)
        let check = NSDictionary(contentsOf: plist)
        assert(check?["version"] as? Int == 1)
    }
}
