/// The names of Linux's Foundation that would shadow the simulation's, redeclared in a program's
/// own module, where they take precedence over both.
enum ShadowedNames {
  /// The file that is compiled with each program.
  static let file = """
    import Foundation
    import SimulatedFoundation

    typealias UserDefaults = SimulatedFoundation.UserDefaults
    typealias NSPredicate = SimulatedFoundation.NSPredicate
    typealias NSComparisonPredicate = SimulatedFoundation.NSComparisonPredicate
    typealias NSCompoundPredicate = SimulatedFoundation.NSCompoundPredicate
    typealias NSExpression = SimulatedFoundation.NSExpression
    typealias NSSortDescriptor = SimulatedFoundation.NSSortDescriptor
    typealias DateComponentsFormatter = SimulatedFoundation.DateComponentsFormatter
    typealias URLSession = SimulatedFoundation.URLSession
    typealias URLSessionConfiguration = SimulatedFoundation.URLSessionConfiguration
    typealias URLSessionTask = SimulatedFoundation.URLSessionTask
    typealias URLSessionDataTask = SimulatedFoundation.URLSessionDataTask
    typealias URLSessionUploadTask = SimulatedFoundation.URLSessionUploadTask
    typealias URLSessionDownloadTask = SimulatedFoundation.URLSessionDownloadTask
    typealias URLSessionDelegate = SimulatedFoundation.URLSessionDelegate
    typealias URLSessionTaskDelegate = SimulatedFoundation.URLSessionTaskDelegate
    typealias URLSessionDataDelegate = SimulatedFoundation.URLSessionDataDelegate
    typealias URLSessionDownloadDelegate = SimulatedFoundation.URLSessionDownloadDelegate

    // Linux's function knows no names of Objective-C.
    func NSClassFromString(_ aClassName: String) -> AnyClass? {
      ObjectiveCRegistry.classNamed(aClassName)
    }

    // On iOS it is optional (documented).
    extension NSURL { var absoluteString: String? { (self as URL).absoluteString } }

    // Linux has the numbers, and says that they are deprecated. Written out: each shift of a generic
    // number would bring a few hundred functions of the standard library into every module.
    extension NSTextCheckingResult.CheckingType {
      static var date: NSTextCheckingResult.CheckingType { .init(rawValue: 0x10) }
      static var address: NSTextCheckingResult.CheckingType { .init(rawValue: 0x20) }
      static var link: NSTextCheckingResult.CheckingType { .init(rawValue: 0x40) }
      static var phoneNumber: NSTextCheckingResult.CheckingType { .init(rawValue: 0x800) }
      static var transitInformation: NSTextCheckingResult.CheckingType { .init(rawValue: 0x1000) }
    }

    """
}
