#include "ui/metadata/metadata_row.h"

#include "core/base/page_step.h"
#include "core/base/text.h"
#include "core/inspect/describe_value.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>
#include <map>

namespace bloscope {

namespace {

constexpr int isNew = -1; // of a row that was not there before
constexpr std::size_t mostCompared = 4'000'000;

using Rows = std::vector<RowIdentity>;

// Which row of `before` each row of `after` was.
class Pairing {
 public:
    Pairing(const Rows& before, const Rows& after)
        : m_before(before),
          m_after(after),
          m_isTaken(before.size(), false),
          m_isKept(before.size(), false),
          m_origins(after.size(), isNew)
    {
        pairEnds();
        if (m_rows > 0 && m_newRows > 0 && m_rows * m_newRows <= mostCompared)
            pairLongestCommon();
        pairMoved();
        pairChanged();
    }

    const std::vector<int>& origins() const { return m_origins; }
    bool isTaken(std::size_t row) const { return m_isTaken[row]; } // it is there afterwards
    bool isKept(int row) const // it stays in order with the others that are kept
    {
        return row != isNew && m_isKept[static_cast<std::size_t>(row)];
    }

 private:
    void pair(std::size_t before, std::size_t after)
    {
        m_isTaken[before] = true;
        m_origins[after] = static_cast<int>(before);
    }
    void keep(std::size_t before, std::size_t after)
    {
        pair(before, after);
        m_isKept[before] = true;
    }

    void pairEnds()
    {
        const std::size_t most = std::min(m_before.size(), m_after.size());
        while (m_first < most && m_before[m_first] == m_after[m_first]) {
            keep(m_first, m_first);
            ++m_first;
        }
        std::size_t behind = 0;
        while (behind < most - m_first &&
               m_before[m_before.size() - 1 - behind] == m_after[m_after.size() - 1 - behind]) {
            ++behind;
            keep(m_before.size() - behind, m_after.size() - behind);
        }
        m_rows = m_before.size() - m_first - behind;
        m_newRows = m_after.size() - m_first - behind;
    }

    // Of the rows between the ends, by the table of the lengths of what remains in common.
    void pairLongestCommon()
    {
        const std::size_t width = m_newRows + 1;
        std::vector<std::uint32_t> common((m_rows + 1) * width, 0);
        const auto isSame = [this](std::size_t i, std::size_t j) {
            return m_before[m_first + i] == m_after[m_first + j];
        };
        for (std::size_t i = m_rows; i-- > 0;)
            for (std::size_t j = m_newRows; j-- > 0;)
                common[i * width + j] =
                    isSame(i, j) ? common[(i + 1) * width + j + 1] + 1
                                 : std::max(common[(i + 1) * width + j], common[i * width + j + 1]);
        for (std::size_t i = 0, j = 0; i < m_rows && j < m_newRows;) {
            if (isSame(i, j))
                keep(m_first + i++, m_first + j++);
            else if (common[(i + 1) * width + j] >= common[i * width + j + 1])
                ++i;
            else
                ++j;
        }
    }

    // The same row in another place.
    void pairMoved()
    {
        std::multimap<std::pair<std::uint64_t, std::uint64_t>, std::size_t> left;
        for (std::size_t i = m_first; i < m_first + m_rows; ++i)
            if (!m_isTaken[i])
                left.emplace(std::pair(m_before[i].group, m_before[i].value), i);
        for (std::size_t j = m_first; j < m_first + m_newRows; ++j) {
            if (m_origins[j] != isNew)
                continue;
            const auto found = left.find({m_after[j].group, m_after[j].value});
            if (found == left.end())
                continue;
            pair(found->second, j);
            left.erase(found);
        }
    }

    // What went and what came between the same two kept rows is one row that changed.
    void pairChanged()
    {
        std::size_t row = m_first;
        for (std::size_t j = m_first; j < m_first + m_newRows; ++j) {
            if (isKept(m_origins[j])) {
                row = static_cast<std::size_t>(m_origins[j]) + 1;
            } else if (m_origins[j] == isNew) {
                const std::size_t old = nextChanged(row, m_after[j].group);
                if (old == m_before.size())
                    continue;
                keep(old, j);
                row = old + 1;
            }
        }
    }

