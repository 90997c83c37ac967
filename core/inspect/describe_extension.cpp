#include "core/inspect/describe_extension.h"

#include "core/array/array.h"
#include "core/base/text.h"
#include "core/inspect/describe.h"
#include "core/msgpack/read.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

constexpr std::int8_t frameExtension = 42;
constexpr std::int8_t referenceExtension = 43;

std::string contentText(const Array& array)
{
    if (array.isNd())
        return fmt::format("array ({}) of {}", fmt::join(array.shape(), ", "),
                           escapeForDisplay(array.dtype().text));
    return fmt::format("{} of data", byteCountText(std::uint64_t(array.logicalBytes())));
}

void describeFrame(const ValueBytes& value, const msgpack::StoredItem& item, Description& to)
{
    const ByteSourcePtr source =
        windowOf(memorySource(value.bytes), item.bodyOffset(), item.bodyBytes);
    const auto frame = Frame::open(source, value.limits);
    to.meaning += ", embedded Blosc2 frame";
    if (!frame) {
        to.problem = frame.error().within("embedded frame").text();
        return;
    }
    to.summary = contentText(*Array::of(*frame));
    to.embedded = source;
    to.later = [frame = *frame] { return bloscope::describeFrame(*frame).children; };
}

// The text under `key`, ready to be shown; empty when there is none.
std::string textAt(const msgpack::Map& map, std::string_view key)
{
    for (const auto& [name, value] : map) {
        const auto* const nameText = std::get_if<msgpack::Text>(&name.data);
        const auto* const text = std::get_if<msgpack::Text>(&value.data);
        if (nameText && text && nameText->bytes == key)
            return escapeForDisplay(text->bytes);
    }
    return {};
}

// A wrapped reference stands under "ref"; a recipe is the map itself.
const msgpack::Map& unwrapped(const msgpack::Map& map)
{
    for (const auto& [name, value] : map) {
        const auto* const nameText = std::get_if<msgpack::Text>(&name.data);
        const auto* const inner = std::get_if<msgpack::Map>(&value.data);
        if (nameText && inner && nameText->bytes == "ref")
            return *inner;
    }
    return map;
}

std::string targetText(const msgpack::Map& reference)
{
    const std::string kind = textAt(reference, "kind");
    if (kind == "lazyexpr")
        return fmt::format("recipe {}; not evaluated", textAt(reference, "expression"));
    if (kind == "lazyudf")
        return fmt::format("recipe {}; not run", textAt(reference, "name"));
    if (kind == "dictstore_key")
        return fmt::format("refers to {} in {}; not opened", textAt(reference, "key"),
                           textAt(reference, "urlpath"));
    if (kind == "c2array")
        return fmt::format("refers to {} at {}; not opened", textAt(reference, "path"),
                           textAt(reference, "urlbase"));
    if (kind == "urlpath")
        return fmt::format("refers to {}; not opened", textAt(reference, "urlpath"));
    return fmt::format("reference of the kind {}; not opened", kind);
}

void describeReference(const ValueBytes& value, const msgpack::StoredItem& item, Description& to)
{
    const ByteView body = bodyOf(*value.bytes, item);
    to.meaning += ", reference";
    const auto end = msgpack::endOfStored(body, 0);
    const auto read = msgpack::readValue(body, value.limits);
    const auto* const map = read ? std::get_if<msgpack::Map>(&read->value.data) : nullptr;
    if (!end || !map) {
        to.problem = "the reference cannot be read";
        return;
    }
    to.summary = targetText(unwrapped(*map));
    DescribedParts parts;
    ValueBytes inner{std::make_shared<const ByteBuffer>(body.begin(), body.end()), std::nullopt,
                     value.limits};
    if (value.fileOffset)
        inner.fileOffset = *value.fileOffset + item.bodyOffset();
    to.children = describeItem({}, inner, 0, parts).children;
}

} // namespace

void describeExtension(const ValueBytes& value, const msgpack::StoredItem& item,
                       Description& description)
{
    if (item.extension == frameExtension)
        describeFrame(value, item, description);
    else if (item.extension == referenceExtension)
        describeReference(value, item, description);
}

} // namespace bloscope
