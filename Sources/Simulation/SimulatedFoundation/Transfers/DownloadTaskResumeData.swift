public import Foundation

/// The key for the data needed to continue a download, in the `userInfo` of the error that ended
/// it.
///
/// Simulated: the name's value is observed. No known difference.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLError {
  /// The data needed to continue the download that the error ended; `nil` if that isn't possible.
  ///
  /// Simulated: as the value of ``NSURLSessionDownloadTaskResumeData``.
  public var downloadTaskResumeData: Data? {
    errorUserInfo[NSURLSessionDownloadTaskResumeData] as? Data
  }
}
