import Foundation
import FoundationNetworking

/// Why a transfer failed, in plain words that are the same on every machine.
enum TransferFailureWords {
  static let badResponse = "bad server response"

  static func failure(_ code: URLError.Code) -> String {
    switch code {
    case .cannotConnectToHost: "can't connect to the server"
    case .cannotFindHost, .dnsLookupFailed: "can't find the server"
    case .networkConnectionLost: "the connection was lost"
    case .timedOut: "the request timed out"
    case .cancelled: "cancelled"
    case .fileDoesNotExist: "the file isn't there"
    case .cannotWriteToFile, .cannotCreateFile: "the file can't be written"
    case .badURL, .unsupportedURL: "the address isn't valid"
    default: "network error \(code.rawValue)"
    }
  }
}
