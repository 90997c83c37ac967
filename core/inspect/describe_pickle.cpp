#include "core/inspect/describe_pickle.h"

#include "core/base/text.h"
#include "core/geometry/case_file.h"
#include "core/inspect/opaque_content.h"
#include "core/msgpack/stored_item.h"
#include "core/msgpack/write.h"
#include "core/pickle/packed_pickle.h"

#include <algorithm>

namespace bloscope {

namespace {

std::vector<Description> notRead(const Error& error)
{
    Description description;
    description.name = "(not read)";
    description.problem = error.text();
    return {description};
}

// Below what it is called by already; a list or a map needs no line of its own for that.
std::vector<Description> describeTree(const Result<msgpack_value::Value>& tree)
{
    if (!tree)
        return notRead(tree.error());
    const auto bytes = std::make_shared<const ByteBuffer>(msgpack_value::writeValue(*tree));
    DescribedParts parts;
    Description whole = describeValue("value", {bytes, {}}, parts);
    if (whole.later)
        return whole.later();
    return whole.children.empty() ? std::vector{std::move(whole)} : std::move(whole.children);
}

// What an entry holds: the bytes in a msgpack bin, or all of it.
ByteView unwrapped(ByteView value)
{
    const auto item = msgpack_value::storedItemAt(value, 0);
    const bool isBinary =
        item && item->kind == msgpack_value::Kind::Binary && item->endOfBody() == value.size();
    return isBinary ? bodyOf(value, *item) : value;
}

void addPickleOf(const MetadataEntry& entry, ByteView value, const Limits& limits,
                 std::vector<Description>& to)
{
    const ByteView content = unwrapped(value);
    const auto most = static_cast<std::size_t>(limits.metadataValueBytes);
    const OpaqueContent kind = opaqueContentOf(content, most);
    if (!isPickled(kind))
        return;
    Description description;
    description.name = escapeForDisplay(entry.name);
    description.meaning = nameOf(kind);
    description.children = describeTree(pickle::treeOf(content, most));
    to.push_back(std::move(description));
}

} // namespace

std::vector<Description> describePickle(const ValueBytes& value, std::size_t offset,
                                        std::size_t size)
{
    const auto most = static_cast<std::size_t>(value.limits.metadataValueBytes);
    return describeTree(pickle::treeOf(ByteView(*value.bytes).subspan(offset, size), most));
}

std::vector<Description> describePickles(const Frame& frame, const std::filesystem::path& file)
{
    std::vector<Description> pickles;
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
    if (const auto beside = caseFileBeside(file)) {
        Description description;
        description.name = beside->name;
        description.meaning = "Python pickle beside the file, read as data";
        description.children = describeTree(beside->properties);
        pickles.push_back(std::move(description));
    }
    return pickles;
}

} // namespace bloscope
