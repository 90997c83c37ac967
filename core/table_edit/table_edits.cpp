#include "core/table_edit/table_edits.h"

#include "core/array/array.h"
#include "core/base/text.h"
#include "core/objects/item_list.h"
#include "core/objects/metadata_value.h"
#include "core/store/row_reader.h"
#include "core/store/table_schema.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <unordered_map>
#include <utility>

namespace bloscope {

namespace {

constexpr const char* validRowsKey = "/_valid_rows";
constexpr std::size_t mostTextBytes = 256UL << 20; // of edited texts of a column

// Calls take(slot) for each.
template <class Take>
void forEachRow(const RowSet& slots, const Take& take)
{
    RowRuns runs(slots);
    while (const auto run = runs.next())
        for (std::int64_t i = 0; i < run->count; ++i)
            take(run->begin + i);
}

} // namespace

// A column that is being edited.
struct TableEditor::Column {
    std::size_t index = 0;
    std::string key; // below the table
    CellWriter writer;
    std::shared_ptr<TableEdits::Texts> texts; // null until there are any
    std::optional<std::unordered_map<std::string, std::int32_t>> codes = {}; // of all words
    std::int32_t nextCode = 0;
};

Result<TableEdits> TableEdits::of(TablePtr table)
{
    if (table->store()->container() == Store::Container::Frame)
        return Error{ErrorKind::Unsupported,
                     "a table inside a single frame cannot be edited; one in a directory (.b2d) or "
                     "an archive (.b2z) can"};
    TableEdits edits;
    edits.m_original = table;
    edits.m_table = std::move(table);
    return edits;
}

TableEditor::TableEditor(TableEdits before, const EditTools& tools)
    : m_edits(std::move(before)),
      m_tools(tools),
      m_prefix(m_edits.m_original->key() == "/" ? "" : m_edits.m_original->key())
{
}

TableEditor::~TableEditor() = default;

bool TableEditor::hasLeaf(const std::string& key) const
{
    return m_leaves.contains(key) || m_edits.m_leaves.contains(key) ||
           m_edits.m_original->store()->find(m_prefix + key) != nullptr;
}

Result<LeafEdits> TableEditor::leafBefore(const std::string& key) const
{
    if (const auto edited = m_edits.m_leaves.find(key); edited != m_edits.m_leaves.end())
        return edited->second;
    BLOSCOPE_TRY(FramePtr frame, m_edits.m_original->store()->openLeaf(m_prefix + key));
    return LeafEdits::of(std::move(frame));
}

Result<LeafEditor*> TableEditor::leaf(const std::string& key)
{
    std::unique_ptr<LeafEditor>& editor = m_leaves[key];
    if (!editor) {
        auto before = leafBefore(key);
        if (!before)
            m_leaves.erase(key);
        BLOSCOPE_TRY(LeafEdits edits, std::move(before));
        editor = std::make_unique<LeafEditor>(std::move(edits), m_tools);
    }
    return editor.get();
}

Result<TableEditor::Column*> TableEditor::column(std::size_t index)
{
    std::unique_ptr<Column>& known = m_columns[index];
    if (known)
        return known.get();
    auto column = std::make_unique<Column>();
    BLOSCOPE_TRY(column->writer, cellWriterOf(*m_edits.m_original, index));
    column->index = index;
    column->key = keyOfColumn(column->writer.name);
    if (const auto before = m_edits.m_texts.find(index); before != m_edits.m_texts.end())
        column->texts = std::make_shared<TableEdits::Texts>(*before->second);
    known = std::move(column);
    return known.get();
}

// Made for the first null of a column, as by its writer.
Result<LeafEditor*> TableEditor::maskOf(const Column& column)
{
    const std::string key = column.key + ".notnull";
    if (hasLeaf(key))
        return leaf(key);
    BLOSCOPE_TRY(const LeafEditor* const live, leaf(validRowsKey));
    BLOSCOPE_TRY(const std::int64_t slots, live->rows());
    const bool isText = column.writer.storage == CellStorage::Texts;
    BLOSCOPE_TRY(const FramePtr like, m_edits.m_original->store()->openLeaf(
                                          m_prefix + (isText ? validRowsKey : column.key)));
    BLOSCOPE_TRY(FramePtr mask, newMask(slots, like));
    auto editor = std::make_unique<LeafEditor>(LeafEdits::of(std::move(mask)), m_tools);
    return (m_leaves[key] = std::move(editor)).get();
}

Result<> TableEditor::setValidity(Column& column, const RowSet& slots, bool hasValue)
{
    if (slots.isEmpty() || column.writer.nulls != NullStorage::Mask ||
        (hasValue && !hasLeaf(column.key + ".notnull")))
        return {};
    BLOSCOPE_TRY(LeafEditor* const mask, maskOf(column));
    const std::byte flag{static_cast<std::uint8_t>(hasValue)};
    return mask->fill(slots, {&flag, 1}).within(escapeForDisplay(column.key) + ".notnull");
}

Result<> TableEditor::setCells(std::size_t index, const RowSet& slots,
                               const std::optional<std::string>& text)
{
    if (slots.isEmpty())
        return {};
    BLOSCOPE_TRY(Column* const column, this->column(index));
    BLOSCOPE_CHECK(column->writer.storage == CellStorage::Texts
                       ? setTexts(*column, slots, text)
                       : setElements(*column, slots, text));
    m_edits.m_change.columns.insert(column->writer.name);
    m_edits.m_change.changesValues = true;
    return setValidity(*column, slots, text.has_value());
}

Result<> TableEditor::setElements(Column& column, const RowSet& slots,
                                  const std::optional<std::string>& text)
{
    const bool isWord = column.writer.storage == CellStorage::Words;
    BLOSCOPE_TRY(const ByteBuffer element,
                 isWord ? codeOf(column, text) : elementOfCell(column.writer, text));
    BLOSCOPE_TRY(LeafEditor* const leaf, this->leaf(column.key));
    return leaf->fill(slots, element).within(escapeForDisplay(column.key));
}

Result<> TableEditor::setTexts(Column& column, const RowSet& slots,
                               const std::optional<std::string>& text)
{
    BLOSCOPE_TRY(const std::string stored, textOfCell(column.writer, text));
    if (!column.texts)
        column.texts = std::make_shared<TableEdits::Texts>();
    const auto count = static_cast<std::size_t>(slots.count());
    if (column.texts->size() + count > mostTexts || stored.size() > mostTextBytes / count)
        return Error{ErrorKind::Limit,
                     fmt::format("at most {} texts of a column, of {} together, are edited at once",
                                 groupedDigits(static_cast<std::uint64_t>(mostTexts)),
                                 byteCountText(mostTextBytes))};
    forEachRow(slots, [&](std::int64_t slot) { (*column.texts)[slot] = stored; });
    return {};
}

// All words with their codes, those of this edit as well.
Result<> TableEditor::readWords(Column& column)
{
    if (column.codes)
        return {};
    std::unordered_map<std::string, std::int32_t> codes;
    BLOSCOPE_TRY(FramePtr frame,
                 m_edits.m_original->store()->openLeaf(m_prefix + column.key + "_dict"));
    BLOSCOPE_TRY(const ItemListPtr words, ItemList::open(std::move(frame)));
    BLOSCOPE_TRY(const std::int64_t count, words->count(m_tools.job));
    const auto& added = m_edits.m_words[column.index];
    if (count + std::ssize(added) >= std::numeric_limits<std::int32_t>::max())
        return Error{ErrorKind::Limit, "the dictionary has too many words"};
    for (std::int64_t code = 0; code < count; ++code) {
        if (m_tools.job.stopped())
            return cancelled();
        BLOSCOPE_TRY(const msgpack_value::Value word, words->item(code, m_tools.job));
        if (const auto text = textOf(&word))
            codes.emplace(*text, static_cast<std::int32_t>(code));
    }
    column.nextCode = static_cast<std::int32_t>(count);
    for (const std::string& word : added)
        codes.emplace(word, column.nextCode++);
    column.codes = std::move(codes);
    return {};
}

Result<ByteBuffer> TableEditor::codeOf(Column& column, const std::optional<std::string>& text)
{
    if (!text)
        return elementOfCell(column.writer, text);
    BLOSCOPE_TRY(const std::string word, textOfCell(column.writer, text));
    BLOSCOPE_CHECK(readWords(column));
    const auto [entry, isNew] = column.codes->try_emplace(word, column.nextCode);
    if (isNew) {
        if (column.nextCode == std::numeric_limits<std::int32_t>::max())
            return Error{ErrorKind::Limit, "the dictionary has too many words"};
        m_edits.m_words[column.index].push_back(word);
        ++column.nextCode;
    }
    return elementOfCode(column.writer, entry->second);
}

Result<> TableEditor::deleteRows(const RowSet& slots)
{
    if (slots.isEmpty())
        return {};
    BLOSCOPE_TRY(LeafEditor* const live, leaf(validRowsKey));
    m_edits.m_change.changesRows = true;
    const std::byte dead{0};
    return live->fill(slots, {&dead, 1});
}

// After the last row that is alive, as python-blosc2 appends.
Result<std::int64_t> TableEditor::firstFreeSlot()
{
    BLOSCOPE_TRY(const LeafEditor* const live, leaf(validRowsKey));
    static_cast<void>(live);
    // Flags that this edit has changed are seen in the frame that it makes of them.
    auto now = std::move(*m_leaves.extract(validRowsKey).mapped());
    BLOSCOPE_TRY(LeafEdits edits, std::move(now).finish());
    const FramePtr frame = edits.frame;
    m_leaves[validRowsKey] = std::make_unique<LeafEditor>(std::move(edits), m_tools);
    BLOSCOPE_TRY(const auto flags, LiveRows::of(frame, m_edits.m_original->cache(), m_tools.pool));
    for (std::int64_t end = flags->capacity(); end > 0;) {
        const std::int64_t begin = std::max<std::int64_t>(0, end - LiveRows::rowsPerStep);
        BLOSCOPE_TRY(const ByteBuffer part, flags->flags(begin, end - begin, m_tools.job));
        for (std::size_t i = part.size(); i > 0; --i)
            if (part[i - 1] != std::byte{0})
                return begin + static_cast<std::int64_t>(i);
        end = begin;
    }
    return 0;
}

// All arrays of the table have at least so many slots then.
Result<> TableEditor::growTo(std::int64_t slots)
{
    const Table& table = *m_edits.m_original;
    BLOSCOPE_TRY(LeafEditor* const live, leaf(validRowsKey));
    BLOSCOPE_CHECK(live->growTo(slots).within(validRowsKey));
    for (std::size_t i = 0; i < table.columns().size(); ++i) {
        if (table.columns()[i].storage != TableColumn::Storage::Stored)
            continue;
        const std::string key = keyOfColumn(table.schemaOf(i).name);
        if (table.columns()[i].kind != "utf8") {
            BLOSCOPE_TRY(LeafEditor* const leaf, this->leaf(key));
            BLOSCOPE_CHECK(leaf->growTo(slots).within(table.columns()[i].name));
        }
        if (!hasLeaf(key + ".notnull"))
            continue;
        BLOSCOPE_TRY(LeafEditor* const mask, leaf(key + ".notnull"));
        BLOSCOPE_TRY(const std::int64_t before, mask->rows());
        BLOSCOPE_CHECK(mask->growTo(slots).within(table.columns()[i].name));
        if (before < slots) {
            const std::byte hasValue{1};
            BLOSCOPE_CHECK(mask->fill(RowSet::range(before, slots), {&hasValue, 1}));
        }
    }
    return {};
}

Result<std::int64_t> TableEditor::appendRows(std::span<const Row> rows)
{
    const Table& table = *m_edits.m_original;
    BLOSCOPE_TRY(const std::int64_t slot, firstFreeSlot());
    if (rows.empty())
        return slot;
    const std::int64_t end = slot + std::ssize(rows);
    BLOSCOPE_CHECK(growTo(end));
    for (std::size_t i = 0; i < table.columns().size(); ++i) {
        if (table.columns()[i].storage == TableColumn::Storage::Computed)
            continue;
        if (table.columns()[i].note.starts_with("stored result of"))
            BLOSCOPE_CHECK(appendResults(i, slot, std::ssize(rows)));
        else
            BLOSCOPE_CHECK(appendCells(i, slot, rows));
    }
    BLOSCOPE_TRY(LeafEditor* const live, leaf(validRowsKey));
    const std::byte isLive{1};
    BLOSCOPE_CHECK(live->fill(RowSet::range(slot, end), {&isLive, 1}));
    m_edits.m_change.changesValues = true;
    return slot;
}

// What a new row has in a column: what was given, or what stands in for it. Errors: Usage.
Result<std::optional<std::string>> TableEditor::givenCell(const Column& column,
                                                          const Row& row) const
{
    if (const auto given = row.find(column.index); given != row.end())
        return given->second;
    if (!column.writer.fallback && column.writer.nulls == NullStorage::None)
        return usageError(fmt::format("column {} needs a value in new rows",
                                      escapeForDisplay(column.writer.name)));
    return column.writer.fallback;
}

Result<> TableEditor::appendCells(std::size_t index, std::int64_t slot, std::span<const Row> rows)
{
    BLOSCOPE_TRY(Column* const column, this->column(index));
    const CellStorage storage = column->writer.storage;
    ByteBuffer elements;
    RowSet nulls;
    RowSet values;
    for (std::int64_t at = slot; const Row& row : rows) {
        BLOSCOPE_TRY(const std::optional<std::string> text, givenCell(*column, row));
        (text ? values : nulls).addRange(at, at + 1);
        if (storage == CellStorage::Texts) {
            BLOSCOPE_CHECK(setTexts(*column, RowSet::range(at, at + 1), text));
        } else {
            BLOSCOPE_TRY(const ByteBuffer element, storage == CellStorage::Words
                                                       ? codeOf(*column, text)
                                                       : elementOfCell(column->writer, text));
            elements.insert(elements.end(), element.begin(), element.end());
        }
        ++at;
    }
    if (storage != CellStorage::Texts) {
        BLOSCOPE_TRY(LeafEditor* const leaf, this->leaf(column->key));
        BLOSCOPE_CHECK(leaf->put(slot, elements));
    }
    m_edits.m_change.columns.insert(column->writer.name);
    BLOSCOPE_CHECK(setValidity(*column, values, true));
    return setValidity(*column, nulls, false);
}

// Zeros, until their writer works them out again: they are marked as out of date.
Result<> TableEditor::appendResults(std::size_t index, std::int64_t slot, std::int64_t count)
{
    BLOSCOPE_TRY(LeafEditor* const leaf,
                 this->leaf(keyOfColumn(m_edits.m_original->schemaOf(index).name)));
    BLOSCOPE_TRY(const ByteBuffer zero, leaf->zeroElement());
    return leaf->fill(RowSet::range(slot, slot + count), zero);
}

Result<> TableEditor::finishTexts()
{
    for (const auto& [index, column] : m_columns) {
        if (!column || !column->texts || column->texts->empty())
            continue;
        const Store& store = *m_edits.m_original->store();
        BLOSCOPE_TRY(const FramePtr offsets, store.openLeaf(m_prefix + column->key));
        BLOSCOPE_TRY(const FramePtr bytes, store.openLeaf(m_prefix + column->key + ".utf8"));
        BLOSCOPE_TRY(TextLeaves leaves, rewrittenTexts(offsets, bytes, *column->texts,
                                                       m_edits.m_original->cache(), m_tools)
                                            .within(escapeForDisplay(column->writer.name)));
        m_edits.m_leaves.insert_or_assign(column->key, std::move(leaves.offsets));
        m_edits.m_leaves.insert_or_assign(column->key + ".utf8", std::move(leaves.bytes));
        m_edits.m_texts.insert_or_assign(index, column->texts);
    }
    return {};
}

Result<> TableEditor::finishWords()
{
    for (const auto& [index, words] : m_edits.m_words) {
        if (words.empty())
            continue;
        const std::string key = keyOfColumn(m_edits.m_original->schemaOf(index).name) + "_dict";
        BLOSCOPE_TRY(const FramePtr before, m_edits.m_original->store()->openLeaf(m_prefix + key));
        LeafEdits leaf = LeafEdits::of(before);
        BLOSCOPE_TRY(leaf.frame, longerWords(before, words, m_tools).within(key));
        m_edits.m_leaves.insert_or_assign(key, std::move(leaf));
    }
    return {};
}

Result<> TableEditor::finishLeaves()
{
    for (auto& [key, editor] : m_leaves) {
        auto finished = std::move(*editor).finish();
        BLOSCOPE_TRY(LeafEdits leaf, std::move(finished).within(key));
        if (leaf.frame != leaf.original || m_edits.m_leaves.contains(key))
            m_edits.m_leaves.insert_or_assign(key, std::move(leaf));
    }
    m_leaves.clear();
    return {};
}

// The description, and the table that comes of all frames.
Result<> TableEditor::describe()
{
    const Table& original = *m_edits.m_original;
    const auto live = m_edits.m_leaves.find(validRowsKey);
    if (live == m_edits.m_leaves.end()) {
        BLOSCOPE_TRY(m_edits.m_change.liveRows, original.rowCount(m_tools.job));
    } else {
        BLOSCOPE_TRY(const auto rows,
                     LiveRows::of(live->second.frame, original.cache(), m_tools.pool));
        BLOSCOPE_TRY(m_edits.m_change.liveRows, rows->count(m_tools.job));
    }
    BLOSCOPE_TRY(
        m_edits.m_description,
        changedDescription(original.meta(), m_edits.m_change, m_tools.pool).within("/_meta"));
    Store::Frames frames;
    frames.emplace(m_prefix + "/_meta", m_edits.m_description.meta);
    for (const auto& [key, leaf] : m_edits.m_leaves)
        frames.emplace(m_prefix + key, leaf.frame);
    BLOSCOPE_TRY(StorePtr store, original.store()->withFrames(frames));
    BLOSCOPE_TRY(m_edits.m_table,
                 Table::open(std::move(store), original.key(), original.cache(), original.pool()));
    return {};
}

Result<TableEdits> TableEditor::finish() &&
{
    BLOSCOPE_CHECK(finishLeaves());
    BLOSCOPE_CHECK(finishTexts());
    BLOSCOPE_CHECK(finishWords());
    if (!m_edits.m_leaves.empty())
        BLOSCOPE_CHECK(describe());
    return std::move(m_edits);
}

} // namespace bloscope
