import RunSupport

/// An app with a photo editor, for tests that vary one part of it.
struct EditingLesson {
  /// The editor's answer when asked whether it can handle adjustment data.
  var canHandle = #"adjustmentData.formatIdentifier == "test""#
  /// What it does when it gets a picture.
  var start =
    #"print("given", input.adjustmentData.map { String(decoding: $0.data, as: UTF8.self) } ?? "none")"#
  /// What it does with `output`, which has adjustment data, before there is a rendered file.
  var finish = """
    try? tinted(input).write(to: output.renderedContentURL)
    completionHandler(output)
    """
  var asksBeforeCancelling = "true"
  var principalClass = "Editor"
  /// PHSupportedMediaTypes; `nil` leaves the key out.
  var mediaTypes: [String]?
  var scene: String

  var markdown: String {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      """
    lesson.extensionName = "Tint"
    lesson.extensionIdentifier = "com.example.Reader.Tint"
    lesson.extensionCode = """
      import Photos
      import PhotosUI
      import UIKit
      class Other: UIViewController {}
      class Editor: UIViewController, PHContentEditingController {
        var input: PHContentEditingInput?
        override func viewDidLoad() { super.viewDidLoad(); print("viewDidLoad") }
        func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool { \(canHandle) }
        func startContentEditing(with input: PHContentEditingInput, placeholderImage: UIImage) {
          self.input = input
          \(start)
        }
        func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void) {
          guard let input else { return completionHandler(nil) }
          let output = PHContentEditingOutput(contentEditingInput: input)
          output.adjustmentData = PHAdjustmentData(
            formatIdentifier: "test", formatVersion: "2", data: Data("tint".utf8))
          \(finish)
        }
        var shouldShowCancelConfirmation: Bool { \(asksBeforeCancelling) }
        func cancelContentEditing() { print("cancelContentEditing") }
        func tinted(_ input: PHContentEditingInput) -> Data {
          let format = UIGraphicsImageRendererFormat()
          format.scale = 1
          return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
            .jpegData(withCompressionQuality: 1) { context in
              input.displaySizeImage?.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
              UIColor.black.withAlphaComponent(0.5).setFill()
              context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
        }
      }
      """
    lesson.point = "com.apple.photo-editing"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
    if let mediaTypes {
      lesson.moreAttributes =
        "<key>PHSupportedMediaTypes</key><array>"
        + mediaTypes.map { "<string>\($0)</string>" }.joined() + "</array>"
    }
    lesson.isEntitled = false
    lesson.scene = "import ExtensionHost\nlet photos = device.open(.photos)\n" + scene
    return lesson.markdown
  }
}
