import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Values that are kept with an object, under the address of a variable.
struct AssociatedObjectTests {
  private final class Owner {}
  private final class Kept {
    let ended: () -> Void
    init(ended: @escaping () -> Void) { self.ended = ended }
    deinit { ended() }
  }

  private func withKeys(_ body: (UnsafeRawPointer, UnsafeRawPointer) throws -> Void) rethrows {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
    defer { memory.deallocate() }
    try body(UnsafeRawPointer(memory), UnsafeRawPointer(memory + 1))
  }

  @Test(
    .shows("objc_setAssociatedObject(_:_:_:_:)", "objc_getAssociatedObject(_:_:)"),
    .shows("objc_removeAssociatedObjects(_:)", "objc_AssociationPolicy"),
    .shows(
      "objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC",
      "objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC",
      "objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN",
      "objc_AssociationPolicy.OBJC_ASSOCIATION_COPY"))
  func aValueStaysWithItsObjectAndItsKey() {
    withKeys { name, other in
      let (one, two) = (Owner(), Owner())
      objc_setAssociatedObject(one, name, "Ada", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(one, name) as? String == "Ada")
      #expect(objc_getAssociatedObject(one, other) == nil)
      #expect(objc_getAssociatedObject(two, name) == nil)
      objc_setAssociatedObject(one, name, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(one, name) == nil)
      objc_setAssociatedObject(one, name, 1, .OBJC_ASSOCIATION_COPY)
      objc_setAssociatedObject(one, other, 2, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(objc_getAssociatedObject(one, name) as? Int == 1)
      #expect(objc_getAssociatedObject(one, other) as? Int == 2)
      objc_removeAssociatedObjects(one)
      #expect(objc_getAssociatedObject(one, name) == nil)
      #expect(objc_getAssociatedObject(one, other) == nil)
      let policies: [objc_AssociationPolicy] = [
        .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
        .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
      ]
      #expect(policies.map(\.rawValue) == [0, 1, 3, 0o1401, 0o1403])
    }
  }

  @Test(.shows("objc_setAssociatedObject(_:_:_:_:)"))
  func whatAnObjectLeavesBehindEndsWithTheNextAssociation() {
    withKeys { name, _ in
      var ends = 0
      var owner: Owner? = Owner()
      if let owner {
        objc_setAssociatedObject(owner, name, Kept { ends += 1 }, .OBJC_ASSOCIATION_RETAIN)
      }
      owner = nil
      let next = Owner()
      #expect(objc_getAssociatedObject(next, name) == nil)
      objc_setAssociatedObject(next, name, 1, .OBJC_ASSOCIATION_RETAIN)
      #expect(ends == 1)
      objc_removeAssociatedObjects(next)
    }
  }

  @Test(.shows("objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN"))
  func anAssignedObjectIsNotKept() {
    withKeys { name, _ in
      let owner = Owner()
      var kept: Owner? = Owner()
      objc_setAssociatedObject(owner, name, kept, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, name) as? Owner === kept)
      kept = nil
      #expect(objc_getAssociatedObject(owner, name) == nil)
    }
  }
}
