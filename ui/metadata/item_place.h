#pragma once

#include "core/frame_writing/frame_parts.h"
#include "core/msgpack/item_path.h"

#include <optional>

namespace bloscope {

// A place in the metadata as they are edited: a section, one of its entries, or an item of what
// that entry holds. It means something until the next edit.
struct ItemPlace {
    MetadataSectionOf section = MetadataSectionOf::Header;
    std::optional<std::size_t> entry = {}; // none: the section itself
    msgpack_value::ItemPath path = {};     // in the value of the entry; empty: all of it

    bool isSection() const { return !entry; }
    bool isEntry() const { return entry && path.empty(); }
    bool isItem() const { return !path.empty(); }

    std::size_t number() const { return isItem() ? path.back() : entry.value_or(0); }
    ItemPlace above() const; // what an entry or an item lies in
    ItemPlace below(std::size_t number) const;
    ItemPlace sibling(std::size_t number) const { return above().below(number); }
    bool operator==(const ItemPlace&) const = default;
};

} // namespace bloscope
