#include "ui/table/cell_copying.h"

#include "core/base/text.h"
#include "ui/document/value_changes.h"
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
        return emit ended(tr("The cells have more than %1, which are too many to copy; export them "
                             "instead.")
                              .arg(displayText(byteCountText(CellCopy::mostBytes))));
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
    const QString done =
        tr("Copied %1 × %2 cells.").arg(countText(cells.rows), countText(cells.columns));
    if (copy->missingCells == 0)
        emit ended(done);
    else
        emit ended(done + ' ' +
                   countedText(copy->missingCells,
                               tr("1 of them could not be read: nan stands there."),
                               tr("%1 of them could not be read: nan stands there.")));
}

} // namespace bloscope
