// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers

final class NumberingAction: NSObject, NSExtensionRequestHandling {
    private var progress: Progress?

    func beginRequest(with context: NSExtensionContext) {
        Task {
            do {
                let text = try await self.text(from: context)
                let numbered = text.split(separator: "\n", omittingEmptySubsequences: false)
                    .enumerated()
                    .map { "\($0.offset + 1). \($0.element)" }
                    .joined(separator: "\n")
                UserDefaults(suiteName: "group.numbering")?.set(numbered, forKey: "numbered")
                context.completeRequest(returningItems: [item(numbered)])
            } catch {
                context.cancelRequest(withError: error)
            }
        }
    }

    private func text(from context: NSExtensionContext) async throws -> String {
        for case let item as NSExtensionItem in context.inputItems {
            for provider in item.attachments ?? [] {
                if provider.canLoadObject(ofClass: NSString.self) {
                    return try await withCheckedThrowingContinuation { continuation in
                        progress = provider.loadObject(ofClass: NSString.self) { object, error in
                            if let text = object as? String {
                                continuation.resume(returning: text)
                            } else {
                                continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
                            }
                        }
                    }
                }
                if provider.hasRepresentationConforming(toTypeIdentifier: UTType.data.identifier, fileOptions: []) {
                    let data: Data = try await withCheckedThrowingContinuation { continuation in
                        provider.loadDataRepresentation(forTypeIdentifier: UTType.data.identifier) { data, error in
                            continuation.resume(with: Result { 
                                guard let data else { throw error ?? CocoaError(.coderReadCorrupt) }
                                return data
                            })
                        }
                    }
                    return String(decoding: data, as: UTF8.self)
                }
            }
        }
        throw CocoaError(.featureUnsupported)
    }

    private func item(_ text: String) -> NSExtensionItem {
        let provider = NSItemProvider()
        provider.suggestedName = "Numbered"
        provider.registerDataRepresentation(forTypeIdentifier: UTType.utf8PlainText.identifier, visibility: .all) { completion in
            completion(text.data(using: .utf8), nil)
            return nil
        }
        provider.registerItem(forTypeIdentifier: UTType.plainText.identifier) { completion, expectedClass, options in
            completion?(text as NSString, nil)
        }
        let link = NSItemProvider(object: URL(string: "https://example.com/numbering")! as NSURL)
        let result = NSExtensionItem()
        result.attributedTitle = NSAttributedString(string: "Numbered")
        result.attributedContentText = NSAttributedString(string: text)
        result.attachments = [provider, link]
        return result
    }
}
