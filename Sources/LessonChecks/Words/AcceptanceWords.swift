/// Why a block can't be written with what a program really did.
enum AcceptanceWords {
  static let blockVaries = "The block holds '…', and what varies is for its author to say"
  static let outputHasFence = "The output holds a fence, which would end the block"
  static let byHandRemedy = "change the block by hand"
}
