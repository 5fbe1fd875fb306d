import DeviceProtocol
import Foundation
import SimulatedFoundation

// The web server of a scene, in its own process: the device starts it, tells it over its connection
// what to answer, and asks it what it has received.
guard let connection = DeviceConnection.shared else {
  FileHandle.standardError.write(Data("tutor-server is started by tutor-device\n".utf8))
  exit(2)
}
let server = SceneServer()
connection.receive { message, connection in
  guard case .server(let command) = message.body else { return }
  Task {
    if let reply = await server.obey(command) {
      connection.send(.serverReply(reply), number: message.number)
    }
  }
}
MainLoop.run()
