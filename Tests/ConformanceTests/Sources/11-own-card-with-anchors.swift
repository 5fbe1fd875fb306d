// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers

class ShareViewController: UIViewController {

    // MARK: - Views

    private let cardView: UIView = {
        let view = UIView()
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 16
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.2
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
        view.layer.shadowRadius = 12
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    private let titleLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .headline)
        label.textColor = .label
        label.textAlignment = .center
        label.numberOfLines = 2
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    private lazy var saveButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Save to Garden", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .systemGreen
        button.layer.cornerRadius = 8
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.addTarget(self, action: #selector(saveTapped), for: .touchUpInside)
        return button
    }()

    private lazy var cancelButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.addTarget(self, action: #selector(cancelTapped(_:)), for: .touchUpInside)
        return button
    }()

    private var sharedURL: URL?

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        setupViews()
        setupConstraints()
        loadSharedURL()
    }

    private func setupViews() {
        view.addSubview(cardView)
        [titleLabel, saveButton, cancelButton].forEach { cardView.addSubview($0) }
        titleLabel.text = "Loading…"
    }

    private func setupConstraints() {
        NSLayoutConstraint.activate([
            cardView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            cardView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            cardView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.85),
            cardView.heightAnchor.constraint(greaterThanOrEqualToConstant: 160),

            titleLabel.topAnchor.constraint(equalTo: cardView.topAnchor, constant: 24),
            titleLabel.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: 20),
            titleLabel.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -20),

            saveButton.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 24),
            saveButton.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            saveButton.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            saveButton.heightAnchor.constraint(equalToConstant: 44),

            cancelButton.topAnchor.constraint(equalTo: saveButton.bottomAnchor, constant: 8),
            cancelButton.centerXAnchor.constraint(equalTo: cardView.centerXAnchor),
            cancelButton.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -16),
        ])
    }

    private func loadSharedURL() {
        guard
            let item = extensionContext?.inputItems.first as? NSExtensionItem,
            let provider = item.attachments?.first(where: { $0.hasItemConformingToTypeIdentifier(UTType.url.identifier) })
        else {
            showError("No link was shared.")
            return
        }

        provider.loadItem(forTypeIdentifier: UTType.url.identifier, options: nil) { [weak self] item, error in
            DispatchQueue.main.async {
                if let url = item as? URL {
                    self?.sharedURL = url
                    self?.titleLabel.text = url.host ?? url.absoluteString
                } else {
                    self?.showError(error?.localizedDescription ?? "Unknown error")
                }
            }
        }
    }

    // MARK: - Actions

    @objc private func saveTapped() {
        guard let url = sharedURL, let defaults = UserDefaults(suiteName: "group.garden.links") else { return }
        var links = defaults.array(forKey: "links") as? [String] ?? []
        links.insert(url.absoluteString, at: 0)
        defaults.set(links, forKey: "links")
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }

    @objc private func cancelTapped(_ sender: UIButton) {
        extensionContext?.cancelRequest(withError: NSError(domain: NSCocoaErrorDomain, code: NSUserCancelledError))
    }

    private func showError(_ message: String) {
        let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
        let action = UIAlertAction(title: "Close", style: .default) { [weak self] _ in
            self?.extensionContext?.completeRequest(returningItems: nil)
        }
        alert.addAction(action)
        present(alert, animated: true)
    }
}
