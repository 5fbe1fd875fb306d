// swift-format-ignore-file
// Swift 6 language mode: everything that crosses to another thread is Sendable.
import UIKit
import UniformTypeIdentifiers
import os

private let logger = Logger(subsystem: "net.tidepool", category: "share")

struct SharedThing: Codable, Sendable, Hashable {
    enum Kind: String, Codable { case link, text, image }
    let kind: Kind
    let value: String
}

actor Store {
    static let shared = Store()
    private let defaults = UserDefaults(suiteName: "group.net.tidepool")

    func append(_ things: [SharedThing]) throws {
        var all: [SharedThing] = []
        if let data = defaults?.data(forKey: "things") {
            all = try JSONDecoder().decode([SharedThing].self, from: data)
        }
        all += things
        defaults?.set(try JSONEncoder().encode(all), forKey: "things")
    }
}

final class ShareViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            await run()
        }
    }

    private func run() async {
        var things: [SharedThing] = []
        for item in extensionContext?.inputItems as? [NSExtensionItem] ?? [] {
            for provider in item.attachments ?? [] {
                if let thing = await thing(from: provider) { things.append(thing) }
            }
        }
        do {
            try await Store.shared.append(things)
            logger.log("stored \(things.count)")
            extensionContext?.completeRequest(returningItems: [])
        } catch {
            extensionContext?.cancelRequest(withError: error)
        }
    }

    private func thing(from provider: NSItemProvider) async -> SharedThing? {
        if provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
            let url: URL? = await withCheckedContinuation { continuation in
                _ = provider.loadObject(ofClass: URL.self) { url, _ in
                    continuation.resume(returning: url)
                }
            }
            return url.map { SharedThing(kind: .link, value: $0.absoluteString) }
        }
        if provider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) {
            let text: String? = await withCheckedContinuation { continuation in
                provider.loadItem(forTypeIdentifier: UTType.plainText.identifier, options: nil) { value, _ in
                    continuation.resume(returning: value as? String)
                }
            }
            return text.map { SharedThing(kind: .text, value: $0) }
        }
        return nil
    }
}

extension ShareViewController {
    nonisolated static var version: String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "0"
    }
}
