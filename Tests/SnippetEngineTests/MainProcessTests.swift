import DeviceEvents
import LessonModel
import Testing

/// Scenes, and programs on their own, don't have a target that names them.
struct MainProcessTests {
  @Test func theDeviceNamesProcessesAsTheirModulesAreNamed() {
    #expect(Role.scene.mainName == MainProcess.scene)
    #expect(Role.program.mainName == MainProcess.program)
  }
}
