// swift-format-ignore-file
// Written for the Swift 6 language mode; compiles in Swift 5 as well.
import UIKit
import UniformTypeIdentifiers

@MainActor
protocol ShareModelObserver: AnyObject {
    func modelDidChange(_ model: ShareModel)
}

@MainActor
final class ShareModel {
    enum State: Equatable {
        case loading
        case ready(String)
        case failed(String)
    }

    weak var observer: (any ShareModelObserver)?
    private(set) var state = State.loading {
        didSet { observer?.modelDidChange(self) }
    }

    func load(from context: NSExtensionContext?) async {
        let items = (context?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
        guard let provider = items.lazy.compactMap(\.attachments).joined().first else {
            state = .failed("Nothing was shared.")
            return
        }
        let text: String? = await withCheckedContinuation { continuation in
            let type = provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) ? UTType.url : UTType.plainText
            _ = provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { @Sendable data, _ in
                continuation.resume(returning: data.flatMap { String(data: $0, encoding: .utf8) })
            }
        }
        state = text.map(State.ready) ?? .failed("It couldn't be read.")
    }
}

final class ShareViewController: UIViewController, ShareModelObserver {
    private let model = ShareModel()
    private let label = UILabel()
    private let spinner = UIActivityIndicatorView(style: .large)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        model.observer = self
        navigationItem.title = String(localized: "Keep")
        label.numberOfLines = 0
        label.textColor = .tertiaryLabel
        for subview in [label, spinner] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            NSLayoutConstraint.activate([
                subview.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                subview.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
                subview.widthAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.widthAnchor),
            ])
        }
        spinner.startAnimating()
        Task { [weak self] in
            await self?.model.load(from: self?.extensionContext)
        }
    }

    func modelDidChange(_ model: ShareModel) {
        spinner.stopAnimating()
        switch model.state {
        case .loading:
            break
        case .ready(let text):
            label.text = text
            UserDefaults(suiteName: "group.keep.six")?.set(text, forKey: "kept")
            Task {
                try? await Task.sleep(nanoseconds: 200_000_000)
                extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
            }
        case .failed(let reason):
            let error = NSError(domain: "keep", code: 1, userInfo: [NSLocalizedDescriptionKey: reason])
            extensionContext?.cancelRequest(withError: error)
        }
    }
}
