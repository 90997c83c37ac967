#pragma once

#include "core/convert/flat_source.h"

namespace bloscope {

// Does a file begin like NumPy's .npy?
bool looksLikeNpy(ByteView firstBytes);

// The array of a .npy file, versions 1.0 to 3.0, in C or in Fortran order. Nothing of it is run:
// arrays of Python objects, which are pickles, are refused. Errors: Malformed with the reason, also
// when the shape asks for more or less than the bytes there are; Unsupported for objects and for
// types that are not read here.
Result<std::unique_ptr<FlatSource>> openNpy(ByteSourcePtr file, WorkerPool& pool,
                                            const Limits& limits = {});

} // namespace bloscope
