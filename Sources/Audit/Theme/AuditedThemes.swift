import ThemeModel

/// The audits of all themes. What is large of them may be in a spool, which then rests from time to time: however often the themes
/// are walked, and whoever walks them, only some tens of them are in memory.
struct AuditedThemes: Sendable {
  private var all: [ThemeAudit]
  private let rest: SpoolRest?

  init(_ audits: [ThemeAudit], rest: SpoolRest? = nil) {
    all = audits
    self.rest = rest
  }

  /// Moves what is large of a theme into the spool, if there is one and it is not there already.
  mutating func spool(_ index: Int) {
    if let rest { all[index].move(to: rest.spool) }
  }

  func letRest() { rest?.spool.rest() }
}

extension AuditedThemes: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { all.count }

  subscript(index: Int) -> ThemeAudit {
    // A copy would count its owners up and down, and others read the same theme.
    _read {
      rest?.read(theme: index)
      yield all[index]
    }
    _modify {
      rest?.read(theme: index)
      yield &all[index]
    }
  }
}
