/// What a process tells the arbiter of coordinated files.
package enum FileMessage: Codable, Hashable, Sendable {
  /// Wait for access; answered with `granted` or `failed`.
  case claim(FileClaim)
  /// The access is over; with what has happened to each file that was written. If an answer is
  /// requested, it comes when presenters have heard of it.
  case endClaim(Int, [FileChange])
  /// End the waiting of a coordinator; it has no answer of its own.
  case cancel(coordinator: Int)
  /// A file has moved, during a claim; answered like the end of one.
  case moved(claim: Int, from: String, to: String)
  /// A presenter exists, or presents something else now; `isOnMain` says whether it is called on
  /// the main thread.
  case present(Int, path: String?, isOnMain: Bool)
  case stopPresenting(Int)
  /// A presenter's answer; it may have left something to do when the access is over.
  case answered(question: Int, error: ErrorDescription?, hasReacquirer: Bool)
  /// A presenter has been told something.
  case heard(news: Int)
}

/// What has happened to a file while it was written.
package enum FileChange: String, Codable, Hashable, Sendable {
  case appeared, changed, disappeared
  /// There was no file before, and there is none now.
  case nothing
}

/// What the arbiter says to a presenter.
package enum PresenterCall: Codable, Hashable, Sendable {
  // Questions; each is answered.
  case relinquishToReader
  case relinquishToWriter
  case saveChanges
  case accommodateDeletion
  case accommodateSubitemDeletion(path: String)
  // News.
  /// The access for which the presenter let go, in answer to that question, is over.
  case reacquire(question: Int)
  case didChange
  case didMove(path: String)
  case subitemDidAppear(path: String)
  case subitemDidChange(path: String)
  case subitemDidMove(from: String, to: String)
}
