public import Foundation
public import FoundationNetworking

extension URLSessionConfiguration {
  /// How caches are used.
  ///
  /// Differs: there are none.
  public var requestCachePolicy: URLRequest.CachePolicy {
    get { inner.requestCachePolicy }
    set { inner.requestCachePolicy = newValue }
  }

  /// How many seconds a task waits for more bytes: 60.
  ///
  /// Simulated: a foreground session's task fails then with `NSURLErrorTimedOut`; an upload or download of a
  /// background session is tried again (documented). Differs: a request's own `timeoutInterval` isn't looked at.
  public var timeoutIntervalForRequest: TimeInterval {
    get { inner.timeoutIntervalForRequest }
    set { inner.timeoutIntervalForRequest = newValue }
  }

  /// How many seconds a task may take.
  ///
  /// Simulated: in a background session an upload or download that gets no answer, no server, or loses its
  /// connection is tried again until then, and a download goes on where it was if it can. Of timeouts that
  /// is documented, of the others observed. Then it fails with `NSURLErrorTimedOut`. Differs: the pauses
  /// between are this simulation's: ten seconds, then twice as long each time, an hour at most.
  public var timeoutIntervalForResource: TimeInterval {
    get { inner.timeoutIntervalForResource }
    set { inner.timeoutIntervalForResource = newValue }
  }

  /// What the traffic is for.
  ///
  /// Type-checks only: all traffic is alike.
  public var networkServiceType: URLRequest.NetworkServiceType {
    get { inner.networkServiceType }
    set { inner.networkServiceType = newValue }
  }

  /// The proxies.
  public var connectionProxyDictionary: [AnyHashable: Any]? {
    get { inner.connectionProxyDictionary }
    set { inner.connectionProxyDictionary = newValue }
  }

  /// Whether cookies are sent.
  public var httpShouldSetCookies: Bool {
    get { inner.httpShouldSetCookies }
    set { inner.httpShouldSetCookies = newValue }
  }

  /// Which cookies are kept.
  public var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy {
    get { inner.httpCookieAcceptPolicy }
    set { inner.httpCookieAcceptPolicy = newValue }
  }

  /// Headers that all requests have.
  public var httpAdditionalHeaders: [AnyHashable: Any]? {
    get { inner.httpAdditionalHeaders }
    set { inner.httpAdditionalHeaders = newValue }
  }

  /// How many connections there may be to a server.
  public var httpMaximumConnectionsPerHost: Int {
    get { inner.httpMaximumConnectionsPerHost }
    set { inner.httpMaximumConnectionsPerHost = newValue }
  }

  /// Where cookies are kept.
  public var httpCookieStorage: HTTPCookieStorage? {
    get { inner.httpCookieStorage }
    set { inner.httpCookieStorage = newValue }
  }

  /// Where passwords are kept.
  public var urlCredentialStorage: URLCredentialStorage? {
    get { inner.urlCredentialStorage }
    set { inner.urlCredentialStorage = newValue }
  }

  /// Where answers are kept.
  ///
  /// Type-checks only: nothing is kept, every task asks its server.
  public var urlCache: URLCache? {
    get { inner.urlCache }
    set { inner.urlCache = newValue }
  }

  /// Classes that handle requests of their own kinds.
  public var protocolClasses: [AnyClass]? {
    get { inner.protocolClasses }
    set { inner.protocolClasses = newValue }
  }
}
