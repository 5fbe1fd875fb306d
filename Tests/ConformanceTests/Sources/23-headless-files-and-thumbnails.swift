// swift-format-ignore-file
//  Copies what is shared into the group's folder and tells the app by its URL scheme.

import UIKit
import MobileCoreServices
import Photos

class ShareViewController: UIViewController {

    let hostAppBundleIdentifier = "com.pixelpost"
    let sharedKey = "PixelPostKey"
    var sharedMedia: [SharedMediaFile] = []
    let imageContentType = kUTTypeImage as String
    let videoContentType = kUTTypeMovie as String
    let fileURLType = kUTTypeFileURL as String

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let content = extensionContext!.inputItems[0] as? NSExtensionItem {
            if let contents = content.attachments {
                for (index, attachment) in (contents as! [NSItemProvider]).enumerated() {
                    if attachment.hasItemConformingToTypeIdentifier(imageContentType) {
                        handle(.image, imageContentType, content: content, attachment: attachment, index: index)
                    } else if attachment.hasItemConformingToTypeIdentifier(videoContentType) {
                        handle(.video, videoContentType, content: content, attachment: attachment, index: index)
                    } else if attachment.hasItemConformingToTypeIdentifier(fileURLType) {
                        handle(.file, fileURLType, content: content, attachment: attachment, index: index)
                    }
                }
            }
        }
    }

    private func handle(_ type: SharedMediaType, _ identifier: String, content: NSExtensionItem, attachment: NSItemProvider, index: Int) {
        attachment.loadItem(forTypeIdentifier: identifier, options: nil) { [weak self] data, error in
            guard error == nil, let this = self else { return }
            let newPath = FileManager.default
                .containerURL(forSecurityApplicationGroupIdentifier: "group.\(this.hostAppBundleIdentifier)")!
            var target: URL?
            if let url = data as? URL {
                let name = this.getFileName(from: url, type: type)
                let destination = newPath.appendingPathComponent(name)
                if this.copyFile(at: url, to: destination) { target = destination }
            } else if let image = data as? UIImage, let jpeg = image.jpegData(compressionQuality: 1) {
                let destination = newPath.appendingPathComponent("\(UUID().uuidString).jpg")
                try? jpeg.write(to: destination)
                target = destination
            } else if let raw = data as? Data {
                let destination = newPath.appendingPathComponent(attachment.suggestedName ?? "data-\(index)")
                try? raw.write(to: destination)
                target = destination
            }
            if let target = target {
                var file = SharedMediaFile(path: target.path, thumbnail: nil, duration: nil, type: type)
                if type == .video { file = this.describeVideo(target) ?? file }
                this.sharedMedia.append(file)
            }
            if index == (content.attachments?.count)! - 1 {
                DispatchQueue.main.async { this.save() }
            }
        }
    }

    private func save() {
        let userDefaults = UserDefaults(suiteName: "group.\(hostAppBundleIdentifier)")
        userDefaults?.set(toData(data: sharedMedia), forKey: sharedKey)
        userDefaults?.synchronize()
        extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
    }

    func getExtension(from url: URL, type: SharedMediaType) -> String {
        let parts = url.lastPathComponent.components(separatedBy: ".")
        var ex: String? = nil
        if parts.count > 1 { ex = parts.last }
        if ex == nil {
            switch type {
            case .image: ex = "PNG"
            case .video: ex = "MP4"
            case .file: ex = "TXT"
            }
        }
        return ex ?? "Unknown"
    }

    func getFileName(from url: URL, type: SharedMediaType) -> String {
        var name = url.lastPathComponent
        if name.isEmpty { name = UUID().uuidString + "." + getExtension(from: url, type: type) }
        return name
    }

    func copyFile(at srcURL: URL, to dstURL: URL) -> Bool {
        do {
            if FileManager.default.fileExists(atPath: dstURL.path) { try FileManager.default.removeItem(at: dstURL) }
            try FileManager.default.copyItem(at: srcURL, to: dstURL)
        } catch (let error) {
            print("Cannot copy item at \(srcURL) to \(dstURL): \(error)")
            return false
        }
        return true
    }

    private func describeVideo(_ forVideo: URL) -> SharedMediaFile? {
        let asset = AVAsset(url: forVideo)
        let duration = (CMTimeGetSeconds(asset.duration) * 1000).rounded()
        let generator = AVAssetImageGenerator(asset: asset)
        generator.appliesPreferredTrackTransform = true
        generator.maximumSize = CGSize(width: 360, height: 360)
        let thumbnail = forVideo.deletingPathExtension().appendingPathExtension("jpg")
        do {
            let image = try generator.copyCGImage(at: CMTimeMakeWithSeconds(600, preferredTimescale: Int32(1.0)), actualTime: nil)
            try UIImage(cgImage: image).pngData()?.write(to: thumbnail)
            return SharedMediaFile(path: forVideo.path, thumbnail: thumbnail.path, duration: duration, type: .video)
        } catch {
            return nil
        }
    }

    func toData(data: [SharedMediaFile]) -> Data {
        let encodedData = try? JSONEncoder().encode(data)
        return encodedData!
    }

    enum SharedMediaType: Int, Codable {
        case image
        case video
        case file
    }

    class SharedMediaFile: Codable {
        var path: String
        var thumbnail: String?
        var duration: Double?
        var type: SharedMediaType

        init(path: String, thumbnail: String?, duration: Double?, type: SharedMediaType) {
            self.path = path
            self.thumbnail = thumbnail
            self.duration = duration
            self.type = type
        }
    }
}
