#include "core/inspect/found_pickles.h"

#include "core/base/text.h"
#include "core/geometry/case_file.h"
#include "core/inspect/opaque_content.h"
#include "core/msgpack/stored_item.h"
#include "core/pickle/packed_pickle.h"

#include <algorithm>

namespace bloscope {

namespace {

// What an entry holds: the bytes in a msgpack bin, or all of it.
ByteView unwrapped(ByteView value)
{
    const auto item = msgpack_value::storedItemAt(value, 0);
    const bool isBinary =
        item && item->kind == msgpack_value::Kind::Binary && item->endOfBody() == value.size();
    return isBinary ? bodyOf(value, *item) : value;
}

void addPickleOf(const MetadataEntry& entry, ByteView value, const Limits& limits,
                 std::vector<FoundPickle>& to)
{
    const ByteView content = unwrapped(value);
    const auto most = static_cast<std::size_t>(limits.metadataValueBytes);
    const OpaqueContent kind = opaqueContentOf(content, most);
    if (isPickled(kind))
        to.push_back({escapeForDisplay(entry.name), std::string(nameOf(kind)),
                      pickle::treeOf(content, most)});
}

} // namespace

std::vector<FoundPickle> picklesOf(const Frame& frame, const std::filesystem::path& file)
{
    std::vector<FoundPickle> pickles;
    std::uint64_t room = frame.limits().metadataValueBytes; // of decoded values, as elsewhere
    for (const MetadataEntry& entry : frame.metalayers().entries)
        if (!entry.error)
            addPickleOf(entry, entry.value, frame.limits(), pickles);
    for (const MetadataEntry& entry : frame.vlMetalayers().entries) {
        const auto value = room > 0 ? frame.readVlMetadata(entry) : cancelled();
        if (!value)
            continue;
        room -= std::min<std::uint64_t>(room, value->size());
        addPickleOf(entry, *value, frame.limits(), pickles);
    }
    if (auto beside = caseFileBeside(file))
        pickles.push_back({std::move(beside->name), "Python pickle beside the file, read as data",
                           std::move(beside->properties)});
    return pickles;
}

} // namespace bloscope
