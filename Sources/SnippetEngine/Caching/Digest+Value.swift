import Digests
import Foundation

extension Digest {
  /// The digest of all that a value is made of, by which what was made of it is found again.
  ///
  /// - Throws: ``EngineFailure`` for a value that JSON can't hold: a number that is none.
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
