// swift-format-ignore-file
import UIKit
import CoreServices

protocol Uploading: AnyObject {
    var isBusy: Bool { get }
    func upload(_ data: Data, named name: String, completion: @escaping (Result<String, Error>) -> ())
}

class BackgroundUploader: NSObject, Uploading, URLSessionDelegate, URLSessionTaskDelegate {
    private(set) var isBusy = false
    private lazy var session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 30
        return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    }()

    func upload(_ data: Data, named name: String, completion: @escaping (Result<String, Error>) -> ()) {
        isBusy = true
        var request = URLRequest(url: URL(string: "https://upload.example.com/\(name)")!)
        request.httpMethod = "PUT"
        request.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
        let task = session.uploadTask(with: request, from: data) { [weak self] body, response, error in
            self?.isBusy = false
            if let error = error {
                completion(.failure(error))
                return
            }
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            completion(.success("\(status)"))
        }
        task.resume()
    }
}

class LaterUploader: NSObject, Uploading {
    var isBusy: Bool { return false }

    func upload(_ data: Data, named name: String, completion: @escaping (Result<String, Error>) -> ()) {
        DispatchQueue.global(qos: .utility).async {
            let defaults = UserDefaults(suiteName: "group.kite")
            var queue = defaults?.dictionary(forKey: "uploads") ?? [:]
            queue[name] = data.base64EncodedString()
            defaults?.set(queue, forKey: "uploads")
            completion(.success("queued"))
        }
    }
}

class ShareViewController: UIViewController {
    var uploader: Uploading = LaterUploader()
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        #if os(iOS)
        let platform = "iOS"
        #else
        let platform = "other"
        #endif
        UserDefaults(suiteName: "group.kite")?.set(platform, forKey: "platform")
        timer = Timer.scheduledTimer(timeInterval: 2.0, target: self, selector: #selector(tick), userInfo: nil, repeats: true)

        guard let provider = ((extensionContext?.inputItems.first as? NSExtensionItem)?.attachments)?.first else {
            return complete()
        }
        let type = provider.registeredTypeIdentifiers.first ?? (kUTTypeData as String)
        let preferredExtension = UTTypeCopyPreferredTagWithClass(type as CFString, kUTTagClassFilenameExtension)?.takeRetainedValue() as String? ?? "bin"

        provider.loadItem(forTypeIdentifier: type, options: nil) { [unowned self] (value: NSSecureCoding?, error: Error?) in
            var data = Data()
            if let url = value as? URL, let contents = try? Data(contentsOf: url) {
                data = contents
            } else if let text = value as? String {
                data = text.data(using: .utf8)!
            } else if let raw = value as? Data {
                data = raw
            }
            self.uploader.upload(data, named: "item.\(preferredExtension)") { result in
                switch result {
                case .success(let status): print("status", status)
                case .failure(let error): print("error", error)
                }
                DispatchQueue.main.async { self.complete() }
            }
        }
    }

    @objc func tick() {
        print("still working", uploader.isBusy)
    }

    private func complete() {
        timer?.invalidate()
        timer = nil
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }
}
