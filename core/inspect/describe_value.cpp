#include "core/inspect/describe_value.h"

#include "core/array/array.h"
#include "core/base/page_step.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/inspect/describe.h"
#include "core/inspect/opaque_content.h"
#include "core/msgpack/read.h"
#include "core/msgpack/stored_item.h"
#include "core/msgpack/value_text.h"
#include "core/objects/metadata_value.h"
#include "core/objects/recipe.h"

#include <algorithm>
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
    return fmt::format("refers to {}, which was not opened", referenceOf(target).text());
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

namespace msgpack = msgpack_value;
using msgpack::StoredItem;
using msgpack::StoredItems;

constexpr std::size_t longestSummary = 200;
constexpr std::size_t mostBytesAtOnce = 1_MiB;

// Where the items of a container lie, for descriptions that are made later.
struct Items {
    ValueBytes value;
    bool isMap = false;
    std::size_t first = 0;  // number of the first one of these
    std::size_t count = 0;  // of them
    std::size_t offset = 0; // of the first one
};

Items itemsOf(const ValueBytes& value, const StoredItem& container)
{
    return {value, container.kind == msgpack::Kind::Mapping, 0,
            msgpack::itemCount(*value.bytes, container),
            StoredItems(*value.bytes, container).offset()};
}

Description describeListItem(const Items& items, std::size_t number, StoredItems& walk,
                             DescribedParts& parts)
{
    return describeItem(fmt::format("[{}]", number), items.value, walk.next().offset, parts);
}

// A key that is no text says so: 1 and "1" are different keys.
Description describeEntry(const Items& items, StoredItems& walk, DescribedParts& parts)
{
    const ByteBuffer& bytes = *items.value.bytes;
    const StoredItem key = walk.next();
    Description described =
        describeItem(msgpack::keyText(bytes, key), items.value, walk.next().offset, parts);
    if (key.kind == msgpack::Kind::Text) {
        if (const std::string source = sourceName(textOf(bodyOf(bytes, key))); !source.empty())
            described.meaning += ", " + source;
    } else {
        described.meaning += fmt::format("; key: {}", msgpack::formText(bytes, key));
    }
    return described;
}

std::vector<Description> describeItems(const Items& items, DescribedParts& parts);

std::vector<Description> describeWhenOpened(const Items& items)
{
    DescribedParts parts;
    return describeItems(items, parts);
}

Description describePage(const Items& page)
{
    Description described;
    described.name = fmt::format("[{}–{}]", page.first, page.first + page.count - 1);
    described.later = [page] { return describeWhenOpened(page); };
    return described;
}

std::vector<Description> describePages(const Items& items, std::size_t step)
{
    std::vector<Description> pages;
    StoredItems walk(*items.value.bytes, items.offset);
    for (std::size_t done = 0; done < items.count; done += step) {
        Items page = items;
        page.first = items.first + done;
        page.count = std::min(step, items.count - done);
        page.offset = walk.offset();
        walk.skip(items.isMap ? 2 * page.count : page.count);
        pages.push_back(describePage(page));
    }
    return pages;
}

std::vector<Description> describeItems(const Items& items, DescribedParts& parts)
{
    if (const std::size_t step = pageStep(items.count); step > 1)
        return describePages(items, step);
    std::vector<Description> described;
    StoredItems walk(*items.value.bytes, items.offset);
    for (std::size_t i = items.first; i < items.first + items.count; ++i)
        described.push_back(items.isMap ? describeEntry(items, walk, parts)
                                        : describeListItem(items, i, walk, parts));
    return described;
}

// At once while there is room, later otherwise: a small file can hold a million lists, one in the
// other. Every level goes over all bytes of the container, hence their bound.
void addItems(const Items& items, std::size_t bytes, DescribedParts& parts, Description& to)
{
    if (items.count == 0)
        return;
    if (items.count > std::min(parts.left, mostInAPage) || parts.levels == 0 ||
        bytes > mostBytesAtOnce) {
        to.later = [items] { return describeWhenOpened(items); };
        return;
    }
    parts.left -= items.count;
    --parts.levels;
    to.children = describeItems(items, parts);
    ++parts.levels;
}

