#include "ui/rows/row_copy.h"

#include "core/export/csv_field.h"

#include <QStringList>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t rowsAtOnce = 1024;

QString fieldText(const RowCell& cell)
{
    if (cell.state != RowCell::State::Value)
        return {};
    std::string field;
    appendField(cell.text.toStdString(), '\t', field);
    return QString::fromStdString(field);
}

void appendLines(const RowTile& tile, std::int64_t rows, QString& text)
{
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows); ++row) {
        QStringList fields;
        for (const std::vector<RowCell>& column : tile.columns)
            fields << fieldText(column[row]);
        text += fields.join('\t') + '\n';
    }
}

} // namespace

Result<QString> copyOf(const RowSource& source, const RowRange& range, const Job& job)
{
    QString text;
    for (std::int64_t done = 0; done < range.rows; done += rowsAtOnce) {
        if (job.stopped())
            return cancelled();
        const std::int64_t rows = std::min(rowsAtOnce, range.rows - done);
        BLOSCOPE_TRY(const RowTile tile,
                     source.read(range.firstRow + done, rows, range.firstColumn, range.columns,
                                 {RowSource::Length::Full}, job));
        appendLines(tile, rows, text);
    }
    if (range.rows == 1 && range.columns == 1)
        text.chop(1); // what is pasted into a field, or behind other text
    return text;
}

} // namespace bloscope
