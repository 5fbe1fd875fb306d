extension ReadingProblem: Error {}
