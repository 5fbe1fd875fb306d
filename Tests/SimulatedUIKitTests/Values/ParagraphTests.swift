import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Paragraph styles, shadows and attachments: their initial values, and what they keep.
@MainActor @Suite struct ParagraphTests {
  @Test(
    .shows(
      "NSMutableParagraphStyle.paragraphSpacing",
      "NSMutableParagraphStyle.paragraphSpacingBefore",
      "NSMutableParagraphStyle.firstLineHeadIndent", "NSMutableParagraphStyle.headIndent",
      "NSMutableParagraphStyle.tailIndent", "NSMutableParagraphStyle.lineBreakMode",
      "NSMutableParagraphStyle.minimumLineHeight", "NSMutableParagraphStyle.maximumLineHeight",
      "NSMutableParagraphStyle.lineHeightMultiple", "NSMutableParagraphStyle.hyphenationFactor",
      "NSMutableParagraphStyle.lineBreakStrategy"))
  func aStyleKeepsItsValues() {
    func keepsNumber(_ property: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
      keeps(NSMutableParagraphStyle(), property, first: 0, then: 3)
    }
    keepsNumber(\.lineSpacing)
    keepsNumber(\.paragraphSpacing)
    keepsNumber(\.paragraphSpacingBefore)
    keepsNumber(\.firstLineHeadIndent)
    keepsNumber(\.headIndent)
    keepsNumber(\.tailIndent)
    keepsNumber(\.minimumLineHeight)
    keepsNumber(\.maximumLineHeight)
    keepsNumber(\.lineHeightMultiple)
    keeps(NSMutableParagraphStyle(), \.hyphenationFactor, first: 0, then: 0.5)
    keeps(
      NSMutableParagraphStyle(), \.lineBreakMode, first: .byWordWrapping, then: .byTruncatingTail)
    keeps(NSMutableParagraphStyle(), \.alignment, first: .natural, then: .center)
    keeps(NSMutableParagraphStyle(), \.lineBreakStrategy, first: [], then: .pushOut)
  }

