import ColorScience

/// The failing pairs of all themes and the sources of their colors, in flat arrays since there can be very many. Pairs are
/// numbered in the report's order.
struct FailureTable: Sendable {
  /// A place where a theme gets a color.
  struct Site: Sendable {
    var audit: Int32
    /// The link of the value itself, and the value, as indices into the theme's arrays.
    var link: Int32
    var value: Int32
    /// Its position among the sites of one name.
    var place: Int32
    /// The hash of the theme's site.
    var hash: Int
  }

  /// Keys are numbered as in `ThemeBlame`, with the names of all themes after the tokens.
  private(set) var keys: [CauseKey] = []
  private(set) var pairs: [FailingPair] = []
  /// One a failing pair.
  private(set) var isText: [Bool] = []
  /// One an audit: the index of its first pair in the report.
  private var firstPairs: [Int] = []
  /// For each key, the number of passing pairs that use it.
  private(set) var passes: [Int] = []
  private(set) var sites: [Site] = []
  /// For each token or name, the number of its sites.
  private(set) var siteCounts: [Int32] = []
  /// For each token or name, whether its color is translucent, or neither black nor white: these can move in one direction only.
  private(set) var hasRoom: [Bool] = []
  /// For each key, where its failing pairs begin in `members`; the last element is the end.
  private var firstMembers: [Int] = []
  /// The failing pairs grouped by key, in order within each key.
  private(set) var members: [Int32] = []

  init(_ audits: AuditedThemes, tokens: Int) {
    for token in 0..<Int32(tokens) {
      keys.append(CauseKey(side: .foreground, token: token))
      keys.append(CauseKey(side: .background, token: token))
    }
    passes = Array(repeating: 0, count: keys.count)
    siteCounts = Array(repeating: 0, count: tokens)
    hasRoom = Array(repeating: true, count: tokens)
    let count = audits.reduce(0) { $0 + $1.blame.failing.count }
    pairs.reserveCapacity(count)
    isText.reserveCapacity(count)
    sites.reserveCapacity(audits.reduce(0) { $0 + $1.blame.sites.count })
    var names: [String: Int32] = [:]
    var firstPair = 0
    for index in audits.indices {
      let ownNames = audits[index].blame.names.map { name in
        if let known = names[name] { return known }
        let new = Int32(tokens + names.count)
        names[name] = new
        keys.append(CauseKey(side: .foreground, token: -1, name: name))
        keys.append(CauseKey(side: .background, token: -1, name: name))
        passes += [0, 0]
        siteCounts.append(0)
        hasRoom.append(true)
        return new
      }
      firstPairs.append(firstPair)
      add(audits[index].blame, audits[index].values, of: index) { name in
        Int(name) < tokens ? name : ownNames[Int(name) - tokens]
      }
      firstPair += audits[index].judgements.count
    }
    sortMembers()
  }

  private mutating func add(
    _ blame: ThemeBlame, _ values: ValueList, of audit: Int, shared: (Int32) -> Int32
  ) {
    func key(_ key: Int32) -> Int32 { key < 0 ? key : shared(key / 2) * 2 + key % 2 }
    for (own, count) in blame.passes.enumerated() where count > 0 { passes[Int(key(Int32(own)))] += Int(count) }
    let firstSite = Int32(sites.count)
    for site in blame.sites {
      let name = Int(shared(site.name))
      sites.append(
        Site(audit: Int32(audit), link: site.link, value: site.value, place: siteCounts[name], hash: site.hash))
      siteCounts[name] += 1
      if case .color(let color) = values[Int(site.value)] {
        let luminance = WCAG.luminance(color)
        let isRoomy = color.alpha < 1 || luminance > 0.002 && luminance < 0.95
        hasRoom[name] = isRoomy || siteCounts[name] > 1 && hasRoom[name]
      }
    }
    func side(_ side: ThemeBlame.Side) -> ThemeBlame.Side {
      ThemeBlame.Side(key: key(side.key), site: side.site < 0 ? -1 : firstSite + side.site)
    }
    for failing in blame.failing {
      pairs.append(
        FailingPair(
          share: failing.share, audit: Int32(audit), judgement: failing.judgement,
          foreground: side(failing.foreground), background: side(failing.background)))
      isText.append(failing.isText)
    }
  }

  /// Returns the index of a failing pair in the report.
  func reportIndex(of pair: FailingPair) -> Int { firstPairs[Int(pair.audit)] + Int(pair.judgement) }

  /// Returns the range of a key's failing pairs in `members`.
  func range(of key: Int) -> Range<Int> { firstMembers[key]..<firstMembers[key + 1] }

  private mutating func sortMembers() {
    firstMembers = Array(repeating: 0, count: keys.count + 1)
    for pair in pairs {
      if pair.foreground.key >= 0 { firstMembers[Int(pair.foreground.key) + 1] += 1 }
      if pair.background.key >= 0 { firstMembers[Int(pair.background.key) + 1] += 1 }
    }
    for key in keys.indices { firstMembers[key + 1] += firstMembers[key] }
    members = Array(repeating: 0, count: firstMembers[keys.count])
    var next = firstMembers
    func place(_ pair: Int, of key: Int32) {
      guard key >= 0 else { return }
      members[next[Int(key)]] = Int32(pair)
      next[Int(key)] += 1
    }
    // A key is for one side, so each key's pairs come in order.
    for pair in pairs.indices {
      place(pair, of: pairs[pair].foreground.key)
      place(pair, of: pairs[pair].background.key)
    }
  }
}
