// swift-format-ignore-file
//
//  PhotoEditingViewController.swift
//  SepiaEdit
//

import UIKit
import Photos
import PhotosUI

class PhotoEditingViewController: UIViewController, PHContentEditingController {

    @IBOutlet weak var imageView: UIImageView?
    var input: PHContentEditingInput?
    var displayedImage: UIImage?
    let formatIdentifier = "com.sepiaedit.filter"
    let formatVersion = "1.0"
    var intensity: Double = 0.5

    override func viewDidLoad() {
        super.viewDidLoad()
    }

    // MARK: - PHContentEditingController

    func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool {
        return adjustmentData.formatIdentifier == formatIdentifier && adjustmentData.formatVersion == formatVersion
    }

    func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage) {
        input = contentEditingInput
        displayedImage = contentEditingInput.displaySizeImage ?? placeholderImage
        imageView?.image = displayedImage
        if let data = contentEditingInput.adjustmentData?.data,
            let number = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSNumber.self, from: data) {
            intensity = number.doubleValue
        }
        print(contentEditingInput.mediaType == .image, contentEditingInput.creationDate ?? Date.distantPast)
    }

    func finishContentEditing(completionHandler: @escaping ((PHContentEditingOutput?) -> Void)) {
        // Update UI to reflect that editing has finished and output is being rendered.
        DispatchQueue.global().async {
            guard let input = self.input, let url = input.fullSizeImageURL else {
                completionHandler(nil)
                return
            }
            let output = PHContentEditingOutput(contentEditingInput: input)
            do {
                let archived = try NSKeyedArchiver.archivedData(withRootObject: NSNumber(value: self.intensity), requiringSecureCoding: true)
                output.adjustmentData = PHAdjustmentData(formatIdentifier: self.formatIdentifier, formatVersion: self.formatVersion, data: archived)
                let image = UIImage(contentsOfFile: url.path)
                let rendered = self.render(image)
                try rendered?.jpegData(compressionQuality: 0.95)?.write(to: output.renderedContentURL, options: .atomic)
                completionHandler(output)
            } catch {
                print("\(error)")
                completionHandler(nil)
            }
        }
    }

    var shouldShowCancelConfirmation: Bool {
        // Returns whether a confirmation to discard changes should be shown to the user on cancel.
        return intensity != 0.5
    }

    func cancelContentEditing() {
        input = nil
    }

    private func render(_ image: UIImage?) -> UIImage? {
        guard let image = image else { return nil }
        let renderer = UIGraphicsImageRenderer(size: image.size)
        return renderer.image { context in
            image.draw(in: CGRect(origin: .zero, size: image.size))
            UIColor.brown.withAlphaComponent(CGFloat(intensity) * 0.4).setFill()
            context.fill(CGRect(origin: .zero, size: image.size), blendMode: .multiply)
        }
    }
}
