import CReference
import ColorScience

/// How many of the 10¹² ordered pairs of a million colours reach 3, 4.5 and 7, from unsorted luminances on.
func pairsBenchmark() {
  let count = 1_000_000
  var generator = SystemRandomNumberGenerator()
  let luminances = (0..<count).map { _ in Double.random(in: 0...1, using: &generator) }
  let thresholds = [3, 4.5, 7.0]
  var values = luminances
  var scratch = luminances
  var found: [Int] = []

  func countPairs(_ workers: Workers) {
    let sorted = SortedLuminances(luminances, workers: workers)
    found = thresholds.map { sorted.pairs(reaching: $0, workers: workers) }
  }
  var race = Race()
  // Each sort gets the same disorder, and pays for the copy as SortedLuminances does.
  race.add("C, radix sort by the byte, no counting") {
    values.withUnsafeMutableBufferPointer { _ = $0.update(from: luminances) }
    reference_radix_sort(&values, &scratch, count)
  }
  race.add("C, qsort of the C library, no counting") {
    values.withUnsafeMutableBufferPointer { _ = $0.update(from: luminances) }
    reference_qsort(&values, count)
  }
  race.add("SortedLuminances and 3 counts, one thread", wanted: 1 / 1.5) { countPairs(.one) }
  race.add("SortedLuminances and 3 counts, two threads", threads: 2, wanted: 1 / 1.5) { countPairs(Workers(2)) }
  race.run("pairs of 1,000,000 colours", rounds: 11)

  let expected = thresholds.map { Int(reference_pairs(values, count, $0)) }
  print("  same counts as C  \(found == expected)  (\(found.map(String.init).joined(separator: ", ")) unordered pairs)")
}
