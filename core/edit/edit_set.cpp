#include "core/edit/edit_set.h"

#include "core/array/array_layout.h"
#include "core/array/write_b2nd.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/dtype.h"
#include "core/frame/frame.h"
#include "core/objects/reserved_names.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

// ndlz and zfp, ndcell and ndmean: what they do to a block depends on its shape (format.md 4, 5).
bool worksWithShapes(const FrameHeader& header)
{
    const bool codecDoes = header.codecId() >= 32 && header.codecId() <= 35;
    return codecDoes || std::ranges::any_of(header.filters, [](std::uint8_t filter) {
               return filter == 32 || filter == 33;
           });
}

std::optional<B2ndMetadata> arrayOf(const Frame& frame)
{
    const MetadataEntry* entry = findArrayMetadata(frame.metalayers());
    if (!entry || entry->error)
        return {};
    auto array = parseB2nd(entry->value, entry->valueOffset);
    return array ? std::optional(*std::move(array)) : std::nullopt;
}

Result<> checkBlocks(const Frame& frame, const B2ndMetadata& array)
{
    const auto before = arrayOf(frame);
    if (!before || before->blockshape == array.blockshape || !worksWithShapes(frame.header()))
        return {};
    return usageError(fmt::format("the compression of this array depends on its block shape {}, "
                                  "which cannot be changed to {}",
                                  before->blockshape, array.blockshape));
}

Result<> checkDType(const Frame& frame, const B2ndMetadata& array)
{
    const auto before = arrayOf(frame);
    if (!array.dtype || (before && before->dtype == array.dtype))
        return {};
    const auto dtype = parseDType(*array.dtype, frame.limits());
    if (!dtype)
        return usageError(dtype.error().text());
    const auto typesize = static_cast<std::size_t>(frame.header().typesize);
    if (dtype->itemsize != typesize)
        return usageError(fmt::format("'{}' has {} bytes, but the elements have {}", *array.dtype,
                                      dtype->itemsize, typesize));
    return {};
}

Result<> checkShapes(const Frame& frame, const B2ndMetadata& array)
{
    const auto layout = layoutOf(array, frame.header().typesize);
    if (!layout)
        return usageError(layout.error().text());
    if (frame.indexError())
        return usageError("the chunks cannot be counted: " + frame.indexError()->text());
    if (const auto fits = checkLayout(*layout, frame.header(), frame.chunkCount()); !fits)
        return usageError(fits.error().text());
    return {};
}

using Of = MetadataSectionOf;

// Names that make an array of a frame, the one that counts first (format.md 8.1).
constexpr std::string_view arrayNames[] = {"b2nd", "caterva"};

EditSet::Entries entriesOf(const MetadataSection& section)
{
    EditSet::Entries entries;
    for (std::size_t i = 0; i < section.entries.size(); ++i)
        entries.push_back({.name = section.entries[i].name, .original = i, .value = nullptr});
    return entries;
}

const EditedEntry* arrayEntryOf(const EditSet::Entries& entries)
{
    for (const std::string_view name : arrayNames) {
        const auto found = std::ranges::find(entries, name, &EditedEntry::name);
        if (found != entries.end())
            return &*found;
    }
    return nullptr;
}

} // namespace

Result<> checkArrayMetadata(const Frame& frame, ByteView value)
{
    const auto array = parseB2nd(value, 0);
    if (!array)
        return usageError(array.error().text());
    if (array->trailingBytes > 0)
        return usageError(fmt::format("{} bytes follow the array metadata", array->trailingBytes));
    BLOSCOPE_CHECK(checkShapes(frame, *array));
    BLOSCOPE_CHECK(checkBlocks(frame, *array));
    return checkDType(frame, *array);
}

EditSet::EditSet(OriginalValuesPtr originals)
    : m_originals(std::move(originals)),
      m_fixed(entriesOf(original(Of::Header))),
      m_variable(entriesOf(original(Of::Trailer)))
{
}

EditSet::EditSet(FramePtr frame) : EditSet(std::make_shared<const OriginalValues>(std::move(frame)))
{
}

const MetadataSection& EditSet::original(Of of) const
{
    return m_originals->section(of);
}

const EditSet::Entries& EditSet::entries(Of of) const
{
    return of == Of::Header ? m_fixed : m_variable;
}

EditSet::Entries& EditSet::editable(Of of)
{
    return of == Of::Header ? m_fixed : m_variable;
}

std::optional<std::size_t> EditSet::find(Of of, std::string_view name) const
{
    const auto found = std::ranges::find(entries(of), name, &EditedEntry::name);
    if (found == entries(of).end())
        return {};
    return static_cast<std::size_t>(found - entries(of).begin());
}

Result<SharedBytes> EditSet::value(Of of, std::size_t i) const
{
    const EditedEntry& entry = entries(of)[i];
    if (entry.value)
        return entry.value;
    return m_originals->value(of, *entry.original);
}

// Gives an entry that says what the file says back to the file.
void EditSet::makeOriginalAgain(Of of, EditedEntry& entry) const
{
    const auto saysTheSame = [&](std::size_t original) {
        return entry.value && m_originals->holds(of, original, *entry.value);
    };
    if (entry.original) {
        if (saysTheSame(*entry.original))
            entry.value = nullptr;
        return;
    }
    const std::vector<MetadataEntry>& originals = original(of).entries;
    for (std::size_t i = 0; i < originals.size(); ++i) {
        const bool isTaken = std::ranges::any_of(
            entries(of), [&](const EditedEntry& other) { return other.original == i; });
        if (!isTaken && originals[i].name == entry.name && saysTheSame(i)) {
            entry.original = i;
            entry.value = nullptr;
            return;
        }
    }
}

