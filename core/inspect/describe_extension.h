#pragma once

#include "core/inspect/describe_value.h"
#include "core/msgpack/stored_item.h"

namespace bloscope {

// What python-blosc2 keeps in msgpack extensions: frames (42) and references to other files (43).
// Puts what it is into `description`, which has the name and the form already; other extensions are
// left as they are (conventions.md 2, 8).
void describeExtension(const ValueBytes& value, const msgpack_value::StoredItem& item,
                       Description& description);

} // namespace bloscope
