import Glibc

/// What kept a file from being written, as far as it decides what to do about it.
enum WriteObstacle {
  case noRoom, notAllowed
  /// A folder is in the file's place.
  case folder
  /// Something else got the name first.
  case nameTaken
  /// A symbolic link is in the file's place.
  case link
  case other

  /// What the system calls by a number.
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
