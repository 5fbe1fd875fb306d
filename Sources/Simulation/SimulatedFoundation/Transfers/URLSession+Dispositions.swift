import FoundationNetworking

extension URLSession {
  /// What is to become of a task whose server has begun to answer.
  ///
  /// Simulated: the documented values. Differs: it can't become a download, since Linux's Foundation
  /// doesn't know how to.
  public enum ResponseDisposition: Int, Sendable {
    /// It is cancelled.
    case cancel = 0
    /// It goes on.
    case allow = 1
  }

  /// How a server that wants proof of who asks is answered.
  ///
  /// Simulated: the documented values.
  public enum AuthChallengeDisposition: Int, Sendable {
    /// With what the handler is given.
    case useCredential = 0
    /// As without a delegate.
    case performDefaultHandling = 1
    /// The task is cancelled.
    case cancelAuthenticationChallenge = 2
    /// Not in this way; the next one is tried.
    case rejectProtectionSpace = 3
  }

  /// What is to become of a task whose time to begin has come.
  ///
  /// Simulated: the documented values. Differs: nobody asks for it.
  public enum DelayedRequestDisposition: Int, Sendable {
    /// It begins.
    case continueLoading = 0
    /// It begins with another request.
    case useNewRequest = 1
    /// It is cancelled.
    case cancel = 2
  }
}

extension URLSession.ResponseDisposition {
  var inner: FoundationNetworking.URLSession.ResponseDisposition {
    switch self {
    case .cancel: .cancel
    case .allow: .allow
    }
  }
}

extension URLSession.AuthChallengeDisposition {
  var inner: FoundationNetworking.URLSession.AuthChallengeDisposition {
    switch self {
    case .useCredential: .useCredential
    case .performDefaultHandling: .performDefaultHandling
    case .cancelAuthenticationChallenge: .cancelAuthenticationChallenge
    case .rejectProtectionSpace: .rejectProtectionSpace
    }
  }
}
