#pragma once

#include "core/base/byte_view.h"

#include <memory>
#include <optional>
#include <string>

namespace bloscope {

using SharedBytes = std::shared_ptr<const ByteBuffer>; // never changed once it is shared

// One metalayer or vlmetalayer as it will be.
struct EditedEntry {
    std::string name;
    std::optional<std::size_t> original; // the entry of the file that it comes from; none: added
    SharedBytes value;                   // what it will hold, decoded; null: what it holds

    bool operator==(const EditedEntry& other) const
    {
        return name == other.name && original == other.original &&
               (value == other.value || (value && other.value && *value == *other.value));
    }
};

} // namespace bloscope
