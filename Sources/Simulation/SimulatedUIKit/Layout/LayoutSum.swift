/// A place or a size as a sum of the solver's variables.
struct LayoutSum {
  var terms: [(LayoutSolver.Variable, Double)] = []
  var constant = 0.0

  init(_ constant: Double) { self.constant = constant }
  init(_ variable: LayoutSolver.Variable) { terms = [(variable, 1)] }

  static func + (one: LayoutSum, other: LayoutSum) -> LayoutSum {
    var sum = one
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
  }
  static func + (one: LayoutSum, number: Double) -> LayoutSum {
    var sum = one
    sum.constant += number
    return sum
  }
  static func * (one: LayoutSum, factor: Double) -> LayoutSum {
    var sum = one
    sum.terms = sum.terms.map { ($0.0, $0.1 * factor) }
    sum.constant *= factor
    return sum
  }
  static func - (one: LayoutSum, other: LayoutSum) -> LayoutSum { one + other * -1 }
}

/// The four sums that place an item, in points from the upper left corner of the tree.
struct LayoutPlace {
  var left: LayoutSum
  var top: LayoutSum
  var width: LayoutSum
  var height: LayoutSum

  var right: LayoutSum { left + width }
  var bottom: LayoutSum { top + height }
  var middleAcross: LayoutSum { left + width * 0.5 }
  var middleDown: LayoutSum { top + height * 0.5 }
}
