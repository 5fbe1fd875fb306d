import DeviceEvents
import LessonModel
import Testing

/// A scene, and a program on its own, have no target that names them.
struct MainProcessTests {
  @Test func theDeviceNamesProcessesAsTheirModulesAreNamed() {
    #expect(Role.scene.mainName == MainProcess.scene)
    #expect(Role.program.mainName == MainProcess.program)
  }
}
