// swift-format-ignore-file
//
//  ActionViewController.swift
//  BlackAndWhite
//
//  Created by Tom on 6/9/18.
//

import UIKit
import MobileCoreServices

class ActionViewController: UIViewController {

    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet var shareButton: UIBarButtonItem?

    var picture: UIImage?

    override func viewDidLoad() {
        super.viewDidLoad()

        if imageView == nil {
            let plain = UIImageView(frame: view.bounds)
            plain.contentMode = .scaleAspectFit
            view.addSubview(plain)
            imageView = plain
        }

        // Look for the first picture among everything that was selected
        var imageFound = false
        for item in self.extensionContext!.inputItems as! [NSExtensionItem] {
            for provider in item.attachments! {
                if provider.hasItemConformingToTypeIdentifier(kUTTypeImage as String) {
                    weak var weakImageView = self.imageView
                    provider.loadItem(forTypeIdentifier: kUTTypeImage as String, options: nil, completionHandler: { (imageURL, error) in
                        OperationQueue.main.addOperation {
                            if let strongImageView = weakImageView {
                                if let imageURL = imageURL as? URL {
                                    strongImageView.image = UIImage(data: try! Data(contentsOf: imageURL))
                                } else if let data = imageURL as? Data {
                                    strongImageView.image = UIImage(data: data)
                                } else if let image = imageURL as? UIImage {
                                    strongImageView.image = image
                                }
                                self.picture = strongImageView.image
                                self.report()
                            }
                        }
                    })

                    imageFound = true
                    break
                }
            }

            if (imageFound) {
                break
            }
        }
    }

    func report() {
        let size = picture?.size ?? CGSize.zero
        UserDefaults(suiteName: "group.bw")?.set(NSCoder.string(for: size), forKey: "size")
        self.perform(#selector(done), with: nil, afterDelay: 0.1)
    }

    @IBAction func done() {
        // Hands the same items back to the host
        self.extensionContext!.completeRequest(returningItems: self.extensionContext!.inputItems, completionHandler: nil)
    }

}
