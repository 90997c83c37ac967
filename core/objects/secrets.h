#pragma once

#include "core/base/byte_view.h"

#include <string_view>

namespace bloscope {

// The value of a metalayer without what nobody should get to see, overwritten by "(hidden)***": the
// access token of the server that a proxy fetches from (format.md 14.4, #99); of remote objects
// who logs in, tokens in addresses, and what stands under `storage_options` and names of secrets.
// All other values are answered as they are. Whatever shows metadata asks here first.
ByteBuffer withoutSecrets(std::string_view name, ByteBuffer value);

} // namespace bloscope
