import DeviceProtocol
import Foundation
import Synchronization

/// An access to files that has been granted, until it is over.
final class CoordinatedAccess: Sendable {
  /// The places of the files, which may have been moved while the process waited for access.
  let urls: [URL]
  private let claim: FileClaim
  private let paths: [String]
  private let hasPresenters: Bool
  private let existed: [Bool]
  private let isOver = Mutex(false)

  init(_ claim: FileClaim, asked urls: [URL], granted: FileArbitration.Grant) {
    let paths = granted.paths
    self.claim = claim
    self.paths = paths
    hasPresenters = granted.hasPresenters
    existed = zip(claim.accesses, paths).map { $0.isWriting && CoordinatedURL.exists($1) }
    self.urls = zip(zip(claim.accesses, paths), urls).map { pair, url in
      pair.0.path == pair.1 ? url : URL(fileURLWithPath: pair.1)
    }
  }

  /// Performs the work that the access is for.
  func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    try HeldClaims.hold(claim.number, while: body)
  }

  /// Lets others continue, and reports what has become of the files; only the first call counts.
  func end() {
    let wasOver = isOver.withLock { isOver in
      defer { isOver = true }
      return isOver
    }
    guard !wasOver else { return }
    let changes = zip(claim.accesses, zip(existed, paths)).filter(\.0.isWriting).map {
      change(existed: $1.0, exists: CoordinatedURL.exists($1.1))
    }
    if let presenter = claim.presenter { PresenterList.refresh(presenter) }
    tell(.endClaim(claim.number, changes))
  }

  /// Reports a move.
  func tellOfMove(from old: String, to new: String) {
    tell(.moved(claim: claim.number, from: old, to: new))
  }

  private func tell(_ message: FileMessage) {
    hasPresenters ? FileArbitration.tell(message) : FileArbitration.send(message)
  }

  private func change(existed: Bool, exists: Bool) -> FileChange {
    switch (existed, exists) {
    case (true, true): .changed
    case (false, true): .appeared
    case (true, false): .disappeared
    case (false, false): .nothing
    }
  }
}
