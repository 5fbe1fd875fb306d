import FoundationNetworking

extension URLSession {
  /// The decision about a task whose server has begun to answer.
  ///
  /// Simulated: the documented values. Differs: it can't become a download, because Linux's
  /// Foundation can't do that.
  public enum ResponseDisposition: Int, Sendable {
    /// It is cancelled.
    case cancel = 0
    /// It continues.
    case allow = 1
  }

  /// The response to a server that asks for authentication.
  ///
  /// Simulated: the documented values.
  public enum AuthChallengeDisposition: Int, Sendable {
    /// With the credential that the handler is given.
    case useCredential = 0
    /// As without a delegate.
    case performDefaultHandling = 1
    /// The task is cancelled.
    case cancelAuthenticationChallenge = 2
    /// Not in this way; the next way is tried.
    case rejectProtectionSpace = 3
  }

  /// The decision about a task whose time to begin has come.
  ///
  /// Simulated: the documented values. Differs: it is never asked for.
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
