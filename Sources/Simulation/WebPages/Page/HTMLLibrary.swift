import Glibc

/// The part of libxml2 that reads HTML, looked up at run time, so that building doesn't need it.
///
/// Only opaque pointers cross, so the library's own structures may change.
struct HTMLLibrary {
  typealias ReadMemory =
    @convention(c) (
      UnsafePointer<CChar>?, CInt, UnsafePointer<CChar>?, UnsafePointer<CChar>?, CInt
    ) -> OpaquePointer?
  typealias Walk = @convention(c) (OpaquePointer?) -> OpaquePointer?
  typealias Free = @convention(c) (OpaquePointer?) -> Void
  typealias Number = @convention(c) (OpaquePointer?) -> CInt
  typealias Text = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?

  let readMemory: ReadMemory
  let freeDocument: Free
  let walk: Walk
  let freeWalker: Free
  let next: Number
  let kind: Number
  let depth: Number
  let nextAttribute: Number
  let name: Text
  let value: Text

  /// The package with the library, by the name of this machine's distribution.
  static var package: String { PagePackages.onThisMachine.parser }

  /// The library, or `nil` if it is missing.
  static let shared = HTMLLibrary(names: ["libxml2.so.2", "libxml2.so.16"])

  /// Opens the first library with one of these names that has all of the functions.
  init?(names: [String]) {
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
      return nil
    }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
    guard let readMemory = function("htmlReadMemory", ReadMemory.self),
      let freeDocument = function("xmlFreeDoc", Free.self),
      let walk = function("xmlReaderWalker", Walk.self),
      let freeWalker = function("xmlFreeTextReader", Free.self),
      let next = function("xmlTextReaderRead", Number.self),
      let kind = function("xmlTextReaderNodeType", Number.self),
      let depth = function("xmlTextReaderDepth", Number.self),
      let nextAttribute = function("xmlTextReaderMoveToNextAttribute", Number.self),
      let name = function("xmlTextReaderConstName", Text.self),
      let value = function("xmlTextReaderConstValue", Text.self)
    else {
      dlclose(handle)
      return nil
    }
    self.readMemory = readMemory
    self.freeDocument = freeDocument
    self.walk = walk
    self.freeWalker = freeWalker
    self.next = next
    self.kind = kind
    self.depth = depth
    self.nextAttribute = nextAttribute
    self.name = name
    self.value = value
  }
}
