#pragma once

namespace bloscope {

// Lets all threads of the program share one heap. Blocks are decoded by one thread and given back
// by another; the C library of Linux has a heap for each of them, and what was given back in one is
// not found by the other: beside a full cache that was half as much memory again
// (docs/notes/performance.md). Called before there are threads. Does nothing where there is one
// heap anyway.
void shareOneHeap();

} // namespace bloscope
