#include "ui/records/row_changes.h"

#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <span>
#include <utility>

namespace bloscope {

namespace {

QString textInFile(const TableCells::Column& cells, std::size_t i)
{
    return cells.states[i] == TableCellState::Null ? QStringLiteral("null")
                                                   : displayText(cells.texts[i]);
}

// Computed columns have no cells in the file.
bool isSame(const RowCell& cell, const TableCells::Column& inFile, std::size_t i)
{
    switch (inFile.states[i]) {
    case TableCellState::Value:
        return cell.state == RowCell::State::Value && cell.text.toStdString() == inFile.texts[i];
    case TableCellState::Null:
        return cell.state == RowCell::State::Null;
    default:
        return true;
    }
}

class EditedRows final : public ShownRows {
 public:
    EditedRows(ShownRowsPtr shown, std::shared_ptr<const ChosenRows> rows, QueryTablePtr inFile,
               std::vector<std::size_t> columns)
        : m_shown(std::move(shown)),
          m_rows(std::move(rows)),
          m_inFile(std::move(inFile)),
          m_columns(std::move(columns))
    {
    }

    int columnCount() const override { return m_shown->columnCount(); }
    QString columnName(int column) const override { return m_shown->columnName(column); }
    QStringList columnLines(int column) const override { return m_shown->columnLines(column); }
    QString columnToolTip(int column) const override { return m_shown->columnToolTip(column); }
    bool isNumber(int column) const override { return m_shown->isNumber(column); }
    NumberKinds numberKinds() const override { return m_shown->numberKinds(); }
    bool isGreyed(int column) const override { return m_shown->isGreyed(column); }
    std::optional<std::int64_t> highestRowNumber() const override
    {
        return m_shown->highestRowNumber();
    }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columns,
                         const Form& form, const Job& job) const override
    {
        BLOSCOPE_TRY(RowTile tile, m_shown->read(firstRow, rows, firstColumn, columns, form, job));
        if (form.length == Length::Short)
            BLOSCOPE_CHECK(mark(tile, firstRow, rows, firstColumn, columns, job));
        return tile;
    }

 private:
    // Which rows of the tile are rows of the file as well, and where they are there.
    struct Known {
        std::vector<std::size_t> rows;
        std::vector<std::int64_t> storedAt;
    };

    Result<Known> knownRows(std::int64_t firstRow, std::int64_t rows, const Job& job) const
    {
        BLOSCOPE_TRY(const std::shared_ptr<const RowSet> live, m_inFile->live(job));
        Known known;
        for (std::size_t row = 0; const std::int64_t slot : m_rows->slotsOf(firstRow, rows)) {
            if (live->contains(slot)) {
                known.rows.push_back(row);
                known.storedAt.push_back(slot);
            }
            ++row;
        }
        return known;
    }

    Result<> mark(RowTile& tile, std::int64_t firstRow, std::int64_t rows, int firstColumn,
                  int columns, const Job& job) const
    {
        BLOSCOPE_TRY(const Known known, knownRows(firstRow, rows, job));
        BLOSCOPE_TRY(const RowTile whole,
                     m_shown->read(firstRow, rows, firstColumn, columns, {Length::Full}, job));
        const auto wanted = std::span(m_columns).subspan(static_cast<std::size_t>(firstColumn),
                                                         static_cast<std::size_t>(columns));
        BLOSCOPE_TRY(const TableCells inFile,
                     m_inFile->readSlots(wanted, known.storedAt, CellTextForm::Full, job, {}));
        for (std::size_t i = 0; i < tile.columns.size(); ++i)
            markColumn(tile.columns[i], whole.columns[i], inFile.columns[i], known.rows);
        return {};
    }

    static void markColumn(std::vector<RowCell>& cells, const std::vector<RowCell>& whole,
                           const TableCells::Column& inFile, std::span<const std::size_t> known)
    {
        std::size_t next = 0;
        for (std::size_t row = 0; row < cells.size(); ++row) {
            const bool isNew = next == known.size() || known[next] != row;
            if (isNew)
                cells[row].inFile = QString();
            else if (const std::size_t i = next++; !isSame(whole[row], inFile, i))
                cells[row].inFile = textInFile(inFile, i);
        }
    }

    ShownRowsPtr m_shown;
    std::shared_ptr<const ChosenRows> m_rows;
    QueryTablePtr m_inFile;
    std::vector<std::size_t> m_columns;
};

} // namespace

ShownRowsPtr markedRows(ShownRowsPtr shown, std::shared_ptr<const ChosenRows> rows,
                        QueryTablePtr inFile, std::vector<std::size_t> columns)
{
    return std::make_shared<EditedRows>(std::move(shown), std::move(rows), std::move(inFile),
                                        std::move(columns));
}

} // namespace bloscope
