#include "ui/rows/row_source.h"

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

RowCell cellOf(const std::string& text, TableCellState state, const TableColumn& column)
{
    switch (state) {
    case TableCellState::Null:
        return {TableText::tr("null"), RowCell::State::Null};
    case TableCellState::Absent:
        return {absentText(column), RowCell::State::Absent};
    case TableCellState::Damaged:
        return {TableText::tr("damaged"), RowCell::State::Damaged};
    default:
        return {displayText(text), RowCell::State::Value};
    }
}

std::vector<RowCell> cellsOf(const TableCells::Column& read, const TableColumn& column)
{
    std::vector<RowCell> cells;
    cells.reserve(read.texts.size());
    for (std::size_t row = 0; row < read.texts.size(); ++row)
        cells.push_back(cellOf(read.texts[row], read.states[row], column));
    return cells;
}

class TableRows : public RowSource {
 public:
    explicit TableRows(TablePtr table) : m_table(std::move(table)) {}

    int columnCount() const override { return static_cast<int>(m_table->columns().size()); }
    QString columnName(int column) const override { return displayText(at(column).name); }
    QString columnToolTip(int column) const override { return columnText(at(column)); }
    bool isNumber(int column) const override { return at(column).numeric; }
    bool isGreyed(int column) const override
    {
        return at(column).storage != TableColumn::Storage::Stored;
    }

    NumberKinds numberKinds() const override
    {
        NumberKinds kinds;
        for (const TableColumn& column : m_table->columns()) {
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
        std::iota(wanted.begin(), wanted.end(), static_cast<std::size_t>(firstColumn));
        const bool isFull = form.length == Length::Full;
        BLOSCOPE_TRY(const TableCells cells,
                     m_table->read(wanted, firstRow, rows,
                                   isFull ? CellTextForm::Full : CellTextForm::Short, job,
                                   form.numbers));
        RowTile tile{{}, problemOf(cells)};
        for (std::size_t i = 0; i < wanted.size(); ++i)
            tile.columns.push_back(cellsOf(cells.columns[i], m_table->columns()[wanted[i]]));
        return tile;
    }

 private:
    const TableColumn& at(int column) const
    {
        return m_table->columns()[static_cast<std::size_t>(column)];
    }

    TablePtr m_table;
};

} // namespace

RowSourcePtr rowsOf(TablePtr table)
{
    return std::make_shared<TableRows>(std::move(table));
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
