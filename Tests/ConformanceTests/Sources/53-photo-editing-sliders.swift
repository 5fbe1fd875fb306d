// swift-format-ignore-file
import CoreImage
import Photos
import PhotosUI
import UIKit

struct Adjustment: Codable, Equatable {
    var brightness: Float = 0
    var contrast: Float = 1

    static let format = "org.darkroom.adjustment"
    static let version = "2"

    var data: Data { return try! JSONEncoder().encode(self) }

    var photoAdjustment: PHAdjustmentData {
        return PHAdjustmentData(formatIdentifier: Adjustment.format, formatVersion: Adjustment.version, data: data)
    }

    init() {}

    init?(_ data: PHAdjustmentData) {
        guard data.formatIdentifier == Adjustment.format,
              let decoded = try? JSONDecoder().decode(Adjustment.self, from: data.data) else { return nil }
        self = decoded
    }
}

final class DarkroomViewController: UIViewController, PHContentEditingController, UIScrollViewDelegate {
    private var input: PHContentEditingInput?
    private var adjustment = Adjustment() {
        didSet { shouldShowCancelConfirmation = adjustment != Adjustment() }
    }
    private(set) var shouldShowCancelConfirmation = false

    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private let brightness = UISlider()
    private let contrast = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 4
        scrollView.showsVerticalScrollIndicator = false
        scrollView.addSubview(imageView)
        brightness.minimumValue = -1
        brightness.maximumValue = 1
        contrast.minimumValue = 0.5
        contrast.maximumValue = 2
        contrast.value = 1
        for slider in [brightness, contrast] {
            slider.isContinuous = false
            slider.minimumTrackTintColor = .systemYellow
            slider.addTarget(self, action: #selector(sliderMoved(_:)), for: .valueChanged)
        }
        let stack = UIStackView(arrangedSubviews: [scrollView, brightness, contrast])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool {
        Adjustment(adjustmentData) != nil
    }

    func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage) {
        input = contentEditingInput
        if let data = contentEditingInput.adjustmentData, let earlier = Adjustment(data) {
            adjustment = earlier
            brightness.setValue(earlier.brightness, animated: false)
            contrast.setValue(earlier.contrast, animated: false)
        }
        imageView.image = placeholderImage
        imageView.sizeToFit()
        scrollView.contentSize = imageView.bounds.size
    }

    @objc private func sliderMoved(_ slider: UISlider) {
        if slider === brightness { adjustment.brightness = slider.value }
        if slider === contrast { adjustment.contrast = slider.value }
        UIView.transition(with: imageView, duration: 0.2, options: .transitionCrossDissolve, animations: {
            self.imageView.alpha = CGFloat(1 - abs(self.adjustment.brightness) / 4)
        })
    }

    func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void) {
        guard let input = input else { return completionHandler(nil) }
        let adjustment = self.adjustment
        DispatchQueue.global(qos: .userInitiated).async {
            let output = PHContentEditingOutput(contentEditingInput: input)
            output.adjustmentData = adjustment.photoAdjustment
            guard let url = input.fullSizeImageURL, var image = CIImage(contentsOf: url) else {
                return completionHandler(nil)
            }
            image = image.oriented(forExifOrientation: input.fullSizeImageOrientation)
            let filtered = image.applyingFilter("CIColorControls", parameters: [
                kCIInputBrightnessKey: adjustment.brightness,
                kCIInputContrastKey: adjustment.contrast,
            ])
            let context = CIContext()
            if let cgImage = context.createCGImage(filtered, from: filtered.extent) {
                let data = UIImage(cgImage: cgImage).jpegData(compressionQuality: 0.9)
                try? data?.write(to: output.renderedContentURL)
            }
            completionHandler(output)
        }
    }

    func cancelContentEditing() {
        adjustment = Adjustment()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }
}
