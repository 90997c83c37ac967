#include "core/inspect/opaque_content.h"

#include "core/base/text.h"
#include "core/codecs/gzip.h"
#include "core/frame/file_marks.h"
#include "core/geometry/case_file.h"
#include "core/msgpack/read.h"
#include "core/msgpack/stored_item.h"
#include "core/msgpack/write.h"
#include "core/pickle/to_msgpack.h"

#include <algorithm>
#include <iterator>

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

constexpr std::string_view frameMagic{"\x9e\xa8"
                                      "b2frame",
                                      9};

} // namespace

std::optional<Result<PickledValue>> PickledValue::of(ByteView value)
{
    const auto read = msgpack_value::readValue(value, Limits());
    const auto* bytes = read && read->used == value.size()
                            ? std::get_if<msgpack_value::Binary>(&read->value.data)
                            : nullptr;
    if (!bytes || !isPickled(opaqueContentOf(bytes->bytes, mostBytes)))
        return {};
    auto rewritable = pickle::RewritablePickle::of(bytes->bytes, mostBytes);
    return rewritable ? Result<PickledValue>(PickledValue(*std::move(rewritable)))
                      : Result<PickledValue>(rewritable.error());
}

ByteBuffer PickledValue::tree() const
{
    return msgpack_value::writeValue(m_pickle.tree());
}

Result<ByteBuffer> PickledValue::with(ByteView tree) const
{
    BLOSCOPE_TRY(const msgpack_value::ReadValue read, msgpack_value::readValue(tree, Limits()));
    BLOSCOPE_TRY(ByteBuffer written, m_pickle.write(read.value));
    return msgpack_value::writeValue({msgpack_value::Binary{std::move(written)}});
}

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
        pickles.push_back({std::move(beside->name), "Python pickle next to the file, read as data",
                           std::move(beside->properties)});
    return pickles;
}

OpaqueContent opaqueContentOf(ByteView bytes, std::size_t mostBytes)
{
    if (isPickle(bytes))
        return OpaqueContent::Pickle;
    if (textOf(bytes).starts_with(frameMagic))
        return OpaqueContent::Frame;
    if (!looksLikeGzip(bytes))
        return OpaqueContent::Unknown;
    const auto unpacked = decodeGzip(bytes, mostBytes);
    return unpacked && isPickle(*unpacked) ? OpaqueContent::PackedPickle : OpaqueContent::Gzip;
}

std::string_view nameOf(OpaqueContent content)
{
    switch (content) {
    case OpaqueContent::Pickle:
        return "Python pickle, read as data";
    case OpaqueContent::PackedPickle:
        return "gzip-compressed Python pickle, read as data";
    case OpaqueContent::Gzip:
        return "gzip";
    case OpaqueContent::Frame:
        return "Blosc2 frame";
    default:
        return {};
    }
}

std::string sourceName(std::string_view key)
{
    constexpr std::string_view keys[] = {"UDF", "udf_source", "dsl_source"};
    return std::ranges::find(keys, key) != std::end(keys) ? "Python source, never run" : "";
}

} // namespace bloscope
