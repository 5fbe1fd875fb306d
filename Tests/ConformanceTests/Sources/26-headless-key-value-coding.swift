// swift-format-ignore-file
import UIKit
import MobileCoreServices

class ShareViewController: UIViewController {

    var docPath = ""

    override func viewDidLoad() {
        super.viewDidLoad()

        let containerURL = FileManager().containerURL(forSecurityApplicationGroupIdentifier: "group.meal.share")!
        docPath = "\(containerURL.path)/share"

        do {
            try FileManager.default.createDirectory(atPath: docPath, withIntermediateDirectories: true, attributes: nil)
        } catch let error as NSError {
            print("Could not create the directory \(error)")
        } catch {
            fatalError()
        }

        let files = try! FileManager.default.contentsOfDirectory(atPath: docPath)
        for file in files {
            try? FileManager.default.removeItem(at: URL(fileURLWithPath: "\(docPath)/\(file)"))
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        let group = DispatchGroup()
        NSLog("inputItems: \(self.extensionContext!.inputItems.count)")

        for item: Any in self.extensionContext!.inputItems {
            let inputItem = item as! NSExtensionItem
            for provider: Any in inputItem.attachments! {
                let itemProvider = provider as! NSItemProvider
                group.enter()
                itemProvider.loadItem(forTypeIdentifier: kUTTypeData as String, options: nil) { data, error in
                    if error == nil {
                        let url = data as! URL
                        let path = "\(self.docPath)/\(url.pathComponents.last ?? "")"
                        try? FileManager.default.copyItem(at: url, to: URL(fileURLWithPath: path))
                    } else {
                        NSLog("\(error!)")
                    }
                    group.leave()
                }
            }
        }

        group.notify(queue: DispatchQueue.main) {
            let files = try! FileManager.default.contentsOfDirectory(atPath: self.docPath)
            guard let json = try? JSONSerialization.data(withJSONObject: files.sorted(), options: []) else {
                return self.extensionContext!.cancelRequest(withError: NSError(domain: "meal", code: 9))
            }
            let text = String(data: json, encoding: String.Encoding.utf8)!
            UserDefaults(suiteName: "group.meal.share")?.set(text, forKey: "files")
            let query = text.addingPercentEncoding(withAllowedCharacters: CharacterSet.urlQueryAllowed)!
            self.openURL(URL(string: "mealshare://share?files=\(query)")!)
            self.extensionContext!.completeRequest(returningItems: nil, completionHandler: nil)
        }
    }

    @objc func openURL(_ url: URL) {
        guard let application = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication else { return }
        let selector = NSSelectorFromString("openURL:")
        if application.responds(to: selector) {
            application.perform(selector, with: url)
        }
    }
}