std::optional<std::string_view> EditSet::lockReason(Of of, std::string_view name) const
{
    if (m_unlocked.contains({of, std::string(name)}))
        return {};
    return of == Of::Header ? reservedMetalayer(name)
                            : reservedVlMetalayer(name, classify(*frame()));
}

void EditSet::unlock(Of of, std::string name)
{
    m_unlocked.emplace(of, std::move(name));
}

void EditSet::unlockAsIn(const EditSet& other)
{
    m_unlocked.insert(other.m_unlocked.begin(), other.m_unlocked.end());
}

Result<> EditSet::checkLock(Of of, std::string_view name) const
{
    const auto reason = lockReason(of, name);
    if (!reason)
        return {};
    return usageError(fmt::format("'{}' is locked because it is reserved for libraries: {}",
                                  escapeForDisplay(name), *reason));
}

Result<> EditSet::checkName(Of of, std::string_view name, std::optional<std::size_t> besides) const
{
    BLOSCOPE_CHECK(checkMetadataName(name));
    BLOSCOPE_CHECK(checkLock(of, name));
    if (const auto same = find(of, name); same && same != besides)
        return usageError(
            fmt::format("an entry named '{}' already exists", escapeForDisplay(name)));
    return {};
}

std::string EditSet::freeName(Of of, const std::string& name) const
{
    constexpr int mostTried = 1000;         // far more than there can be entries
    constexpr std::size_t longestStem = 27; // leaves room for " 999"
    if (checkName(of, name))
        return name;
    for (int number = 2; number < mostTried; ++number) {
        const std::string other = fmt::format("{} {}", utf8Prefix(name, longestStem), number);
        if (checkName(of, other))
            return other;
    }
    return name;
}

// Makes `entries` the new ones, unless an array no longer fits its chunks.
Result<> EditSet::replace(Of of, Entries entries)
{
    const EditedEntry* array = of == Of::Header ? arrayEntryOf(entries) : nullptr;
    if (array && array->value) {
        BLOSCOPE_CHECK(checkArrayMetadata(*frame(), *array->value).within(array->name));
    } else if (array) {
        const MetadataEntry& stored = original(of).entries[*array->original];
        const bool isNew = stored.name != array->name || !arrayEntryOf(this->entries(of)) ||
                           arrayEntryOf(this->entries(of))->original != array->original;
        if (isNew) {
            BLOSCOPE_CHECK(checkArrayMetadata(*frame(), stored.value).within(array->name));
        }
    }
    editable(of) = std::move(entries);
    return {};
}

Result<> EditSet::add(Of of, std::string name, ByteBuffer value, std::size_t at)
{
    BLOSCOPE_CHECK(checkName(of, name));
    BLOSCOPE_CHECK(checkMetadataValue(value.size()).within(name));
    BLOSCOPE_CHECK(checkMetadataCount(of, entries(of).size() + 1));
    EditedEntry entry{.name = std::move(name),
                      .original = {},
                      .value = std::make_shared<const ByteBuffer>(std::move(value))};
    makeOriginalAgain(of, entry);
    Entries changed = entries(of);
    changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(at), std::move(entry));
    return replace(of, std::move(changed));
}

Result<> EditSet::setValue(Of of, std::size_t i, ByteBuffer value)
{
    BLOSCOPE_CHECK(checkLock(of, entries(of)[i].name));
    BLOSCOPE_CHECK(checkMetadataValue(value.size()).within(entries(of)[i].name));
    Entries changed = entries(of);
    changed[i].value = std::make_shared<const ByteBuffer>(std::move(value));
    makeOriginalAgain(of, changed[i]);
    return replace(of, std::move(changed));
}

Result<> EditSet::rename(Of of, std::size_t i, std::string name)
{
    BLOSCOPE_CHECK(checkLock(of, entries(of)[i].name));
    BLOSCOPE_CHECK(checkName(of, name, i));
    Entries changed = entries(of);
    changed[i].name = std::move(name);
    makeOriginalAgain(of, changed[i]);
    return replace(of, std::move(changed));
}

Result<> EditSet::remove(Of of, std::size_t i)
{
    BLOSCOPE_CHECK(checkLock(of, entries(of)[i].name));
    Entries changed = entries(of);
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
    return replace(of, std::move(changed));
}

Result<> EditSet::move(Of of, std::size_t from, std::size_t to)
{
    Entries changed = entries(of);
    EditedEntry entry = std::move(changed[from]);
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(from));
    changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(to), std::move(entry));
    return replace(of, std::move(changed));
}

Result<> EditSet::setArray(const B2ndMetadata& array)
{
    const EditedEntry* entry = arrayEntryOf(m_fixed);
    if (!entry)
        return usageError("this frame is not an array");
    EditSet unlocked = *this;
    unlocked.unlock(Of::Header, entry->name);
    BLOSCOPE_CHECK(unlocked.setValue(Of::Header, static_cast<std::size_t>(entry - m_fixed.data()),
                                     writeB2nd(array)));
    m_fixed = std::move(unlocked.m_fixed);
    return {};
}

bool EditSet::isClean() const
{
    return m_values.isEmpty() && isClean(Of::Header) && isClean(Of::Trailer);
}

bool EditSet::isClean(Of of) const
{
    return entries(of) == entriesOf(original(of));
}

bool EditSet::operator==(const EditSet& other) const
{
    return frame() == other.frame() && m_fixed == other.m_fixed && m_variable == other.m_variable &&
           m_values == other.m_values;
}

} // namespace bloscope
