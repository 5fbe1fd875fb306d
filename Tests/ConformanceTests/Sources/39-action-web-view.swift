// swift-format-ignore-file
import SafariServices
import UIKit
import UniformTypeIdentifiers
import WebKit

final class ReaderActionViewController: UIViewController, WKNavigationDelegate {
    private lazy var webView: WKWebView = {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.scrollView.keyboardDismissMode = .onDrag
        return webView
    }()

    override func loadView() {
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        extensionContext?.firstURL { [weak self] result in
            switch result {
            case .success(let url):
                self?.show(url)
            case .failure(let error):
                self?.extensionContext?.cancelRequest(withError: error)
            }
        }
    }

    private func show(_ url: URL) {
        let html = "<html><body><h1>\(url.host ?? "")</h1></body></html>"
        webView.loadHTMLString(html, baseURL: url)
        if let defaults = UserDefaults(suiteName: "group.reader.action") {
            defaults.set(url, forKey: "lastURL")
            defaults.set(url.host, forKey: "lastHost")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            self.extensionContext?.completeRequest(returningItems: nil)
        }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        webView.evaluateJavaScript("document.title") { result, error in
            print(result ?? error ?? "nothing")
        }
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
        print(error.localizedDescription)
    }

    @IBAction private func openInSafariView() {
        guard let url = webView.url else { return }
        let safari = SFSafariViewController(url: url)
        safari.modalPresentationStyle = .pageSheet
        present(safari, animated: true)
    }
}

enum ReaderError: Error {
    case noURL
}

extension NSExtensionContext {
    func firstURL(completion: @escaping (Result<URL, Error>) -> Void) {
        let providers = inputItems
            .compactMap { $0 as? NSExtensionItem }
            .compactMap { $0.attachments }
            .reduce([], +)
        guard let provider = providers.first(where: { $0.canLoadObject(ofClass: URL.self) }) else {
            completion(.failure(ReaderError.noURL))
            return
        }
        _ = provider.loadObject(ofClass: URL.self) { url, error in
            DispatchQueue.main.async {
                if let url = url {
                    completion(.success(url))
                } else {
                    completion(.failure(error ?? ReaderError.noURL))
                }
            }
        }
    }
}
