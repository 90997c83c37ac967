#include "core/cells/cell_columns.h"
#include "core/export/csv_writer.h"
#include "ui/document/value_changes.h"
#include "ui/table/slice_table_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QClipboard>
#include <QGuiApplication>

namespace bloscope {

CellCopying::CellCopying(const Document& document, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_document(document), m_scheduler(scheduler)
{
}

void CellCopying::copy(const Slice& plane, const CellRect& cells, const CellCopy::How& how)
{
    const CellCopy::Excess excess = CellCopy::excessOf(cells, m_document.array()->dtype());
    if (excess == CellCopy::Excess::Cells)
        return emit ended(
            tr("%1 × %2 cells are too many to copy (at most %3); export them instead.")
                .arg(countText(cells.rows), countText(cells.columns),
                     countText(CellCopy::mostCells)));
    if (excess == CellCopy::Excess::Bytes)
        return emit ended(tr("The cells exceed %1, which is too much to copy; export them instead.")
                              .arg(sizeText(CellCopy::mostBytes)));
    m_settling = std::make_unique<QObject>();
    whenSettled(m_document, m_settling.get(),
                [this, plane, cells, how] { read(plane, cells, how); });
}

void CellCopying::read(const Slice& plane, const CellRect& cells, const CellCopy::How& how)
{
    m_copying = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [reader = m_document.reader(), plane, cells, how](std::stop_token stop) {
            return CellCopy::make(*reader, plane, cells, how, {std::move(stop)});
        },
        [this, cells](const Result<CellCopy>& copy) { copied(cells, copy); });
}

void CellCopying::copied(const CellRect& cells, const Result<CellCopy>& copy)
{
    if (!copy) {
        emit ended(errorSentence(tr("The cells cannot be copied"), copy.error()));
        return;
    }
    QGuiApplication::clipboard()->setText(copy->text);
    const std::uint64_t missing = copy->missingCells;
    const QString text =
        missing == 0
            ? tr("Copied %1 × %2 cells.")
            : countedText(missing,
                          tr("Copied %1 × %2 cells. %n unreadable cell(s) were copied as nan.",
                             nullptr, pluralNumber(missing)));
    emit ended(text.arg(countText(cells.rows), countText(cells.columns)));
}

CellCopy::Excess CellCopy::excessOf(const CellRect& cells, const DType& dtype)
{
    if (cells.rows > mostCells / cells.columns)
        return Excess::Cells;
    const CellColumns columns(dtype);
    std::int64_t bytes = 0; // of a row
    for (std::int64_t column = cells.column; column < cells.endColumn(); ++column)
        bytes += static_cast<std::int64_t>(columns.leafOf(column).dtype.itemsize);
    return bytes <= mostBytes / cells.rows ? Excess::None : Excess::Bytes;
}

Result<CellCopy> CellCopy::make(const SliceReader& reader, const Slice& plane,
                                const CellRect& cells, const How& how, const Job& job)
{
    const CellColumns columns(reader.array()->dtype());
    const CellRect wanted = columns.cellsOf(cells);
    CsvOptions options;
    options.delimiter = '\t';
    options.bytes = how.bytes;
    if (how.headers == Headers::Indices)
        options.header = CsvOptions::Header::Index;
    options.skippedAtFirst = cells.column % columns.perCell();
    options.skippedAtLast = columns.countFor(wanted.column + wanted.columns) - cells.endColumn();
    std::string text;
    const auto sink = memorySink(text);
    BLOSCOPE_TRY(const ExportReport report,
                 writeCsv(reader,
                          plane.window(wanted.row, wanted.rows, wanted.column, wanted.columns),
                          options, *sink, job));
    if (cells.rows == 1 && cells.columns == 1 && how.headers == Headers::None)
        text.pop_back(); // what is pasted into a field, or behind other text
    return CellCopy{QString::fromStdString(text),
                    report.damagedCells + report.uninitialisedCells + report.absentCells};
}

} // namespace bloscope
