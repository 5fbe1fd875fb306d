import Foundation
import SimulatedCoreMedia

/// The information in the boxes of an MPEG-4 or QuickTime file.
struct MovieFile {
  /// The duration.
  var duration = CMTime.invalid
  /// Its tracks, in the file's order.
  var tracks: [Track] = []

  /// A track: pictures or sound, for example.
  struct Track {
    var identifier: Int32 = 0
    /// The kind of media, as four letters.
    var kind = ""
    var size = CGSize.zero
    /// The numbers a, b, c, d, tx and ty of its matrix.
    var matrix: [CGFloat] = [1, 0, 0, 1, 0, 0]
    var duration = CMTime.invalid
  }

  /// Reads a file; `nil` if it isn't such a film.
  init?(_ url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      return nil
    }
    self.init(data)
  }

  init?(_ data: Data) {
    guard let movie = Boxes(data[...]).first("moov") else { return nil }
    let boxes = Boxes(movie)
    if let header = boxes.first("mvhd") { duration = Self.duration(header) }
    tracks = boxes.all("trak").prefix(64).compactMap(Self.track)
  }

  private static func duration(_ header: Data) -> CMTime {
    let bytes = BoxBytes(header)
    let isLong = bytes.number(at: 0, size: 1) == 1
    guard let scale = bytes.number(at: isLong ? 20 : 12, size: 4),
      let value = bytes.number(at: isLong ? 24 : 16, size: isLong ? 8 : 4),
      let timescale = Int32(exactly: scale), let units = Int64(exactly: value)
    else { return .invalid }
    return CMTime(value: units, timescale: timescale)
  }

  private static func track(_ data: Data) -> Track? {
    let boxes = Boxes(data)
    guard let header = boxes.first("tkhd"), let media = boxes.first("mdia") else { return nil }
    let bytes = BoxBytes(header)
    let isLong = bytes.number(at: 0, size: 1) == 1
    var track = Track()
    track.identifier = Int32(truncatingIfNeeded: bytes.number(at: isLong ? 20 : 12, size: 4) ?? 0)
    let matrix = isLong ? 52 : 40
    let places = [0, 4, 12, 16, 24, 28]
    let numbers = places.compactMap { bytes.fixed(at: matrix + $0) }
    if numbers.count == 6 { track.matrix = numbers }
    if let width = bytes.fixed(at: matrix + 36), let height = bytes.fixed(at: matrix + 40) {
      track.size = CGSize(width: width, height: height)
    }
    let parts = Boxes(media)
    if let header = parts.first("mdhd") { track.duration = duration(header) }
    track.kind = parts.first("hdlr").flatMap { BoxBytes($0).letters(at: 8) } ?? ""
    return track
  }
}
