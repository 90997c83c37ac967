#include "ui/window/interpretation_preview.h"

#include "core/dtype/cell_text.h"
#include "ui/text/error_text.h"

#include <QFontDatabase>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t previewRows = 6;
constexpr std::int64_t previewColumns = 8;
constexpr qsizetype longestCell = 12; // characters

// The beginning of the middle plane, where there is more to see than at the edge.
Slice previewSlice(const Shape& shape)
{
    Slice slice = Slice::middlePlane(shape);
    slice.letLineRunAcross();
    const auto cut = [&](std::optional<std::size_t> dimension, std::int64_t most) {
        if (dimension)
            slice.set(*dimension, DimensionSlice::range(0, std::min(most, shape[*dimension])));
    };
    const auto row = slice.rowDimension();
    const auto column = slice.columnDimension();
    cut(row, previewRows);
    cut(column, previewColumns);
    return slice;
}

QString previewText(const Cells& cells, const DType& dtype, const Shape& shape)
{
    const CellText texts(dtype, {}, std::size_t(longestCell));
    const std::int64_t rows = cells.slice.rows();
    const std::int64_t columns = cells.slice.columns();
    QStringList lines{displayText(cells.slice.text())};
    for (std::int64_t row = 0; row < rows; ++row) {
        QString line;
        for (std::int64_t column = 0; column < columns; ++column) {
            QString cell = cells.stateAt(row, column) == CellState::Fine
                               ? displayText(texts.of(cells.at(row, column)))
                               : QStringLiteral("–");
            if (cell.size() > longestCell)
                cell = cell.left(longestCell - 1) + u'…';
            line += cell.rightJustified(longestCell + 1);
        }
        const auto column = cells.slice.columnDimension();
        lines << (column && shape[*column] > columns ? line + QStringLiteral(" …") : line);
    }
    return lines.join('\n');
}

Result<QString> readPreview(const SliceReader& reader, const Interpretation& how, const Job& job)
{
    BLOSCOPE_TRY(const ArrayPtr array, Array::of(reader.array()->frame(), how));
    const SliceReader read(array, reader.cache(), reader.pool());
    BLOSCOPE_TRY(const Cells cells, read.read(previewSlice(array->shape()), job));
    return previewText(cells, array->dtype(), array->shape());
}

} // namespace

InterpretationPreview::InterpretationPreview(std::shared_ptr<const SliceReader> reader,
                                             Scheduler& scheduler, QWidget* parent)
    : QLabel(parent), m_reader(std::move(reader)), m_scheduler(scheduler)
{
    setTextFormat(Qt::PlainText);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setAccessibleName(tr("The first elements"));
    setMinimumHeight(int(previewRows + 2) * fontMetrics().lineSpacing());
    setMinimumWidth(int(previewColumns) * int(longestCell) * fontMetrics().averageCharWidth() / 2);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::MinimumExpanding);
}

void InterpretationPreview::preview(const Interpretation& how)
{
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [reader = m_reader, how](std::stop_token stop) {
            return readPreview(*reader, how, {std::move(stop), nullptr});
        },
        [this](const Result<QString>& text) {
            m_reading.cancel();
            setText(text ? *text : errorSentence(tr("No preview"), text.error()));
        });
}

void InterpretationPreview::previewNothing()
{
    m_reading.cancel();
    QLabel::clear();
}

} // namespace bloscope
