import Foundation
import SimulatedCoreGraphics
import SimulatedUIKit

/// What was drawn, a letter for each pixel: the first of a colour's name, `.` for nothing.
func drawn(_ width: Int, _ height: Int, _ actions: () -> Void) -> [String] {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: width, height: height)
  return letters(
    UIGraphicsImageRenderer(size: size, format: format).image { _ in actions() })
}

/// The pixels of an image in letters.
func letters(_ image: UIImage?) -> [String] {
  guard let pixels = image?.cgImage?.pixels else { return [] }
  return (0..<pixels.height).map { y in
    String(
      (0..<pixels.width).map { x in
        let start = (y * pixels.width + x) * 4
        return letter(Array(pixels.bytes[start..<start + 4]))
      })
  }
}

private func letter(_ bytes: [UInt8]) -> Character {
  switch bytes {
  case [0, 0, 0, 255]: "k"
  case [255, 0, 0, 255]: "r"
  case [0, 255, 0, 255]: "g"
  case [0, 0, 255, 255]: "b"
  case [255, 255, 255, 255]: "w"
  case _ where bytes[3] == 0: "."
  default: "?"
  }
}
