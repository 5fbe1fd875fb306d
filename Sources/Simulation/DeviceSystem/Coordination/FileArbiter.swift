import DeviceProtocol

/// What the device keeps about coordinated files, apart from the rules themselves.
final class FileArbiter {
  typealias Key = ClaimTable.Key

  var table = ClaimTable()
  /// The numbers under which processes wait for the answers to their claims.
  var requests: [Key: Int] = [:]
  /// The claims whose waiting is in the log.
  var announced: Set<Key> = []
  /// The circles that are in the log.
  var circles: Set<Set<Key>> = []
  /// Whether the device is about to look which processes wait.
  var isLookDue = false
  /// What presenters of suspended processes will be told when they are resumed.
  var held: [Int: [News]] = [:]

  /// The number of times that presenters were told something.
  var lastNews = 0
  /// What is to be said to presenters, in order.
  var outbox: [Call] = []
  /// The news that a presenter is hearing; the next is sent when it has heard it.
  var unheard: Int?

  /// A call to a presenter.
  struct Call {
    var presenter: Key
    var call: PresenterCall
    /// A positive number for a question, a negative one for news.
    var number: Int
    /// The claim for which it is asked.
    var claim: Key?
  }

  /// The processes that wait until presenters have heard something.
  var hearings: [Hearing] = []

  /// A process that waits until presenters have heard something.
  final class Hearing {
    let process: ChildProcess
    /// The number of its request.
    let number: Int
    /// The news that hasn't been heard yet.
    var news: Set<Int>

    init(process: ChildProcess, number: Int, news: Set<Int>) {
      self.process = process
      self.number = number
      self.news = news
    }
  }

  /// What a presenter is to be told.
  struct News: Hashable {
    var presenter: Key
    var call: PresenterCall
  }
}
