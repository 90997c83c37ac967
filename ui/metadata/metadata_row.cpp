#include "ui/metadata/metadata_row.h"

#include "core/base/page_step.h"
#include "core/base/text.h"
#include "core/inspect/describe_value.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <functional>

namespace bloscope {

namespace {

// What is packed is unpacked only as far as it takes to see what it begins with.
constexpr Limits quickLook{.metadataValueBytes = 64_KiB};

// What is not msgpack is described as everywhere else.
void describeOpaque(MetadataValue& value)
{
    DescribedParts parts;
    const Description described = describeValue({}, {value.bytes, {}, quickLook}, parts);
    value.opaqueType = displayText(described.meaning);
    value.opaqueText = displayText(described.summary);
}

using Kind = MetadataRow::Kind;
using msgpack_value::StoredItem;
using msgpack_value::StoredItems;

std::uint64_t hashOf(std::string_view text)
{
    return std::hash<std::string_view>()(text);
}

// All items of an entry or an item, as the page that they would be.
MetadataRow allItemsOf(const MetadataRow& row)
{
    MetadataRow page = row;
    page.kind = Kind::Page;
    page.number = 0;
    page.count = itemCount(*row.bytes, *row.item);
    page.offset = StoredItems(*row.bytes, *row.item).offset();
    page.isMapPage = row.item->kind == msgpack_value::Kind::Mapping;
    page.key.reset();
    page.item.reset();
    page.problem.clear();
    return page;
}

MetadataRow rowOfItem(const MetadataRow& page, std::size_t number, StoredItems& walk)
{
    MetadataRow row;
    row.kind = Kind::Item;
    row.section = page.section;
    row.bytes = page.bytes;
    row.number = number;
    if (page.isMapPage)
        row.key = walk.next();
    row.item = walk.next();
    row.end = walk.offset();
    return row;
}

MetadataRow pageOf(const MetadataRow& page, std::size_t first, std::size_t count, StoredItems& walk)
{
    MetadataRow row = page;
    row.number = first;
    row.count = count;
    row.offset = walk.offset();
    walk.skip(page.isMapPage ? 2 * count : count);
    return row;
}

void setValue(MetadataRow& row, const MetadataValuePtr& value)
{
    row.value = value;
    row.bytes = value->bytes;
    row.item = value->item;
    row.end = value->end;
    row.problem = value->problem;
}

bool isChangedSinceTheFile(const EditSet& edits, MetadataSectionOf section,
                           const EditedEntry& entry)
{
    return !entry.original || entry.value ||
           edits.original(section).entries[*entry.original].name != entry.name;
}

} // namespace

MetadataValuePtr MetadataValue::of(const SharedBytes& bytes)
{
    auto value = std::make_shared<MetadataValue>();
    value->bytes = bytes;
    value->end = bytes->size();
    const auto end = msgpack_value::endOfMsgpack(*bytes);
    if (!end) {
        describeOpaque(*value);
        return value;
    }
    value->item = *msgpack_value::storedItemAt(*bytes, 0);
    value->end = *end;
    if (*end < bytes->size())
        value->problem = QCoreApplication::translate("Metadata", "%1 behind the value")
                             .arg(QString::fromStdString(byteCountText(bytes->size() - *end)));
    return value;
}

MetadataValues::MetadataValues(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

std::optional<Result<MetadataValuePtr>>
MetadataValues::value(const EditSet& edits, MetadataSectionOf section, std::size_t i)
{
    const EditedEntry& entry = edits.entries(section)[i];
    if (entry.value)
        return lookedAt(entry.value);
    auto known = edits.originals()->known(section, *entry.original);
    const auto read = m_read.find({section, *entry.original});
    if (!known && m_originals == edits.originals() && read != m_read.end())
        known = read->second;
    if (!known)
        return {};
    if (!*known)
        return known->error();
    return lookedAt(**known);
}

MetadataValuePtr MetadataValues::lookedAt(const SharedBytes& bytes)
{
    const auto there = m_values.find(bytes);
    return m_wanted[bytes] = there != m_values.end() ? there->second : MetadataValue::of(bytes);
}

void MetadataValues::forgetOthers()
{
    m_values = std::exchange(m_wanted, {});
}

void MetadataValues::ask(const OriginalValuesPtr& originals, MetadataSectionOf section,
                         std::size_t original)
{
    if (m_originals != originals) {
        m_originals = originals;
        m_read.clear();
        m_asked.clear();
    }
    const Place place{section, original};
    if (m_asked.contains(place))
        return;
    m_asked[place] = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [originals, section, original](std::stop_token) -> Result<SharedBytes> {
            return originals->value(section, original);
        },
        [this, place](const Result<SharedBytes>& answer) {
            m_read.insert_or_assign(place, answer);
            emit arrived();
        });
}

ByteView MetadataRow::itemBytes() const
{
    if (!bytes)
        return {};
    if (!item)
        return *bytes;
    return ByteView(*bytes).subspan(item->offset, end - item->offset);
}

ByteView MetadataRow::keyBytes() const
{
    return ByteView(*bytes).subspan(key->offset, item->offset - key->offset);
}

ByteView MetadataRow::ownBytes() const
{
    if (!bytes || kind == Kind::Page)
        return {};
    if (!key)
        return kind == Kind::Entry ? ByteView(*bytes) : itemBytes();
    return ByteView(*bytes).subspan(key->offset, end - key->offset);
}

bool MetadataRow::hasItems() const
{
    return kind == Kind::Page || (isContainer() && itemCount(*bytes, *item) > 0);
}

// Entries are known by where they come from, entries of maps by their keys, items by what they are.
RowIdentity MetadataRow::identity() const
{
    const auto group = static_cast<std::uint64_t>(kind);
    switch (kind) {
    case Kind::Section:
        return {group, static_cast<std::uint64_t>(section)};
    case Kind::Entry:
        return {group, original ? *original : hashOf(name)};
    case Kind::Page:
        return {group + pageStep(count), number};
    default:
        return {group, hashOf(textOf(key ? keyBytes() : itemBytes()))};
    }
}

bool MetadataRow::showsTheSameAs(const MetadataRow& other) const
{
    return kind == other.kind && section == other.section && problem == other.problem &&
           name == other.name && state == other.state && isChanged == other.isChanged &&
           number == other.number && count == other.count && isOpaque() == other.isOpaque() &&
           textOf(ownBytes()) == textOf(other.ownBytes());
}

MetadataRow sectionRow(const EditSet& edits, MetadataSectionOf section)
{
    MetadataRow row;
    row.section = section;
    row.count = edits.entries(section).size();
    row.isChanged = !edits.isClean(section);
    if (const auto& error = edits.original(section).error)
        row.problem = displayText(error->text());
    return row;
}

MetadataRow entryRow(const EditSet& edits, MetadataSectionOf section, std::size_t i,
                     MetadataValues& values, bool isLoading)
{
    const EditedEntry& entry = edits.entries(section)[i];
    const auto value = values.value(edits, section, i);
    MetadataRow row;
    row.kind = Kind::Entry;
    row.section = section;
    row.name = entry.name;
    row.original = entry.original;
    row.isChanged = isChangedSinceTheFile(edits, section, entry);
    if (!value) {
        row.state = isLoading ? MetadataRow::State::Reading : MetadataRow::State::NotRead;
    } else if (!*value) {
        row.state = MetadataRow::State::Failed;
        row.problem = displayText(value->error().text());
    } else {
        setValue(row, **value);
    }
    return row;
}

MetadataRows itemRows(const MetadataRow& above)
{
    MetadataRows rows;
    if (!above.hasItems())
        return rows;
    const MetadataRow page = above.kind == Kind::Page ? above : allItemsOf(above);
    const std::size_t end = page.number + page.count;
    const std::size_t step = pageStep(page.count);
    StoredItems walk(*page.bytes, page.offset);
    for (std::size_t number = page.number; number < end; number += step)
        rows.push_back(step == 1 ? rowOfItem(page, number, walk)
                                 : pageOf(page, number, std::min(step, end - number), walk));
    return rows;
}

} // namespace bloscope
