#include "core/msgpack/item_edit.h"
#include "core/msgpack/item_path.h"
#include "core/msgpack/item_type.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

using namespace bloscope;
using namespace bloscope::fuzz;
using namespace bloscope::msgpack_value;

namespace {

using Entries = std::vector<ByteBuffer>; // items, or entries with their keys, as they are stored

// A value and one container inside it, taken apart.
struct Parts {
    ByteBuffer before; // the container
    std::uint8_t marker = 0;
    Entries entries;
    ByteBuffer behind; // it, and behind the value
};

ByteBuffer copyOf(ByteView bytes)
{
    return {bytes.begin(), bytes.end()};
}

// The marker of a tuple belongs to what lies before the entries.
Parts partsOf(ByteView value, const StoredItem& container)
{
    Parts parts;
    parts.before = copyOf(value.first(container.offset));
    parts.marker = container.marker;
    StoredItems items(value, container);
    for (std::size_t i = 0; i < itemCount(value, container); ++i) {
        const std::size_t begin = items.offset();
        items.skip(container.kind == Kind::Mapping ? 2 : 1);
        parts.entries.push_back(copyOf(value.subspan(begin, items.offset() - begin)));
    }
    parts.behind = copyOf(value.subspan(items.offset()));
    return parts;
}

Parts partsAt(ByteView value, const ItemPath& path)
{
    return partsOf(value, *itemAt(value, path));
}

ItemPath inside(ItemPath path, std::size_t number)
{
    path.push_back(number);
    return path;
}

bool countsInMarker(std::uint8_t marker) // fixarray, fixmap
{
    return marker < 0xc0;
}

void isRefusedInWords(const Error& error)
{
    require(error.kind() == ErrorKind::Usage || error.kind() == ErrorKind::Malformed ||
            error.kind() == ErrorKind::Limit);
    require(!error.text().empty());
}

// The edit changed the entries to these and nothing else; the head only where it must grow.
void changedOnly(ByteView before, const Result<ByteBuffer>& after, const ItemPath& container,
                 const Entries& entries)
{
    if (!after) {
        isRefusedInWords(after.error());
        return;
    }
    const auto end = endOfStored(*after, 0);
    require(end && after->size() - *end == before.size() - *endOfStored(before, 0));
    const Parts was = partsAt(before, container);
    const Parts is = partsAt(*after, container);
    require(is.before == was.before && is.behind == was.behind && is.entries == entries);
    require(countsInMarker(was.marker) || is.marker == was.marker);
}

Entries withInserted(Entries entries, std::size_t at, const ByteBuffer& entry)
{
    entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(at), entry);
    return entries;
}

// A container of a value, and what is asked of it.
struct Case {
    ByteView value;
    ItemPath path;
    StoredItem container;
    Parts parts;
    std::size_t at = 0;
    std::size_t to = 0;
    ByteView key;
    ByteView item;

    bool isMap() const { return container.kind == Kind::Mapping; }
    ByteBuffer entry() const
    {
        ByteBuffer bytes = isMap() ? copyOf(key) : ByteBuffer();
        bytes.insert(bytes.end(), item.begin(), item.end());
        return bytes;
    }
};

void canBeInsertedAndRemoved(const Case& c)
{
    const auto inserted = c.isMap() ? insertEntry(c.value, c.path, c.at, c.key, c.item)
                                    : insertItem(c.value, c.path, c.at, c.item);
    if (c.at > c.parts.entries.size()) {
        require(!inserted);
        return;
    }
    changedOnly(c.value, inserted, c.path, withInserted(c.parts.entries, c.at, c.entry()));
    if (!inserted)
        return;
    const auto removed = removeItem(*inserted, inside(c.path, c.at));
    changedOnly(*inserted, removed, c.path, c.parts.entries);
    const bool grew =
        countsInMarker(c.container.marker) && !countsInMarker(partsAt(*inserted, c.path).marker);
    require(!removed || grew || std::ranges::equal(*removed, c.value));
}

