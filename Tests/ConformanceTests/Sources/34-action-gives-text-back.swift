// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers

class ActionViewController: UIViewController {

    enum Transformation: String, CaseIterable {
        case upper = "UPPERCASE"
        case title = "Title Case"
        case rot13 = "Rot 13"

        func apply(to text: String) -> String {
            switch self {
            case .upper: return text.uppercased()
            case .title: return text.capitalized
            case .rot13: return text.rot13
            }
        }
    }

    private var original = "" {
        didSet { preview.text = original }
    }
    private let preview = UITextView()
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        preview.isEditable = false
        preview.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
        preview.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(preview)
        view.addSubview(stack)

        for (index, transformation) in Transformation.allCases.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(transformation.rawValue, for: .normal)
            button.tag = index
            button.addTarget(self, action: #selector(transform(_:)), for: .touchUpInside)
            stack.addArrangedSubview(button)
        }

        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            preview.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
            preview.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            preview.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            preview.bottomAnchor.constraint(equalTo: stack.topAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])

        let textType = UTType.plainText.identifier
        for case let item as NSExtensionItem in extensionContext?.inputItems ?? [] {
            for provider in item.attachments ?? [] where provider.hasItemConformingToTypeIdentifier(textType) {
                provider.loadItem(forTypeIdentifier: textType) { value, error in
                    if let text = value as? String {
                        DispatchQueue.main.async { self.original = text }
                    }
                }
            }
        }
    }

    @objc private func transform(_ sender: UIButton) {
        let transformation = Transformation.allCases[sender.tag]
        let result = transformation.apply(to: original)
        UserDefaults(suiteName: "group.texttools")?.set(result, forKey: "history")
        UIPasteboard.general.string = result

        let outputItem = NSExtensionItem()
        outputItem.userInfo = ["transformation": transformation.rawValue]
        outputItem.attributedContentText = NSAttributedString(string: result)
        outputItem.attachments = [NSItemProvider(item: result as NSString, typeIdentifier: UTType.plainText.identifier)]
        extensionContext?.completeRequest(returningItems: [outputItem], completionHandler: nil)
    }
}

private extension String {
    var rot13: String {
        func turn(_ scalar: UnicodeScalar) -> UnicodeScalar {
            let base: UInt32
            switch scalar {
            case "a"..."z": base = 97
            case "A"..."Z": base = 65
            default: return scalar
            }
            return UnicodeScalar((scalar.value - base + 13) % 26 + base) ?? scalar
        }
        var view = String.UnicodeScalarView()
        unicodeScalars.forEach { view.append(turn($0)) }
        return String(view)
    }
}
