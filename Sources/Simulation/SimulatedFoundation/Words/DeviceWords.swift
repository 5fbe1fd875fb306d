/// What is said when a program has no device to ask.
package enum DeviceWords {
  package static let noDevice = "the program isn't running on a device"
}