    // The next row that went, before one that is kept; m_before.size() when there is none.
    std::size_t nextChanged(std::size_t row, std::uint64_t group) const
    {
        for (; row < m_first + m_rows && !m_isKept[row]; ++row)
            if (!m_isTaken[row] && m_before[row].group == group)
                return row;
        return m_before.size();
    }

    const Rows& m_before;
    const Rows& m_after;
    std::size_t m_first = 0;   // rows that are the same at the beginning
    std::size_t m_rows = 0;    // between the ends that are the same
    std::size_t m_newRows = 0; // likewise, afterwards
    std::vector<bool> m_isTaken;
    std::vector<bool> m_isKept;
    std::vector<int> m_origins;
};

// Makes the steps on a list of the rows that there are at the moment.
class ChangeSteps {
 public:
    explicit ChangeSteps(const Pairing& pairing, std::size_t rows) : m_pairing(pairing)
    {
        for (std::size_t row = 0; row < rows; ++row)
            m_now.push_back(static_cast<int>(row));
    }

    std::vector<RowChange> all()
    {
        removeRows();
        orderRows();
        insertRows();
        return std::move(m_steps);
    }

 private:
    void removeRows()
    {
        for (std::size_t end = m_now.size(); end > 0;) {
            std::size_t first = end;
            while (first > 0 && !m_pairing.isTaken(first - 1))
                --first;
            if (first < end) {
                const auto from = m_now.begin() + static_cast<std::ptrdiff_t>(first);
                m_now.erase(from, from + static_cast<std::ptrdiff_t>(end - first));
                add(RowChange::Kind::Remove, first, end - first);
            }
            end = first == end ? end - 1 : first;
        }
    }

    // A row that moves away lets all others keep their place; so it goes before they come.
    void orderRows()
    {
        std::vector<int> wanted;
        for (const int origin : m_pairing.origins())
            if (origin != isNew)
                wanted.push_back(origin);
        for (std::size_t row = 0; row < wanted.size(); ++row) {
            while (m_now[row] != wanted[row] && !m_pairing.isKept(m_now[row]) &&
                   moveBehindItsPredecessor(row, wanted))
                ;
            if (m_now[row] != wanted[row])
                move(placeOf(wanted[row]), row);
        }
    }

    bool moveBehindItsPredecessor(std::size_t row, const std::vector<int>& wanted)
    {
        const auto place = std::ranges::find(wanted, m_now[row]);
        const std::size_t to = placeOf(*(place - 1)); // the first one never gets here
        if (to <= row)
            return false;
        move(row, to);
        return true;
    }

    void insertRows()
    {
        const std::vector<int>& origins = m_pairing.origins();
        for (std::size_t row = 0; row < origins.size();) {
            std::size_t end = row;
            while (end < origins.size() && origins[end] == isNew)
                ++end;
            if (end > row)
                add(RowChange::Kind::Insert, row, end - row);
            row = end + 1;
        }
    }

    std::size_t placeOf(int origin) const
    {
        return static_cast<std::size_t>(std::ranges::find(m_now, origin) - m_now.begin());
    }

    void move(std::size_t from, std::size_t to)
    {
        const int moved = m_now[from];
        m_now.erase(m_now.begin() + static_cast<std::ptrdiff_t>(from));
        m_now.insert(m_now.begin() + static_cast<std::ptrdiff_t>(to), moved);
        m_steps.push_back({RowChange::Kind::Move, static_cast<int>(from), 1, static_cast<int>(to)});
    }

    void add(RowChange::Kind kind, std::size_t first, std::size_t count)
    {
        m_steps.push_back({kind, static_cast<int>(first), static_cast<int>(count), 0});
    }

    const Pairing& m_pairing;
    std::vector<int> m_now; // by the row that each was before
    std::vector<RowChange> m_steps;
};

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

std::vector<RowChange> rowChanges(const std::vector<RowIdentity>& before,
                                  const std::vector<RowIdentity>& after)
{
    const Pairing pairing(before, after);
    return ChangeSteps(pairing, before.size()).all();
}

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
        value->problem = QCoreApplication::translate("Metadata", "%1 after the value")
                             .arg(sizeText(bytes->size() - *end));
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
