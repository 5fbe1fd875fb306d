// swift-format-ignore-file
//
//  MessageFilterExtension.swift
//  SpamShield
//

import IdentityLookup

final class MessageFilterExtension: ILMessageFilterExtension {}

extension MessageFilterExtension: ILMessageFilterQueryHandling {

    func handle(_ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext, completion: @escaping (ILMessageFilterQueryResponse) -> Void) {
        // First, check whether to filter using offline data (if possible).
        let offlineAction = self.offlineAction(for: queryRequest)

        switch offlineAction {
        case .allow, .junk, .promotion, .transaction:
            let response = ILMessageFilterQueryResponse()
            response.action = offlineAction
            completion(response)

        case .none:
            context.deferQueryRequestToNetwork() { (networkResponse, error) in
                let response = ILMessageFilterQueryResponse()
                response.action = .none

                if let networkResponse = networkResponse {
                    response.action = self.action(for: networkResponse)
                } else {
                    NSLog("Error deferring query request to network: \(String(describing: error))")
                }

                completion(response)
            }

        @unknown default:
            break
        }
    }

    private func offlineAction(for queryRequest: ILMessageFilterQueryRequest) -> ILMessageFilterAction {
        guard let body = queryRequest.messageBody?.lowercased() else { return .none }
        let defaults = UserDefaults(suiteName: "group.spamshield")
        let words = defaults?.stringArray(forKey: "words") ?? ["casino", "crypto"]
        for word in words where body.contains(word) {
            return .junk
        }
        if let sender = queryRequest.sender, (defaults?.stringArray(forKey: "trusted") ?? []).contains(sender) {
            return .allow
        }
        if body.range(of: "\\b\\d{4,6}\\b", options: .regularExpression) != nil {
            return .transaction
        }
        return .none
    }

    private func action(for networkResponse: ILNetworkResponse) -> ILMessageFilterAction {
        guard networkResponse.urlResponse.statusCode == 200 else { return .none }
        let text = String(data: networkResponse.data, encoding: .utf8) ?? ""
        return text == "spam" ? .filter : .none
    }

}
