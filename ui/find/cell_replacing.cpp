#include "ui/find/cell_replacing.h"

#include "core/change/change_cells.h"
#include "core/find/find_cell.h"
#include "core/scan/slice_scan.h"
#include "ui/document/value_changes.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <QPointer>

namespace bloscope {

namespace {

ValueChanges::Write writing(const CellReplacing::Question& asked, const QString& text,
                            const std::shared_ptr<std::uint64_t>& changed)
{
    return [asked, text = text.toStdString(),
            changed](const SliceReader& values, ValueEditor& editor, const Job& job) -> Result<> {
        BLOSCOPE_TRY(*changed, changeCells(values, editor, {{asked.slice, asked.part, text}},
                                           asked.criterion, job));
        return {};
    };
}

} // namespace

CellReplacing::CellReplacing(const Document& document, Scheduler& scheduler, ValueChanges& changes,
                             QObject* parent)
    : QObject(parent), m_document(document), m_scheduler(scheduler), m_changes(changes)
{
}

CellReplacing::~CellReplacing() = default;

void CellReplacing::count(const Question& asked)
{
    const auto found = std::make_shared<std::uint64_t>(0);
    m_counting = std::make_unique<LongJob>(tr("Counting cells"));
    connect(m_counting.get(), &LongJob::finished, this,
            [this, found, all = asked.slice.cellCount().value_or(0)](const Result<>& outcome) {
                m_counting.release()->deleteLater(); // the call comes from it
                if (outcome)
                    emit told(tr("%1 of %2 cells match.").arg(countText(*found), countText(all)));
                else if (outcome.error().kind() != ErrorKind::Cancelled)
                    emit told(errorSentence(tr("The cells cannot be counted"), outcome.error()));
            });
    emit jobStarted(m_counting.get());
    m_counting->start(
        m_scheduler, [reader = m_document.reader(), asked, found](const Job& job) -> Result<> {
            BLOSCOPE_TRY(const NumberScanPtr scan, numberScanOf(*reader, asked.slice, asked.part));
            BLOSCOPE_TRY(*found, countCells(*scan, asked.criterion, job));
            return {};
        });
}

void CellReplacing::stop()
{
    m_counting.reset();
}

void CellReplacing::replaceAll(const Question& asked, const QString& text)
{
    const auto changed = std::make_shared<std::uint64_t>(0);
    m_changes.change(
        tr("Replace All"), writing(asked, text, changed), [self = QPointer(this), changed] {
            if (self)
                emit self->told(countedText(
                    *changed, tr("Replaced %n cell(s).", nullptr, pluralNumber(*changed))));
        });
}

void CellReplacing::replaceOne(const CellIndex& cell, const Question& asked, const QString& text)
{
    std::vector<DimensionSlice> indices;
    for (const std::int64_t index : cell)
        indices.push_back(DimensionSlice::index(index));
    const Slice one(m_document.array()->shape(), std::move(indices));
    m_changes.change(tr("Replace"), writing({one, asked.part, asked.criterion}, text,
                                            std::make_shared<std::uint64_t>(0)));
}

} // namespace bloscope
