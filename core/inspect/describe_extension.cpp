#include "core/inspect/describe_extension.h"

#include "core/array/array.h"
#include "core/base/text.h"
#include "core/inspect/describe.h"
#include "core/msgpack/read.h"
#include "core/objects/metadata_value.h"
#include "core/objects/recipe.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

constexpr std::int8_t frameExtension = 42;
constexpr std::int8_t referenceExtension = 43;
constexpr std::size_t longestText = 200;

std::string contentText(const Array& array)
{
    if (array.isNd() || array.interpretation())
        return fmt::format("array ({}) of {}", fmt::join(array.shape(), ", "),
                           escapeForDisplay(array.dtype().text));
    return fmt::format("{}, {} of data", nameOf(classify(*array.frame())),
                       byteCountText(std::uint64_t(array.logicalBytes())));
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

// A wrapped reference stands under "ref"; a recipe is the map itself.
std::string targetText(const msgpack::Value& map)
{
    const msgpack::Value* wrapped = memberOf(map, "ref");
    const msgpack::Value& target = wrapped ? *wrapped : map;
    const Result<Recipe> recipe = recipeOf(target);
    if (recipe && recipe->kind == ObjectKind::LazyExpression)
        return fmt::format("recipe {}; not evaluated", escapeForDisplay(recipe->text, longestText));
    if (recipe && recipe->kind == ObjectKind::LazyFunction)
        return fmt::format("recipe {}; not run", escapeForDisplay(recipe->name, longestText));
    return fmt::format("refers to {}; not opened", referenceOf(target).text());
}

void describeReference(const ValueBytes& value, const msgpack::StoredItem& item, Description& to)
{
    const ByteView body = bodyOf(*value.bytes, item);
    to.meaning += ", reference";
    const auto end = msgpack::endOfStored(body, 0);
    const auto read = msgpack::readValue(body, value.limits);
    if (!end || !read || !std::holds_alternative<msgpack::Map>(read->value.data)) {
        to.problem = "the reference cannot be read";
        return;
    }
    to.summary = targetText(read->value);
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
