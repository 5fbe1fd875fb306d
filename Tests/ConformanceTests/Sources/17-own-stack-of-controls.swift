// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers
import os

@MainActor
final class ShareViewController: UIViewController {
    private enum Section: Int, CaseIterable, CustomStringConvertible {
        case today, thisWeek, someday

        var description: String {
            switch self {
            case .today: "Today"
            case .thisWeek: "This week"
            case .someday: "Someday"
            }
        }
    }

    private let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? "share", category: "ui")
    private let segments = UISegmentedControl(items: Section.allCases.map(\.description))
    private let notify = UISwitch()
    private let stepper = UIStepper()
    private let minutes = UILabel()
    private var payload: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        isModalInPresentation = true
        preferredContentSize = CGSize(width: 320, height: 280)

        segments.selectedSegmentIndex = Section.today.rawValue
        notify.isOn = true
        notify.onTintColor = .systemTeal
        notify.accessibilityLabel = "Notify me"
        stepper.minimumValue = 5
        stepper.maximumValue = 60
        stepper.stepValue = 5
        stepper.value = 15
        stepper.addAction(UIAction { [weak self] _ in self?.updateMinutes() }, for: .valueChanged)

        var configuration = UIButton.Configuration.filled()
        configuration.title = "Remind me"
        configuration.image = UIImage(systemName: "bell", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .bold))
        configuration.imagePadding = 6
        configuration.cornerStyle = .large
        configuration.baseBackgroundColor = .systemTeal
        let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in
            self?.save()
        })

        let row = UIStackView(arrangedSubviews: [minutes, stepper])
        row.axis = .horizontal
        row.distribution = .equalSpacing
        row.alignment = .center

        let switchRow = UIStackView()
        let caption = UILabel()
        caption.text = "Notification"
        caption.font = .preferredFont(forTextStyle: .body)
        caption.adjustsFontForContentSizeCategory = true
        switchRow.addArrangedSubview(caption)
        switchRow.addArrangedSubview(notify)

        let stack = UIStackView(arrangedSubviews: [segments, row, switchRow, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.setCustomSpacing(32, after: switchRow)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
        ])
        updateMinutes()

        Task {
            payload = await readPayload()
            log.debug("payload: \(self.payload ?? "none", privacy: .private)")
        }
    }

    private func updateMinutes() {
        minutes.text = "\(Int(stepper.value)) min before"
    }

    private func readPayload() async -> String? {
        let providers = extensionContext?.inputItems
            .compactMap { $0 as? NSExtensionItem }
            .flatMap { $0.attachments ?? [] } ?? []
        for provider in providers {
            for type in [UTType.url, .plainText] where provider.hasItemConformingToTypeIdentifier(type.identifier) {
                let item = try? await provider.loadItem(forTypeIdentifier: type.identifier)
                if let url = item as? URL { return url.absoluteString }
                if let text = item as? String { return text }
            }
        }
        return nil
    }

    private func save() {
        let section = Section(rawValue: segments.selectedSegmentIndex) ?? .someday
        let reminder: [String: Any] = [
            "what": payload ?? "",
            "when": section.description,
            "notify": notify.isOn,
            "minutes": Int(stepper.value),
        ]
        UserDefaults(suiteName: "group.reminders.mini")?.set(reminder, forKey: "reminder")
        extensionContext?.completeRequest(returningItems: nil)
    }
}
