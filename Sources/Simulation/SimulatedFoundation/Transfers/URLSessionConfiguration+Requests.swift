public import Foundation
public import FoundationNetworking

extension URLSessionConfiguration {
  /// The policy for the use of caches.
  ///
  /// Differs: there are no caches.
  public var requestCachePolicy: URLRequest.CachePolicy {
    get { inner.requestCachePolicy }
    set { inner.requestCachePolicy = newValue }
  }

  /// The number of seconds for which a task waits for more bytes: 60.
  ///
  /// Simulated: a foreground session's task then fails with `NSURLErrorTimedOut`; an upload or
  /// download of a background session is tried again (documented). Differs: a request's own
  /// `timeoutInterval` is ignored.
  public var timeoutIntervalForRequest: TimeInterval {
    get { inner.timeoutIntervalForRequest }
    set { inner.timeoutIntervalForRequest = newValue }
  }

  /// The number of seconds that a task may take.
  ///
  /// Simulated: in a background session, an upload or download that gets no answer, finds no
  /// server, or loses its connection is tried again until then, and a download continues where it
  /// was if it can. For timeouts that is documented, for the others observed. Then it fails with
  /// `NSURLErrorTimedOut`. Differs: the pauses in between are this simulation's: ten seconds, then
  /// twice as long each time, an hour at most.
  public var timeoutIntervalForResource: TimeInterval {
    get { inner.timeoutIntervalForResource }
    set { inner.timeoutIntervalForResource = newValue }
  }

  /// The purpose of the traffic.
  ///
  /// Type-checks only: all traffic is treated alike.
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

  /// Headers that are added to all requests.
  public var httpAdditionalHeaders: [AnyHashable: Any]? {
    get { inner.httpAdditionalHeaders }
    set { inner.httpAdditionalHeaders = newValue }
  }

  /// The maximum number of connections to a server.
  public var httpMaximumConnectionsPerHost: Int {
    get { inner.httpMaximumConnectionsPerHost }
    set { inner.httpMaximumConnectionsPerHost = newValue }
  }

  /// The store of cookies.
  public var httpCookieStorage: HTTPCookieStorage? {
    get { inner.httpCookieStorage }
    set { inner.httpCookieStorage = newValue }
  }

  /// The store of passwords.
  public var urlCredentialStorage: URLCredentialStorage? {
    get { inner.urlCredentialStorage }
    set { inner.urlCredentialStorage = newValue }
  }

  /// The store of answers.
  ///
  /// Type-checks only: nothing is kept; every task asks its server.
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
