#ifndef HEAP_H
#define HEAP_H

/// Makes the C library request memory from the system in large steps. A thousand themes take a quarter of a gigabyte,
/// which the library would otherwise request in thousands of small steps. Memory that is not used yet costs nothing.
/// Call this function before the first thread starts.
void heap_grows_in_large_steps(void);

#endif
