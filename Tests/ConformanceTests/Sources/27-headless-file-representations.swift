// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers

struct ImportedDocument: Codable, Identifiable, Hashable {
    let id: String
    let fileName: String
    let typeIdentifier: String
    let byteCount: Int
}

final class ImportViewController: UIViewController {

    static let supportedTypes: [UTType] = [.pdf, .image, .movie, .audio, .commaSeparatedText, .plainText]

    private var documents: Set<ImportedDocument> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let providers = (extensionContext?.inputItems as? [NSExtensionItem])?.flatMap { $0.attachments ?? [] } ?? []
        importNext(ArraySlice(providers))
    }

    private func importNext(_ providers: ArraySlice<NSItemProvider>) {
        guard let provider = providers.first else { return finish() }
        let rest = providers.dropFirst()

        guard let type = Self.supportedTypes.first(where: { provider.hasItemConformingToTypeIdentifier($0.identifier) }) else {
            print("skips", provider.registeredTypeIdentifiers, provider.suggestedName ?? "")
            return importNext(rest)
        }

        let progress = provider.loadFileRepresentation(forTypeIdentifier: type.identifier) { [weak self] url, error in
            if let url = url {
                self?.keep(url, type: type)
            } else if let error = error as NSError? {
                print(error.domain, error.code)
            }
            DispatchQueue.main.async {
                self?.importNext(rest)
            }
        }
        print("cancellable:", progress.isCancellable)
    }

    private func keep(_ url: URL, type: UTType) {
        guard let folder = groupFolder else { return }
        let target = folder.appendingPathComponent(url.lastPathComponent)
        do {
            if FileManager.default.fileExists(atPath: target.path) {
                try FileManager.default.removeItem(at: target)
            }
            try FileManager.default.copyItem(at: url, to: target)
            let values = try target.resourceValues(forKeys: [.fileSizeKey])
            let exact = UTType(filenameExtension: target.pathExtension) ?? type
            precondition(exact.conforms(to: type))
            let document = ImportedDocument(
                id: url.lastPathComponent,
                fileName: target.lastPathComponent,
                typeIdentifier: exact.identifier,
                byteCount: values.fileSize ?? 0)
            documents.insert(document)
        } catch {
            print("import failed:", error.localizedDescription)
        }
    }

    private var groupFolder: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.paperwork")
    }

    private func finish() {
        let list = documents.sorted { $0.fileName < $1.fileName }
        if let folder = groupFolder, let data = try? JSONEncoder().encode(list) {
            FileManager.default.createFile(atPath: folder.appendingPathComponent("index.json").path, contents: data)
        }
        if list.isEmpty {
            let error = NSError(domain: "Paperwork", code: -1, userInfo: [
                NSLocalizedDescriptionKey: "Nothing could be imported",
                NSLocalizedFailureReasonErrorKey: "No supported document",
            ])
            extensionContext?.cancelRequest(withError: error)
        } else {
            extensionContext?.completeRequest(returningItems: nil)
        }
    }
}
