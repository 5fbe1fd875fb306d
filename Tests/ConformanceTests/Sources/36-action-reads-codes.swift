// swift-format-ignore-file
import UIKit
import CoreImage
import Photos
import MobileCoreServices

class ActionViewController: UIViewController {

    var imageView = UIImageView()
    var resultLabel = UILabel()
    var features: [CIQRCodeFeature] = []

    lazy var detector: CIDetector? = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])

    override func viewDidLoad() {
        super.viewDidLoad()
        resultLabel.numberOfLines = 0
        resultLabel.lineBreakMode = .byWordWrapping
        resultLabel.textAlignment = .center
        resultLabel.minimumScaleFactor = 0.5
        resultLabel.adjustsFontSizeToFitWidth = true
        imageView.contentMode = UIView.ContentMode.scaleAspectFit
        view.addSubview(imageView)
        view.addSubview(resultLabel)

        let copy = UIBarButtonItem(title: "Copy", style: .plain, target: self, action: #selector(copyAll))
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
        navigationItem.leftBarButtonItem = copy
        navigationItem.rightBarButtonItems = [done]

        var found = false
        for item in extensionContext!.inputItems as! [NSExtensionItem] {
            for provider in item.attachments! where !found {
                if provider.hasItemConformingToTypeIdentifier(kUTTypeImage as String) {
                    found = true
                    provider.loadItem(forTypeIdentifier: kUTTypeImage as String, options: nil) { (object, error) in
                        var image: UIImage? = nil
                        if let url = object as? URL, let data = try? Data(contentsOf: url) {
                            image = UIImage(data: data)
                        } else if object is UIImage {
                            image = object as? UIImage
                        } else if let data = object as? Data {
                            image = UIImage(data: data)
                        }
                        DispatchQueue.main.async {
                            guard let image = image else { return self.finish() }
                            self.imageView.image = image
                            self.detect(in: image)
                        }
                    }
                }
            }
        }
        if !found { finish() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (top, bottom) = view.bounds.divided(atDistance: view.bounds.height * 0.7, from: .minYEdge)
        imageView.frame = top.insetBy(dx: 16, dy: 16)
        resultLabel.frame = bottom
    }

    func detect(in image: UIImage) {
        if let ciImage = CIImage(image: image) {
            let orientation = image.imageOrientation.rawValue
            let found = detector?.features(in: ciImage, options: [CIDetectorImageOrientation: orientation]) ?? []
            features = found.compactMap { $0 as? CIQRCodeFeature }
        }
        let messages = features.map { $0.messageString ?? "" }
        resultLabel.text = messages.isEmpty ? "No code found" : messages.joined(separator: "\n")
        UserDefaults(suiteName: "group.codes")?.set(messages, forKey: "codes")
        finish()
    }

    @objc func copyAll() {
        UIPasteboard.general.strings = features.compactMap { $0.messageString }
    }

    @objc func finish() {
        extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    }
}
