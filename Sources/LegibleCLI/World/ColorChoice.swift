/// The value of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}
