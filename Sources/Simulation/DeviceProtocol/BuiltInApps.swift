/// The device's own apps.
package enum BuiltInApps {
  package static let browser = "Browser"
  package static let photos = "Photos"
  package static let files = "Files"
  package static let messages = "Messages"
  package static let inOrder = [browser, "Notes", photos, "Mail", files, messages]
  package static let names = Set(inOrder)
}
