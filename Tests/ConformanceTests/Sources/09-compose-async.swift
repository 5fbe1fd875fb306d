// swift-format-ignore-file
import OSLog
import Social
import UIKit
import UniformTypeIdentifiers

private let logger = Logger(subsystem: "app.clipdesk", category: "share")

@objc(ComposeController)
final class ComposeController: SLComposeServiceViewController {
    private var clip: Clip?

    override func viewDidLoad() {
        super.viewDidLoad()
        placeholder = "Optional note"
        Task { @MainActor in
            clip = await Clip(context: extensionContext)
            logger.info("clip is \(String(describing: self.clip), privacy: .public)")
            validateContent()
        }
    }

    override func isContentValid() -> Bool { clip != nil }

    override func didSelectPost() {
        guard var clip else {
            extensionContext?.cancelRequest(withError: ClipError.nothingToShare)
            return
        }
        clip.note = contentText
        do {
            try ClipQueue.shared.append(clip)
            super.didSelectPost()
        } catch {
            logger.error("saving failed: \(error.localizedDescription)")
            extensionContext?.cancelRequest(withError: error)
        }
    }
}

enum ClipError: LocalizedError {
    case nothingToShare
    case noContainer

    var errorDescription: String? {
        switch self {
        case .nothingToShare: return "There is nothing to share."
        case .noContainer: return "The group's folder is missing."
        }
    }
}

struct Clip: Codable, Equatable, Sendable {
    enum Content: Codable, Equatable {
        case link(URL)
        case text(String)
    }

    let content: Content
    var note: String?

    init?(context: NSExtensionContext?) async {
        let items = context?.inputItems.compactMap { $0 as? NSExtensionItem } ?? []
        for provider in items.compactMap(\.attachments).joined() {
            if provider.hasItemConformingToTypeIdentifier(UTType.url.identifier),
               let url = try? await provider.loadItem(forTypeIdentifier: UTType.url.identifier) as? URL {
                self.content = .link(url)
                return
            }
            if provider.hasItemConformingToTypeIdentifier(UTType.text.identifier),
               let text = try? await provider.loadItem(forTypeIdentifier: UTType.text.identifier) as? String {
                self.content = .text(text)
                return
            }
        }
        return nil
    }
}

final class ClipQueue {
    static let shared = ClipQueue()
    private init() {}

    private var defaults: UserDefaults? { UserDefaults(suiteName: "group.app.clipdesk") }

    func append(_ clip: Clip) throws {
        guard let defaults else { throw ClipError.noContainer }
        var clips: [Clip] = []
        if let data = defaults.data(forKey: "clips") {
            clips = try JSONDecoder().decode([Clip].self, from: data)
        }
        clips.append(clip)
        defaults.set(try JSONEncoder().encode(clips), forKey: "clips")
    }
}
