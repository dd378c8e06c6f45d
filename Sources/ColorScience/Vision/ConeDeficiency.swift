/// The cone that is missing or shifted.
enum ConeDeficiency {
  case protan
  case deutan
  case tritan
}
