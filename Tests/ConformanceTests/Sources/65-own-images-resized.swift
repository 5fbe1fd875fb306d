// swift-format-ignore-file
import UIKit
import MobileCoreServices
import Photos

class ShareViewController: UIViewController {

    @IBOutlet weak var thumbnail: UIImageView?
    var quality: CGFloat = 0.7

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    func load() {
        guard let item = extensionContext?.inputItems.first as? NSExtensionItem else { return }
        let imageType = kUTTypeImage as String
        for provider in item.attachments ?? [] {
            guard provider.hasItemConformingToTypeIdentifier(imageType) else { continue }
            provider.loadItem(forTypeIdentifier: imageType, options: [NSItemProviderPreferredImageSizeKey: NSValue(cgSize: CGSize(width: 200, height: 200))]) { (item, error) in
                var image: UIImage?
                if let someURL = item as? URL {
                    image = UIImage(contentsOfFile: someURL.path)
                } else if let someData = item as? Data {
                    image = UIImage(data: someData, scale: UIScreen.main.scale)
                } else if let someImage = item as? UIImage {
                    image = someImage
                }
                DispatchQueue.main.sync {
                    self.use(image?.fixedOrientation())
                }
            }
        }
    }

    func use(_ image: UIImage?) {
        guard let image = image else {
            extensionContext?.cancelRequest(withError: NSError(domain: NSURLErrorDomain, code: NSURLErrorCannotDecodeContentData, userInfo: nil))
            return
        }
        thumbnail?.image = image.resized(toWidth: 100)?.withRenderingMode(.alwaysOriginal)
        let portrait = image.size.height > image.size.width
        let report = "\(Int(image.size.width)) x \(Int(image.size.height)) \(portrait ? "portrait" : "landscape") @\(Int(image.scale))"
        UserDefaults(suiteName: "group.frames")?.set(report, forKey: "report")
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }

    func saveToLibrary(_ image: UIImage) {
        PHPhotoLibrary.requestAuthorization { status in
            guard status == .authorized else { return }
            PHPhotoLibrary.shared().performChanges({
                let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
                request.creationDate = Date()
            }, completionHandler: { success, error in
                if !success { NSLog("%@", error?.localizedDescription ?? "no error") }
            })
        }
    }

    func saveToAlbum(_ image: UIImage) {
        UIImageWriteToSavedPhotosAlbum(image, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
    }

    @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
        print(error?.localizedDescription ?? "saved")
    }
}

extension UIImage {
    func resized(withPercentage percentage: CGFloat) -> UIImage? {
        let canvas = CGSize(width: size.width * percentage, height: size.height * percentage)
        return UIGraphicsImageRenderer(size: canvas, format: imageRendererFormat).image {
            _ in draw(in: CGRect(origin: .zero, size: canvas))
        }
    }

    func resized(toWidth width: CGFloat) -> UIImage? {
        let canvasSize = CGSize(width: width, height: CGFloat(ceil(width/size.width * size.height)))
        UIGraphicsBeginImageContextWithOptions(canvasSize, false, scale)
        defer { UIGraphicsEndImageContext() }
        draw(in: CGRect(origin: .zero, size: canvasSize))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    func fixedOrientation() -> UIImage {
        if imageOrientation == UIImage.Orientation.up { return self }
        guard let cgImage = cgImage else { return self }
        var transform = CGAffineTransform.identity
        switch imageOrientation {
        case .down, .downMirrored:
            transform = transform.translatedBy(x: size.width, y: size.height)
            transform = transform.rotated(by: CGFloat.pi)
        case .left, .leftMirrored:
            transform = transform.translatedBy(x: size.width, y: 0).rotated(by: .pi / 2)
        case .right, .rightMirrored:
            transform = transform.translatedBy(x: 0, y: size.height).rotated(by: -.pi / 2)
        default:
            break
        }
        guard let context = CGContext(data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: cgImage.bitsPerComponent, bytesPerRow: 0, space: cgImage.colorSpace!, bitmapInfo: cgImage.bitmapInfo.rawValue) else { return self }
        context.concatenate(transform)
        context.draw(cgImage, in: CGRect(origin: .zero, size: size))
        guard let new = context.makeImage() else { return self }
        return UIImage(cgImage: new, scale: scale, orientation: .up)
    }

    func cropped(to rect: CGRect) -> UIImage? {
        return cgImage?.cropping(to: rect).map { UIImage(cgImage: $0) }
    }
}
