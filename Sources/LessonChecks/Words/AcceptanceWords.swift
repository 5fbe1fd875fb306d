/// Why what a program really did can't be written into a block.
enum AcceptanceWords {
  static let blockVaries = "The block contains '…', and only its author knows what may vary"
  static let outputHasFence = "The output contains a fence, which would close the block"
  static let byHandRemedy = "edit the block by hand"
}
