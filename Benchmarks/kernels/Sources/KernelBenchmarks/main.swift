// One benchmark a process, so that each has a peak memory of its own: `KernelBenchmarks matrix`.
let benchmarks: [(name: String, run: () -> Void)] = [
  ("matrix", matrixBenchmark),
  ("pairs", pairsBenchmark),
  ("oklch", oklchBenchmark),
  ("luminance", luminanceBenchmark),
]

let wanted = CommandLine.arguments.dropFirst()
if wanted.isEmpty {
  for benchmark in benchmarks { print(benchmark.name) }
}
for name in wanted {
  guard let benchmark = benchmarks.first(where: { $0.name == name }) else {
    fatalError("no benchmark is called \(name)")
  }
  benchmark.run()
  print("  peak memory of the process  \(megabytes(PeakMemory.ofThisProcess)) MB\n")
}
