// swift-format-ignore-file
//
//  ShareViewController.swift
//  PhotoDropExtension
//

import UIKit
import Social
import MobileCoreServices

class ShareViewController: SLComposeServiceViewController {

    private var imageData: Data?
    private let groupID = "group.photodrop.shared"

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.topItem?.rightBarButtonItem?.title = "Upload"
        navigationController?.navigationBar.tintColor = .white
        navigationController?.navigationBar.backgroundColor = UIColor(red: 0.91, green: 0.30, blue: 0.24, alpha: 1.0)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        handleInput()
    }

    func handleInput() {
        guard let item = self.extensionContext!.inputItems.first as? NSExtensionItem else { return }
        guard let provider = item.attachments?.first as? NSItemProvider else { return }
        if provider.hasItemConformingToTypeIdentifier(String(kUTTypeImage)) {
            provider.loadItem(forTypeIdentifier: String(kUTTypeImage), options: nil) { (coding, error) in
                guard error == nil else {
                    self.show(message: error!.localizedDescription)
                    return
                }
                switch coding {
                case let url as URL:
                    self.imageData = try? Data(contentsOf: url)
                case let image as UIImage:
                    self.imageData = UIImageJPEGRepresentationCompat(image, 0.8)
                case let data as Data:
                    self.imageData = data
                default:
                    print("Unexpected image data:", type(of: coding))
                }
                DispatchQueue.main.async {
                    self.validateContent()
                }
            }
        }
    }

    func show(message: String) {
        DispatchQueue.main.async {
            let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: { _ in
                self.cancel()
            }))
            self.present(alert, animated: true, completion: nil)
        }
    }

    override func isContentValid() -> Bool {
        return imageData != nil
    }

    override func didSelectPost() {
        let manager = FileManager.default
        guard let container = manager.containerURL(forSecurityApplicationGroupIdentifier: groupID), let data = imageData else {
            return
        }
        let folder = container.appendingPathComponent("Uploads", isDirectory: true)
        do {
            if !manager.fileExists(atPath: folder.path) {
                try manager.createDirectory(at: folder, withIntermediateDirectories: true, attributes: nil)
            }
            let name = "upload.jpg"
            try data.write(to: folder.appendingPathComponent(name))
            let defaults = UserDefaults(suiteName: groupID)
            defaults?.set(contentText, forKey: "caption")
            defaults?.set(name, forKey: "file")
            defaults?.synchronize()
        } catch let error as NSError {
            print("\(error.domain) \(error.code): \(error.localizedDescription)")
        }
        self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
    }

    override func configurationItems() -> [Any]! {
        // To add configuration options via table cells at the bottom of the sheet, return an array of items here.
        return []
    }
}

func UIImageJPEGRepresentationCompat(_ image: UIImage, _ quality: CGFloat) -> Data? {
    return image.jpegData(compressionQuality: quality)
}