std::vector<Description> describeLines(std::string_view text)
{
    std::vector<Description> lines;
    while (!text.empty() && lines.size() < mostInAPage) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        Description line;
        line.name = fmt::format("line {}", lines.size() + 1);
        line.summary = escapeForDisplay(utf8Prefix(text.substr(0, end), longestSummary));
        lines.push_back(std::move(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (!text.empty())
        lines.back().problem = fmt::format("{} more", byteCountText(text.size()));
    return lines;
}

void addLines(const ValueBytes& value, std::size_t offset, std::size_t size, Description& to)
{
    const std::string_view text = textOf(ByteView(*value.bytes).subspan(offset, size));
    if (text.find('\n') < text.size() - 1 && isUtf8(text))
        to.later = [value, offset, size] {
            return describeLines(textOf(ByteView(*value.bytes).subspan(offset, size)));
        };
}

// What bytes look like, and what is in those that are a pickle.
void addContent(const ValueBytes& value, std::size_t offset, std::size_t size, Description& to)
{
    const ByteView bytes = ByteView(*value.bytes).subspan(offset, size);
    const OpaqueContent content = opaqueContentOf(bytes, value.limits.metadataValueBytes);
    if (content != OpaqueContent::Unknown)
        to.meaning += fmt::format(", {}", nameOf(content));
    if (isPickled(content))
        to.later = [value, offset, size] { return describePickle(value, offset, size); };
}

// What is no msgpack is text when it can be, bytes otherwise (conventions.md 2).
void describeOpaque(const ValueBytes& value, Description& to)
{
    const ByteView bytes = *value.bytes;
    const std::string_view text = textOf(bytes);
    if (bytes.empty()) {
        to.summary = "empty";
    } else if (isUtf8(text)) {
        to.summary = escapeForDisplay(text, longestSummary);
        to.meaning = "text, not msgpack";
        addLines(value, 0, bytes.size(), to);
    } else {
        to.summary = escapeForDisplay(hexOf(bytes.first(std::min(bytes.size(), longestSummary))),
                                      longestSummary);
        to.meaning = "bytes, not msgpack";
        addContent(value, 0, bytes.size(), to);
    }
}

void place(const ValueBytes& value, std::size_t offset, std::size_t end, Description& to)
{
    if (!value.fileOffset)
        return;
    to.offset = *value.fileOffset + offset;
    to.size = end - offset;
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

Description describeItem(const std::string& name, const ValueBytes& value, std::size_t offset,
                         DescribedParts& parts)
{
    const ByteView bytes = *value.bytes;
    const StoredItem item = *msgpack::storedItemAt(bytes, offset);
    Description description;
    description.name = name;
    description.summary = msgpack::shortText(bytes, item, longestSummary);
    description.meaning = msgpack::formText(bytes, item);
    const std::size_t end = *msgpack::endOfStored(bytes, offset);
    place(value, offset, end, description);
    if (item.isContainer())
        addItems(itemsOf(value, item), end - offset, parts, description);
    else if (item.kind == msgpack::Kind::Text)
        addLines(value, item.bodyOffset(), item.bodyBytes, description);
    else if (item.kind == msgpack::Kind::Binary)
        addContent(value, item.bodyOffset(), item.bodyBytes, description);
    else if (item.kind == msgpack::Kind::Extension)
        describeExtension(value, item, description);
    return description;
}

Description describeValue(const std::string& name, const ValueBytes& value, DescribedParts& parts)
{
    const ByteView bytes = *value.bytes;
    const auto end = msgpack::endOfMsgpack(bytes);
    Description description;
    if (end) {
        description = describeItem(name, value, 0, parts);
        if (*end != bytes.size())
            description.problem =
                fmt::format("extra data after the value: {}", byteCountText(bytes.size() - *end));
    } else {
        description.name = name;
        describeOpaque(value, description);
    }
    place(value, 0, bytes.size(), description);
    return description;
}

} // namespace bloscope
