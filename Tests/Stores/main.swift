import Foundation
import UIKit

// One program for all roles: with arguments the one that is killed, else one that the device
// starts. See Tests/Kills/run and Tests/Hammer/run.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 3 {
  let folder = URL(fileURLWithPath: arguments[2])
  do {
    let store = try Stores.open(arguments[1], in: folder)
    switch arguments[0] {
    case "write": try Kills.write(store, in: folder)
    case "check": try Kills.check(store, in: folder)
    default: exit(2)
    }
  } catch {
    print(error)
    exit(1)
  }
} else {
  switch Bundle.main.bundleURL.pathExtension {
  case "appex": tutorRunExtension()
  case "app": AppDelegate.main()
  default: Hammer.scene()
  }
}
