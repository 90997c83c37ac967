#pragma once

#include "core/array/interpretation.h"
#include "core/convert/flat_source.h"

namespace bloscope {

// A file of nothing but elements in C order, read as told. Errors: as fitted(), Usage also when the
// shape leaves bytes over.
Result<std::unique_ptr<FlatSource>> openRaw(ByteSourcePtr file, const Interpretation& how,
                                            const Limits& limits = {});

} // namespace bloscope
