import Testing

@testable import SimulatedUIKit

/// The solver behind Auto Layout.
@Suite struct LayoutSolverTests {
  @Test func aChainOfEqualitiesIsFollowed() {
    var solver = LayoutSolver()
    let all = (0..<50).map { _ in solver.makeVariable() }
    solver.add([(all[0], 1)], .equal, -10, priority: 1000)
    for (one, next) in zip(all, all.dropFirst()) {
      solver.add([(next, 1), (one, -1)], .equal, -2, priority: 1000)
    }
    solver.solve()
    // As a single expression, this would take the compiler twelve seconds to type-check.
    let expected: [Double] = (0..<50).map { number in Double(10 + 2 * number) }
    #expect(all.map { solver.value(of: $0) } == expected)
  }

  @Test func aHigherPriorityIsMetBeforeALowerOne() {
    for priorities: [(Float, Float, Double)] in [
      [(750, 250, 30)], [(250, 750, 80)], [(999, 1, 30)],
    ] {
      for (first, second, expected) in priorities {
        var solver = LayoutSolver()
        let width = solver.makeVariable()
        solver.add([(width, 1)], .equal, -30, priority: first)
        solver.add([(width, 1)], .equal, -80, priority: second)
        solver.solve()
        #expect(solver.value(of: width) == expected)
      }
    }
  }

  @Test func manyLowOnesDoNotOutweighAHighOne() {
    var solver = LayoutSolver()
    let width = solver.makeVariable()
    for _ in 0..<100 { solver.add([(width, 1)], .equal, -80, priority: 250) }
    solver.add([(width, 1)], .equal, -30, priority: 251)
    solver.solve()
    #expect(solver.value(of: width) == 30)
  }

  @Test func inequalitiesBoundWhatIsWished() {
    var solver = LayoutSolver()
    let width = solver.makeVariable()
    solver.add([(width, 1)], .lessOrEqual, -100, priority: 1000)
    solver.add([(width, 1)], .greaterOrEqual, -44, priority: 1000)
    solver.add([(width, 1)], .equal, -300, priority: 750)
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test func aContradictionIsLeftOut() {
    var solver = LayoutSolver()
    let width = solver.makeVariable()
    let isTaken = [
      solver.add([(width, 1)], .equal, -100, priority: 1000),
      solver.add([(width, 1)], .equal, -200, priority: 1000),
      solver.add([(width, 1)], .greaterOrEqual, -200, priority: 1000),
      solver.add([(width, 1)], .lessOrEqual, -200, priority: 1000),
    ]
    #expect(isTaken == [true, false, false, true])
    solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test func twoViewsShareTheRoomEqually() {
    var solver = LayoutSolver()
    let left = (solver.makeVariable(), solver.makeVariable())
    let right = (solver.makeVariable(), solver.makeVariable())
    solver.add([(left.0, 1)], .equal, -16, priority: 1000)
    solver.add([(right.0, 1), (left.0, -1), (left.1, -1)], .equal, -8, priority: 1000)
    solver.add([(right.0, 1), (right.1, 1)], .equal, -374, priority: 1000)
    solver.add([(left.1, 1), (right.1, -1)], .equal, 0, priority: 1000)
    solver.solve()
    #expect(solver.value(of: left.1) == 175)
    #expect(solver.value(of: right.0) == 199)
    #expect(solver.value(of: right.1) == 175)
  }

  @Test func compressionResistanceDecidesWhoGivesWay() {
    var solver = LayoutSolver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    solver.add([(first, 1), (second, 1)], .equal, -100, priority: 1000)
    solver.add([(first, 1)], .greaterOrEqual, -80, priority: 751)
    solver.add([(second, 1)], .greaterOrEqual, -80, priority: 750)
    solver.add([(first, 1)], .lessOrEqual, -80, priority: 250)
    solver.add([(second, 1)], .lessOrEqual, -80, priority: 250)
    solver.solve()
    #expect(solver.value(of: first) == 80)
    #expect(solver.value(of: second) == 20)
  }

  @Test(.timeLimit(.minutes(40))) func manyConstraintsComeToAnEnd() {
    var solver = LayoutSolver()
    let all = (0..<200).map { _ in solver.makeVariable() }
    for (index, variable) in all.enumerated() {
      solver.add([(variable, 1)], .greaterOrEqual, -Double(index), priority: 1000)
      solver.add(
        [(variable, 1), (all[(index * 7) % 200], -1)], .lessOrEqual, 300, priority: 500)
      solver.add([(variable, 1)], .equal, -50, priority: 400)
    }
    solver.solve()
    #expect(solver.value(of: all[199]) == 199)
    #expect(solver.value(of: all[10]) == 50)
  }
}
