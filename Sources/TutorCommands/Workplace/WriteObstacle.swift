import Glibc

/// Why a file couldn't be written, as far as it matters for the advice.
enum WriteObstacle {
  case noRoom, notAllowed
  /// There is a folder in the file's place.
  case folder
  /// The name was taken meanwhile.
  case nameTaken
  /// There is a symbolic link in the file's place.
  case link
  case other

  /// The obstacle for a system error code.
  init(_ code: Int32) {
    self =
      switch code {
      case ENOSPC, EDQUOT, EFBIG: .noRoom
      case EACCES, EPERM, EROFS: .notAllowed
      case EISDIR: .folder
      case EEXIST, ENOTEMPTY: .nameTaken
      case ELOOP: .link
      default: .other
      }
  }
}
