#include "ui/curve/line_values.h"

#include "ui/cells/cell_tile.h"

namespace bloscope {

namespace {

constexpr qsizetype longestValue = 40; // characters, beside the name of a line

QString shortened(const QString& text)
{
    return text.size() > longestValue ? text.left(longestValue) + u'…' : text;
}

} // namespace

Result<QStringList> readLineValues(const CellSource& source, const CurveSlice& curve,
                                   std::int64_t point, const Job& job)
{
    QStringList values;
    for (std::int64_t line = 0; line < curve.lines(); ++line) {
        BLOSCOPE_TRY(const CellTile tile,
                     CellTile::read(source, curve.cell(line, point), {0, 0, 1, 1}, job));
        values << shortened(tile.textAt({0, 0}));
    }
    return values;
}

} // namespace bloscope
