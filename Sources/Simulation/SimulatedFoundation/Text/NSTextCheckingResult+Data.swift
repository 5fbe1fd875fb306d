public import Foundation

extension NSTextCheckingResult {
  /// The URL of a link.
  ///
  /// Simulated: for results of NSDataDetector and of ``linkCheckingResult(range:url:)``. No known
  /// difference.
  public var url: URL? { detected?.link }

  /// A telephone number, as it is written in the text.
  ///
  /// Simulated: for results of NSDataDetector. No known difference.
  public var phoneNumber: String? { detected?.number }

  /// The moment that a date denotes.
  ///
  /// Simulated: for results of NSDataDetector, in the device's time zone. No known difference.
  public var date: Date? { detected?.moment }

  /// The components of an address.
  ///
  /// Type-checks only: addresses aren't found, so it is `nil`.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }

  /// Makes a result that is a link.
  ///
  /// Simulated: it keeps what it is given. No known difference.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(.aLink, range, link: url)
  }

  /// Makes a result that is a telephone number.
  ///
  /// Simulated: it keeps what it is given. No known difference.
  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    DetectedData(.aNumber, range, number: phoneNumber)
  }

  /// Makes a result that is a date.
  ///
  /// Simulated: it keeps what it is given. No known difference.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(.aDate, range, moment: date)
  }

  private var detected: DetectedData? { self as? DetectedData }
}

/// The name of a component of an address.
///
/// Type-checks only: addresses aren't found.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key with that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of the street.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The name of the city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The name of the state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The name of the country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
}

/// A result that carries data; Linux's Foundation has only those of regular expressions.
final class DetectedData: NSTextCheckingResult {
  let link: URL?
  let number: String?
  let moment: Date?
  private let type: CheckingType
  private let place: NSRange

  init(
    _ type: CheckingType, _ place: NSRange, link: URL? = nil, number: String? = nil,
    moment: Date? = nil
  ) {
    self.type = type
    self.place = place
    self.link = link
    self.number = number
    self.moment = moment
    super.init()
  }

  /// Results of detectors aren't archived.
  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override func range(at idx: Int) -> NSRange { place }
  override var numberOfRanges: Int { 1 }
}

extension NSTextCheckingResult.CheckingType {
  // Linux's Foundation has these under their own names, but deprecated, because it finds none of
  // them. Its numbers for dates, addresses and links aren't those of iOS.

  static let aDate = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
  static let aLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  static let aNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
  /// The types that iOS detects; addresses and flights are among them.
  static let detected: NSTextCheckingResult.CheckingType = [
    .aDate, .aLink, .aNumber, NSTextCheckingResult.CheckingType(rawValue: 1 << 5),
    NSTextCheckingResult.CheckingType(rawValue: 1 << 12),
  ]
}
