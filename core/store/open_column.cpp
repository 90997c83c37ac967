#include "core/store/column_reader.h"
#include "core/store/row_reader.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

// A column with a mask beside it: where that is false there is no value, whatever is stored.
class MaskedColumn final : public ColumnReader {
 public:
    MaskedColumn(ColumnReaderPtr values, std::unique_ptr<RowReader> mask)
        : m_values(std::move(values)), m_mask(std::move(mask))
    {
    }

    Result<> read(const Request& request, TableCells::Column& to,
                  std::vector<std::string>& problems) const override
    {
        BLOSCOPE_CHECK(m_values->read(request, to, problems));
        BLOSCOPE_TRY(const RowReader::Rows mask, m_mask->read(request.rows, request.job));
        problems.insert(problems.end(), mask.problems.begin(), mask.problems.end());
        for (std::size_t i = 0; i < request.rows.size(); ++i)
            if (const auto hidden = hiddenBy(mask, i))
                hide(i, *hidden, to);
        return {};
    }

    std::optional<DType> elementType() const override { return m_values->elementType(); }

    Result<TableCellType> cellType() const override
    {
        BLOSCOPE_TRY(TableCellType type, m_values->cellType());
        type.areNullsElements = false;
        return type;
    }

    Result<TableElements> readElements(std::span<const std::int64_t> rows,
                                       const Job& job) const override
    {
        BLOSCOPE_TRY(TableElements elements, m_values->readElements(rows, job));
        BLOSCOPE_TRY(const RowReader::Rows mask, m_mask->read(rows, job));
        elements.problems.insert(elements.problems.end(), mask.problems.begin(),
                                 mask.problems.end());
        for (std::size_t i = 0; i < rows.size(); ++i)
            elements.states[i] = hiddenBy(mask, i).value_or(elements.states[i]);
        return elements;
    }

 private:
    // What a cell is whatever its value is, if the mask says so.
    static std::optional<TableCellState> hiddenBy(const RowReader::Rows& mask, std::size_t i)
    {
        if (mask.states[i] != CellState::Fine)
            return TableCellState::Damaged;
        if (mask.bytes[i] == std::byte{0})
            return TableCellState::Null;
        return {};
    }

    static void hide(std::size_t i, TableCellState state, TableCells::Column& to)
    {
        to.states[i] = state;
        to.texts[i].clear();
        if (!to.numbers.empty())
            to.numbers[i] = std::numeric_limits<double>::quiet_NaN();
    }

    ColumnReaderPtr m_values;
    std::unique_ptr<RowReader> m_mask;
};

// By what is stored, once the kinds that take several leaves are told apart.
Result<ColumnReaderPtr> openValues(const ColumnParts& parts, const TableSchema::Column& column)
{
    BLOSCOPE_TRY(FramePtr frame, parts.open(keyOfColumn(column.name)));
    const ObjectKind kind = classify(*frame);
    if (isItemList(kind))
        return openItemColumn(std::move(frame));
    if (kind != ObjectKind::Array)
        return Error{ErrorKind::Malformed,
                     fmt::format("this {} is not a table column", nameOf(kind))};
    if (column.kind == "utf8")
        return openUtf8Column(parts, column, std::move(frame));
    if (column.kind == "dictionary")
        return openDictionaryColumn(parts, column, std::move(frame));
    return openArrayColumn(parts, column, std::move(frame));
}

} // namespace

Result<FramePtr> ColumnParts::open(const std::string& key) const
{
    BLOSCOPE_TRY(FramePtr frame, store.openLeaf(prefix + key));
    files.keepOpen(store.find(prefix + key)->where, *frame);
    return frame;
}

Result<ColumnReaderPtr> openColumn(const ColumnParts& parts, const TableSchema::Column& column)
{
    BLOSCOPE_TRY(ColumnReaderPtr values, openValues(parts, column));
    const std::string maskKey = keyOfColumn(column.name) + ".notnull";
    if (!parts.store.find(parts.prefix + maskKey))
        return values;
    BLOSCOPE_TRY(FramePtr frame, parts.open(maskKey));
    BLOSCOPE_TRY(auto mask, RowReader::of(std::move(frame), parts.cache, parts.pool));
    if (mask->rowBytes() != 1)
        return Error{
            ErrorKind::Malformed,
            fmt::format("a mask of 1 byte per row is needed, but it has {}", mask->rowBytes())};
    return ColumnReaderPtr(std::make_shared<MaskedColumn>(std::move(values), std::move(mask)));
}

} // namespace bloscope
