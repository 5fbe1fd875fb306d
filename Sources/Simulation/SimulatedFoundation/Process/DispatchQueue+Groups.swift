import Dispatch

extension DispatchQueue {
  /// Runs a closure later; it belongs to the groups from now until it returns.
  func async(in groups: [DispatchGroup], execute work: @escaping @Sendable () -> Void) {
    for group in groups { group.enter() }
    async {
      work()
      for group in groups { group.leave() }
    }
  }
}
