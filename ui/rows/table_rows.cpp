#include "ui/rows/shown_rows.h"

#include "ui/controls/group_header.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <numeric>

namespace bloscope {

namespace {

struct TableText {
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

QString problemOf(const TableCells& cells)
{
    QStringList sentences;
    for (const std::string& problem : cells.problems)
        sentences << displayText(problem);
    return sentences.join(QStringLiteral("; "));
}

// Columns that hold no data say why in each cell.
QString absentText(const TableColumn& column)
{
    return column.storage == TableColumn::Storage::Computed ? TableText::tr("computed")
                                                            : TableText::tr("not stored");
}

RowCell cellOf(const std::string& text, TableCellState state, const TableColumn& column,
               ShownRows::Length length)
{
    switch (state) {
    case TableCellState::Null:
        return {QStringLiteral("null"), RowCell::State::Null};
    case TableCellState::Absent:
        return {absentText(column), RowCell::State::Absent};
    case TableCellState::Damaged:
        return {TableText::tr("damaged"), RowCell::State::Damaged};
    default:
        return {length == ShownRows::Length::Full ? QString::fromStdString(text)
                                                  : displayText(text),
                RowCell::State::Value};
    }
}

std::vector<RowCell> cellsOf(const TableCells::Column& read, const TableColumn& column,
                             ShownRows::Length length)
{
    std::vector<RowCell> cells;
    cells.reserve(read.texts.size());
    for (std::size_t row = 0; row < read.texts.size(); ++row)
        cells.push_back(cellOf(read.texts[row], read.states[row], column, length));
    return cells;
}

class TableRows : public ShownRows {
 public:
    TableRows(std::shared_ptr<const TableSource> rows, std::optional<std::int64_t> highestRow)
        : m_rows(std::move(rows)), m_highestRow(highestRow)
    {
    }

    int columnCount() const override
    {
        return static_cast<int>(m_rows->columns().size() - hiddenColumns());
    }
    QString columnName(int column) const override { return displayText(at(column).name); }
    QStringList columnLines(int column) const override { return partsOfName(columnName(column)); }
    QString columnToolTip(int column) const override { return columnText(at(column)); }
    bool isNumber(int column) const override { return at(column).numeric; }
    bool isGreyed(int column) const override
    {
        return at(column).storage != TableColumn::Storage::Stored;
    }
    std::optional<std::int64_t> highestRowNumber() const override { return m_highestRow; }

    NumberKinds numberKinds() const override
    {
        NumberKinds kinds;
        for (const TableColumn& column : m_rows->columns()) {
            const std::string& kind = column.kind;
            kinds.integers |= kind.starts_with("int") || kind.starts_with("uint");
            kinds.floats |= kind.starts_with("float") || kind.starts_with("complex");
            kinds.bytes |= kind.find("bytes") != kind.npos;
        }
        return kinds;
    }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columns,
                         const Form& form, const Job& job) const override
    {
        std::vector<std::size_t> wanted(static_cast<std::size_t>(columns));
        std::iota(wanted.begin(), wanted.end(),
                  static_cast<std::size_t>(firstColumn) + hiddenColumns());
        if (m_highestRow)
            wanted.insert(wanted.begin(), 0);
        const CellTextForm text =
            form.length == Length::Full ? CellTextForm::Full : CellTextForm::Short;
        BLOSCOPE_TRY(TableCells cells,
                     m_rows->read(wanted, firstRow, rows, text, job, form.numbers));
        RowTile tile{{}, problemOf(cells)};
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (m_highestRow && i == 0)
                tile.rowNumbers = rowNumbersIn(cells.columns[i]);
            else
                tile.columns.push_back(
                    cellsOf(cells.columns[i], m_rows->columns()[wanted[i]], form.length));
        return tile;
    }

 private:
    std::size_t hiddenColumns() const { return m_highestRow ? 1 : 0; }
    const TableColumn& at(int column) const
    {
        return m_rows->columns()[static_cast<std::size_t>(column) + hiddenColumns()];
    }
    static std::vector<std::int64_t> rowNumbersIn(const TableCells::Column& column)
    {
        std::vector<std::int64_t> numbers;
        for (const double number : column.numbers)
            numbers.push_back(static_cast<std::int64_t>(number));
        return numbers;
    }

    std::shared_ptr<const TableSource> m_rows;
    std::optional<std::int64_t> m_highestRow;
};

class NoRows final : public TableSource {
 public:
    explicit NoRows(std::vector<TableColumn> columns) : m_columns(std::move(columns)) {}

    const std::vector<TableColumn>& columns() const override { return m_columns; }
    Result<std::int64_t> rowCount(const Job&) const override { return std::int64_t(0); }
    Result<TableCells> read(std::span<const std::size_t>, std::int64_t, std::int64_t, CellTextForm,
                            const Job&, const NumberFormat&) const override
    {
        return Error{ErrorKind::Usage, "there are no rows"};
    }

 private:
    std::vector<TableColumn> m_columns;
};

} // namespace

ShownRowsPtr rowsOf(std::shared_ptr<const TableSource> rows, std::optional<std::int64_t> highestRow)
{
    return std::make_shared<TableRows>(std::move(rows), highestRow);
}

ShownRowsPtr rowsOf(std::vector<TableColumn> columns)
{
    return rowsOf(std::make_shared<const NoRows>(std::move(columns)));
}

QString columnText(const TableColumn& column)
{
    QStringList lines{displayText(column.name), displayText(column.typeText)};
    if (column.storage == TableColumn::Storage::Missing)
        lines << TableText::tr("Data missing");
    if (column.nullable)
        lines << TableText::tr("May contain nulls");
    if (!column.note.empty())
        lines << displayText(column.note);
    return lines.join('\n');
}

} // namespace bloscope
