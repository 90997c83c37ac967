#pragma once

#include "core/plane/cell_runs.h"

#include <QString>
#include <QStringList>

namespace bloscope::test {

// One line a row, "#" where there is a cell.
inline QString pictureOf(const CellRuns& cells, const CellRect& part)
{
    QStringList lines;
    for (std::int64_t row = part.row; row < part.endRow(); ++row) {
        QString line(qsizetype(part.columns), '.');
        if (const auto found = cells.rows().find(row); found != cells.rows().end())
            for (const CellRuns::Run& run : found->second)
                for (std::int64_t column = run.begin; column < run.end; ++column)
                    line[qsizetype(column - part.column)] = '#';
        lines << line;
    }
    return lines.join('\n');
}

// And the other way round.
inline CellRuns runsOf(const QString& picture)
{
    CellRuns cells;
    const QStringList lines = picture.split('\n');
    for (qsizetype row = 0; row < lines.size(); ++row)
        for (qsizetype column = 0; column < lines[row].size(); ++column)
            if (lines[row][column] == '#')
                cells.add(row, {column, column + 1});
    return cells;
}

} // namespace bloscope::test
