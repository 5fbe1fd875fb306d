// swift-format-ignore-file
//
//  ShareViewController.swift
//  Lightbox
//

import UIKit
import QuickLook

class ShareViewController: UINavigationController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(rootViewController: LightboxController())
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class LightboxController: QLPreviewController, QLPreviewControllerDataSource, QLPreviewControllerDelegate {

    private var places: [NSURL] = [] {
        didSet { reloadData() }
    }

    override func viewDidLoad() {
        dataSource = self
        delegate = self
        let providers = (extensionContext!.inputItems as! [NSExtensionItem]).compactMap(\.attachments).flatMap { $0 }
        Task {
            var urls: [NSURL] = []
            for provider in providers {
                if let url = try? await provider.loadItem(forTypeIdentifier: UTType.data.identifier) as? NSURL {
                    urls.append(url)
                }
            }
            self.places = urls
            self.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(self.keep))
        }
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int {
        places.count
    }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
        places[index]
    }

    @objc private func keep() {
        let seen = currentPreviewItem?.previewItemURL
        let group = UserDefaults(suiteName: "group.lightbox")
        group?.set(seen?.lastPathComponent, forKey: "seen")
        if let file = seen, let source = CGImageSourceCreateWithURL(file as CFURL, nil),
            let values = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any] {
            group?.set(values[kCGImagePropertyPixelWidth] as? Int ?? 0, forKey: "width")
        }
        extensionContext?.completeRequest(returningItems: nil)
    }
}

// A button of the kind that some lists of files have.
final class FileButton: UIButton {
    var caption: String { subtitleLabel?.text ?? titleLabel?.text ?? "" }
}
