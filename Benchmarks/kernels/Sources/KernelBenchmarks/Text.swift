/// A number with that many decimals.
func decimal(_ value: Double, _ places: Int) -> String {
  var scale = 1
  for _ in 0..<places { scale *= 10 }
  let scaled = Int((value * Double(scale)).rounded())
  let fraction = String(scaled % scale)
  return "\(scaled / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
}

func megabytes(_ bytes: Int) -> String { decimal(Double(bytes) / 1_000_000, 1) }

extension String {
  func padded(to width: Int, right: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - count))
    return right ? padding + self : self + padding
  }
}
