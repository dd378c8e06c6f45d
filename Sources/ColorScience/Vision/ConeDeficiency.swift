/// Which of the three cones is missing or shifted.
enum ConeDeficiency {
  case protan
  case deutan
  case tritan
}
