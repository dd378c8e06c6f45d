#include "creference.h"

void reference_matrix(const double *luminances, size_t count, double *matrix) {
  for (size_t row = 0; row < count; row++) {
    for (size_t column = 0; column < count; column++) {
      double first = luminances[row], second = luminances[column];
      double lighter = first > second ? first : second, darker = first > second ? second : first;
      matrix[row * count + column] = (lighter + 0.05) / (darker + 0.05);
    }
  }
}
