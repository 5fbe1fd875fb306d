// swift-format-ignore-file
import CallKit
import Foundation
import os.log

private struct Entry: Decodable, Comparable {
    let number: Int64
    let label: String?

    static func < (lhs: Entry, rhs: Entry) -> Bool { lhs.number < rhs.number }
}

final class DirectoryProvider: CXCallDirectoryProvider {
    private let log = OSLog(subsystem: "calls.directory", category: "extension")

    override func beginRequest(with context: CXCallDirectoryExtensionContext) {
        context.delegate = self
        do {
            let entries = try load().sorted()
            os_log("%d entries", log: log, type: .default, entries.count)
            if context.isIncremental {
                context.removeAllBlockingEntries()
                context.removeAllIdentificationEntries()
            }
            for entry in entries {
                autoreleasepool {
                    if let label = entry.label {
                        context.addIdentificationEntry(withNextSequentialPhoneNumber: entry.number, label: label)
                    } else {
                        context.addBlockingEntry(withNextSequentialPhoneNumber: entry.number)
                    }
                }
            }
            context.completeRequest { expired in
                if expired { os_log("expired", type: .fault) }
            }
        } catch {
            let wrapped = NSError(domain: "DirectoryProvider", code: 1, userInfo: [NSUnderlyingErrorKey: error])
            context.cancelRequest(withError: wrapped)
        }
    }

    private func load() throws -> [Entry] {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.calls") else {
            throw CXErrorCodeCallDirectoryManagerError(.loadingInterrupted)
        }
        let data = try Data(contentsOf: folder.appendingPathComponent("directory.json"))
        return try JSONDecoder().decode([Entry].self, from: data)
    }
}

extension DirectoryProvider: CXCallDirectoryExtensionContextDelegate {
    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: Error) {
        if let error = error as? CXErrorCodeCallDirectoryManagerError, error.code == .entriesOutOfOrder {
            os_log("entries out of order", log: log, type: .error)
        }
    }
}
