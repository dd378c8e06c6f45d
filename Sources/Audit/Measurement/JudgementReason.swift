/// Why a pair is exempt or undetermined. Slots are those of the prepared variant: tokens, then the plan's own colors.
enum JudgementReason: Error, Hashable, Sendable {
  case placeholder(Int32)
  case role(Int32)
  case notDrawn
  case undetermined(Int32)
  case noBackdrop
  case absentBackdrops
  case backdropWithoutColor(Int32)
  case translucentBackdrop(Int32)
  case tooManyStacks
  case noSuchContext
}
