#ifndef HEAP_H
#define HEAP_H

/// A thousand themes take a quarter of a gigabyte, which the C library would ask the system for in thousands of small steps.
/// Memory that is not used yet costs nothing. To be called before the first thread is started.
void heap_grows_in_large_steps(void);

#endif
