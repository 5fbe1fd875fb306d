// swift-format-ignore-file
import Foundation
import IdentityLookup

class FilterExtension: ILMessageFilterExtension, ILMessageFilterQueryHandling, ILMessageFilterCapabilitiesQueryHandling {

    struct Rule: Codable {
        enum Field: String, Codable { case sender, body }
        var field: Field
        var pattern: String
        var action: Int

        func matches(_ request: ILMessageFilterQueryRequest) -> Bool {
            let text: String?
            switch field {
            case .sender: text = request.sender
            case .body: text = request.messageBody
            }
            guard let subject = text, let expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive]) else { return false }
            return expression.firstMatch(in: subject, options: [], range: NSRange(subject.startIndex..., in: subject)) != nil
        }
    }

    lazy var rules: [Rule] = {
        guard let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.sieve")?.appendingPathComponent("rules.json"),
            let data = try? Data(contentsOf: url) else { return [] }
        return (try? JSONDecoder().decode([Rule].self, from: data)) ?? []
    }()

    func handle(_ capabilitiesQueryRequest: ILMessageFilterCapabilitiesQueryRequest, context: ILMessageFilterExtensionContext, completion: @escaping (ILMessageFilterCapabilitiesQueryResponse) -> Void) {
        let response = ILMessageFilterCapabilitiesQueryResponse()
        response.transactionalSubActions = [.transactionalFinance, .transactionalOrders]
        response.promotionalSubActions = [.promotionalOffers]
        completion(response)
    }

    func handle(_ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext, completion: @escaping (ILMessageFilterQueryResponse) -> Void) {
        let response = ILMessageFilterQueryResponse()
        response.action = .none
        if let rule = rules.first(where: { $0.matches(queryRequest) }) {
            response.action = ILMessageFilterAction(rawValue: rule.action) ?? .allow
            if response.action == .transaction {
                response.subAction = .transactionalFinance
            }
        }
        completion(response)
    }
}
