// swift-format-ignore-file
//
//  SafariWebExtensionHandler.swift
//  Tidy Pages Extension
//

import SafariServices
import os.log

private let logger = OSLog(subsystem: "org.tidypages.extension", category: "native")

struct TidyRule: Codable {
    let selector: String
    let isOn: Bool
}

class SafariWebExtensionHandler: NSObject, NSExtensionRequestHandling {

    private let shared = UserDefaults(suiteName: "group.org.tidypages")!

    func beginRequest(with context: NSExtensionContext) {
        let item = context.inputItems[0] as! NSExtensionItem

        let message: Any?
        if #available(iOS 15.0, macOS 11.0, *) {
            message = item.userInfo?[SFExtensionMessageKey]
        } else {
            message = item.userInfo?["message"]
        }
        os_log(.debug, log: logger, "message: %{public}@", message as! CVarArg)

        var profileIdentifier: UUID?
        if #available(iOS 17.0, macOS 14.0, *) {
            profileIdentifier = item.userInfo?[SFExtensionProfileKey] as? UUID
        }

        guard let body = message as? [String: Any], let command = body["command"] as? String else {
            let error = NSError(domain: "org.tidypages", code: 2, userInfo: [NSLocalizedDescriptionKey: "no command"])
            context.cancelRequest(withError: error)
            return
        }

        switch command {
        case "rules":
            reply(["rules": rules().map { ["selector": $0.selector, "on": $0.isOn] }], to: context)
        case "hide":
            var all = rules()
            all.append(TidyRule(selector: body["selector"] as? String ?? "", isOn: true))
            shared.set(try? JSONEncoder().encode(all), forKey: "rules-\(profileIdentifier?.uuidString ?? "all")")
            shared.set((body["count"] as? Int ?? 0) + 1, forKey: "count")
            reply(["ok": true, "received": body], to: context)
        default:
            reply(nil, to: context)
        }
    }

    private func rules() -> [TidyRule] {
        guard let data = shared.data(forKey: "rules-all") else { return [] }
        return (try? JSONDecoder().decode([TidyRule].self, from: data)) ?? []
    }

    private func reply(_ value: Any?, to context: NSExtensionContext) {
        let response = NSExtensionItem()
        if let value = value {
            response.userInfo = [SFExtensionMessageKey: value]
        }
        context.completeRequest(returningItems: [response]) { expired in
            os_log("done: %d", log: logger, type: .info, expired ? 1 : 0)
        }
    }
}
