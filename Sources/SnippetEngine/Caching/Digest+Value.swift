import Digests
import Foundation

extension Digest {
  /// The digest of everything in a value: the key of whatever is made from it.
  ///
  /// - Throws: ``EngineFailure`` for a value that JSON can't hold, such as NaN.
  init(of value: some Encodable) throws(EngineFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      self.init(try encoder.encode(value))
    } catch {
      throw EngineFailure(KeepingWords.keyUnwritable(error))
    }
  }
}
