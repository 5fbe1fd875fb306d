/// The encoding that octal escapes of the old text format use.
enum NextStepEncoding {
  /// The characters from 128 on; the last two codes have none.
  private static let upperHalf: [Unicode.Scalar] = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}")
      .unicodeScalars)

  /// Returns the character of a code.
  static func scalar(_ code: UInt8) -> Unicode.Scalar {
    code < 0x80 ? Unicode.Scalar(code) : upperHalf[Int(code) - 0x80]
  }
}
