import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Shows a content filter the bytes of a flow in one direction, in pieces of the size that it
  /// asks for; returns whether it lets them pass.
  func letsBytesPass(
    _ flow: FilteredFlow, _ direction: FilteredDirection, _ contents: Data, peek: Int,
    _ filter: RunningFilter, _ data: PointSession
  ) -> Bool {
    let name = direction == .inbound ? "Inbound" : "Outbound"
    var (offset, peek, rounds) = (0, peek, 0)
    pieces: while offset < contents.count {
      let piece = contents.dropFirst(offset).prefix(max(1, peek))
      switch verdict(
        .bytes(flow, direction, offset: offset, Data(piece)), of: data,
        "handle\(name)Data(from:readBytesStartOffset:readBytes:)",
        about: TrafficWords.piece(piece.count, from: offset))
      {
      case .allow?: return true
      case .passAndPeek(let pass, let next)?:
        // What isn't passed is shown again; a provider that neither passes it nor looks further
        // would be asked for ever (inferred).
        let isStuck = pass == 0 && next <= piece.count
        guard !isStuck else { return false }
        offset += min(pass, contents.count - offset)
        peek = next
        if pass == 0, piece.count == contents.count - offset { break pieces }
      case .needRules?:
        // With new rules the same piece is shown again.
        rounds += 1
        if let isAllowed = rule(on: flow, filter) { return isAllowed }
        guard rounds < Self.filterRounds else { return false }
      case .remediate?:
        filter.keepForRemediation(flow)
        return false
      default: return false
      }
    }
    return verdict(
      .complete(flow, direction), of: data, "handle\(name)DataComplete(for:)", about: flow.url)
      == .allow
  }
}
