public import Foundation

/// The key for what it takes to go on with a download, in the information of the error that ended it.
///
/// Simulated: the name's value is observed. No known difference.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLError {
  /// What it takes to go on with the download that the error ended; `nil` where that isn't possible.
  ///
  /// Simulated: as the value of ``NSURLSessionDownloadTaskResumeData``.
  public var downloadTaskResumeData: Data? {
    errorUserInfo[NSURLSessionDownloadTaskResumeData] as? Data
  }
}
