// swift-format-ignore-file
//
//  ContentBlockerRequestHandler.swift
//  Hush
//
//  Gives Safari the newest list that the app has written, or the one in the bundle.
//

import UIKit
import MobileCoreServices

class ContentBlockerRequestHandler: NSObject, NSExtensionRequestHandling {

    enum BlockerError: Error {
        case missingList
    }

    private let fileName = "blockerList"

    private var sharedList: URL? {
        let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.hush")
        guard let url = container?.appendingPathComponent(fileName + ".json") else { return nil }
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    private var bundledList: URL? {
        return Bundle.main.url(forResource: fileName, withExtension: "json")
    }

    func beginRequest(with context: NSExtensionContext) {
        guard let url = sharedList ?? bundledList, let attachment = NSItemProvider(contentsOf: url) else {
            context.cancelRequest(withError: BlockerError.missingList)
            return
        }

        let item = NSExtensionItem()
        item.attachments = [attachment]

        context.completeRequest(returningItems: [item], completionHandler: nil)
    }

}