  @Test(
    .shows(
      "NSParagraphStyle.init()", "NSParagraphStyle.default", "NSParagraphStyle.lineSpacing",
      "NSParagraphStyle.paragraphSpacing", "NSParagraphStyle.paragraphSpacingBefore",
      "NSParagraphStyle.alignment", "NSParagraphStyle.firstLineHeadIndent",
      "NSParagraphStyle.headIndent", "NSParagraphStyle.tailIndent",
      "NSParagraphStyle.lineBreakMode", "NSParagraphStyle.minimumLineHeight",
      "NSParagraphStyle.maximumLineHeight", "NSParagraphStyle.lineHeightMultiple",
      "NSParagraphStyle.hyphenationFactor", "NSParagraphStyle.lineBreakStrategy",
      "NSParagraphStyle.hash"))
  func aCopyHasAllValues() throws {
    let style = NSMutableParagraphStyle()
    let numbers: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent,
      \.headIndent, \.tailIndent, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple,
    ]
    for (index, number) in numbers.enumerated() { style[keyPath: number] = CGFloat(index + 1) }
    style.alignment = .right
    style.lineBreakMode = .byClipping
    style.hyphenationFactor = 0.5
    style.lineBreakStrategy = .pushOut
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle))
    let read: [KeyPath<NSParagraphStyle, CGFloat>] = [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent,
      \.headIndent, \.tailIndent, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple,
    ]
    #expect(read.map { copy[keyPath: $0] } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(copy.alignment == .right && copy.lineBreakMode == .byClipping)
    #expect(copy.hyphenationFactor == 0.5 && copy.lineBreakStrategy == .pushOut)
    #expect(copy.isEqual(style) && copy.hash == style.hash)
    let plain = NSParagraphStyle.default
    #expect(plain.isEqual(NSParagraphStyle()) && plain.hash != copy.hash)
    #expect(plain.alignment == .natural && plain.lineBreakMode == .byWordWrapping)
    #expect(read.allSatisfy { plain[keyPath: $0] == 0 } && plain.lineBreakStrategy == [])
  }

  @Test(
    .shows(
      "NSShadow", "NSShadow.init()", "NSShadow.shadowOffset", "NSShadow.shadowBlurRadius",
      "NSShadow.shadowColor"))
  func aShadowIsAThirdOfBlackAtFirst() {
    let shadow = NSShadow()
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3))
    shadow.shadowColor = UIColor.red
    #expect(shadow.shadowColor as? UIColor == .red)
    shadow.shadowColor = nil
    #expect(shadow.shadowColor == nil)
    keeps(NSShadow(), \.shadowOffset, first: .zero, then: CGSize(width: 1, height: 2))
    keeps(NSShadow(), \.shadowBlurRadius, first: 0, then: 4)
  }

  @Test(
    .shows(
      "NSTextAttachment", "NSTextAttachment.init()", "NSTextAttachment.init(data:ofType:)",
      "NSTextAttachment.init(image:)", "NSTextAttachment.contents", "NSTextAttachment.fileType",
      "NSTextAttachment.image", "NSTextAttachment.bounds",
      "NSAttributedString.init(attachment:)"))
  func aPictureIsACharacterOfItsText() {
    keeps(NSTextAttachment(), \.contents, first: nil, then: Data([1]))
    keeps(NSTextAttachment(), \.fileType, first: nil, then: "public.png")
    keeps(NSTextAttachment(), \.image, first: nil, then: UIImage())
    keeps(
      NSTextAttachment(), \.bounds, first: .zero, then: CGRect(x: 0, y: -2, width: 9, height: 9))
    let file = NSTextAttachment(data: Data([2]), ofType: "public.data")
    #expect(file.contents == Data([2]) && file.fileType == "public.data" && file.image == nil)
    let image = UIImage()
    let picture = NSTextAttachment(image: image)
    #expect(picture.image === image && picture.contents == nil)
    let text = NSAttributedString(attachment: picture)
    #expect(text.string == "\u{FFFC}")
    let found = text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
    #expect(found === picture)
  }

  @Test(
    .shows(
      "NSTextContainer", "NSTextContainer.init()", "NSTextContainer.init(size:)",
      "NSTextContainer.size", "NSTextContainer.lineFragmentPadding",
      "NSTextContainer.maximumNumberOfLines", "NSTextContainer.lineBreakMode",
      "NSTextContainer.widthTracksTextView", "NSTextContainer.heightTracksTextView"))
  func aPlaceForLinesKeepsItsValues() {
    let size = CGSize(width: 3, height: 4)
    #expect(NSTextContainer(size: size).size == size)
    keeps(NSTextContainer(), \.size, first: .zero, then: size)
    keeps(NSTextContainer(), \.lineFragmentPadding, first: 5, then: 0)
    keeps(NSTextContainer(), \.maximumNumberOfLines, first: 0, then: 2)
    keeps(NSTextContainer(), \.lineBreakMode, first: .byWordWrapping, then: .byTruncatingTail)
    keeps(NSTextContainer(), \.widthTracksTextView, first: false, then: true)
    keeps(NSTextContainer(), \.heightTracksTextView, first: false, then: true)
  }

  @Test(
    .shows(
      "NSStringDrawingContext", "NSStringDrawingContext.minimumScaleFactor",
      "NSStringDrawingContext.actualScaleFactor", "NSStringDrawingContext.totalBounds",
      "String.boundingRect(with:options:attributes:context:)"))
  func aContextIsToldWhatATextTakes() {
    keeps(NSStringDrawingContext(), \.minimumScaleFactor, first: 0, then: 0.5)
    let (text, box) = ("Some words that need several lines", CGSize(width: 80, height: 900))
    let context = NSStringDrawingContext()
    #expect(context.totalBounds == .zero)
    let bounds = text.boundingRect(
      with: box, options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 20)], context: context)
    #expect(bounds.height > 60 && bounds.width <= 80)
    #expect(context.totalBounds == bounds && context.actualScaleFactor == 1)
    let line = NSAttributedString(string: text)
      .boundingRect(with: box, context: context)
    #expect(context.totalBounds == line && line.height < 20)
  }
}
