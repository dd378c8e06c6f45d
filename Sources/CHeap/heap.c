#include "heap.h"

#ifdef __linux__
#include <malloc.h>
#endif

void heap_grows_in_large_steps(void) {
#ifdef __GLIBC__
  // The largest heap that glibc gives a thread.
  mallopt(M_TOP_PAD, 64 << 20);
#endif
}