void canBeMovedThereAndBack(const Case& c)
{
    const auto moved = moveItem(c.value, c.path, c.at, c.to);
    if (std::max(c.at, c.to) >= c.parts.entries.size()) {
        require(!moved);
        return;
    }
    Entries expected = c.parts.entries;
    const ByteBuffer entry = expected[c.at];
    expected.erase(expected.begin() + static_cast<std::ptrdiff_t>(c.at));
    changedOnly(c.value, moved, c.path, withInserted(expected, c.to, entry));
    if (!moved)
        return;
    const auto back = moveItem(*moved, c.path, c.to, c.at);
    require(!back ? isTuple(*moved, *itemAt(*moved, c.path)) : std::ranges::equal(*back, c.value));
}

void canBeReplaced(const Case& c)
{
    const ItemPath path = inside(c.path, c.at);
    const StoredItem old = *itemAt(c.value, path);
    const auto same = replaceItem(c.value, path, itemBytes(c.value, old));
    require(!same || std::ranges::equal(*same, c.value));

    Entries expected = c.parts.entries;
    ByteBuffer entry = c.isMap() ? copyOf(itemBytes(c.value, *keyAt(c.value, path))) : ByteBuffer();
    entry.insert(entry.end(), c.item.begin(), c.item.end());
    expected[c.at] = std::move(entry);
    changedOnly(c.value, replaceItem(c.value, path, c.item), c.path, expected);
    if (!c.isMap())
        return;
    expected = c.parts.entries;
    expected[c.at] = copyOf(c.key);
    const ByteView kept = itemBytes(c.value, old);
    expected[c.at].insert(expected[c.at].end(), kept.begin(), kept.end());
    changedOnly(c.value, replaceKey(c.value, path, c.key), c.path, expected);
}

void canBeDuplicated(const Case& c)
{
    const auto duplicated = duplicateItem(c.value, inside(c.path, c.at));
    if (!duplicated) {
        isRefusedInWords(duplicated.error());
        return;
    }
    const Parts is = partsAt(*duplicated, c.path);
    const ByteView copy = itemBytes(*duplicated, *itemAt(*duplicated, inside(c.path, c.at + 1)));
    require(std::ranges::equal(copy, itemBytes(c.value, *itemAt(c.value, inside(c.path, c.at)))));
    Entries others = is.entries;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(c.at) + 1);
    changedOnly(c.value, duplicated, c.path, is.entries);
    require(others == c.parts.entries);
}

// Its text gives the same bytes again, and other types are complete values.
void canBeWrittenAndConverted(ByteView item)
{
    const StoredItem stored = *storedItemAt(item, 0);
    const ItemType type = typeOf(item, stored);
    if (const auto text = itemText(item, stored)) {
        const auto back = itemFromText(*text, type, item);
        require(back && std::ranges::equal(*back, item));
        const auto edited = editedItem(*text, item);
        require(edited && std::ranges::equal(*edited, item));
    }
    for (const ItemTypeFacts& facts : itemTypes()) {
        const auto converted = convertItem(item, facts.type);
        require(converted || converted.error().kind() == ErrorKind::Usage);
        require(!converted || endOfStored(*converted, 0).value() == converted->size());
    }
}

std::size_t smallNumber(Input& input)
{
    constexpr std::uint8_t most = 20; // beyond the 15 items that a marker can tell
    return input.number<std::uint8_t>() % most;
}

} // namespace

// A way, two places, a new key, a new item, and the value that is edited there.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    Case c;
    for (std::size_t levels = smallNumber(input) % 4; levels > 0; --levels)
        c.path.push_back(smallNumber(input));
    c.at = smallNumber(input);
    c.to = smallNumber(input);
    c.key = input.bytes(smallNumber(input));
    c.item = input.bytes(smallNumber(input));
    c.value = input.rest();
    if (const auto end = endOfStored(c.item, 0); end && *end == c.item.size())
        canBeWrittenAndConverted(c.item);

    const auto container = itemAt(c.value, c.path);
    if (!container || !container->isContainer()) {
        require(!insertItem(c.value, c.path, c.at, c.item));
        require(!moveItem(c.value, c.path, c.at, c.to));
        return 0;
    }
    c.container = *container;
    c.parts = partsOf(c.value, c.container);
    canBeInsertedAndRemoved(c);
    canBeMovedThereAndBack(c);
    if (c.at < c.parts.entries.size()) {
        canBeReplaced(c);
        canBeDuplicated(c);
        canBeWrittenAndConverted(itemBytes(c.value, *itemAt(c.value, inside(c.path, c.at))));
    }
    return 0;
}
