#include "ui/statistics/selection_label.h"

#include "core/statistics/slice_scan.h"
#include "core/statistics/statistics.h"
#include "ui/statistics/selection_text.h"
#include "ui/text/error_text.h"

namespace bloscope {

namespace {

Result<QString> sentenceOf(const SliceReader& reader, const Slice& slice,
                           const std::optional<DTypeLeaf>& part, const Job& job)
{
    BLOSCOPE_TRY(const SliceScanPtr scan, SliceScan::create(reader, slice, part));
    BLOSCOPE_TRY(const Statistics found, statisticsOf(*scan, nullptr, {}, job));
    return selectionText(found, scan->order());
}

} // namespace

SelectionLabel::SelectionLabel(Scheduler& scheduler, QWidget* parent)
    : QLabel(parent), m_scheduler(scheduler)
{
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setWordWrap(true);
    setAccessibleName(tr("Statistics of the selected cells"));
    hide();
}

void SelectionLabel::tell(const std::shared_ptr<const SliceReader>& reader,
                          const std::optional<Slice>& slice, const std::optional<DTypeLeaf>& part)
{
    stop();
    setVisible(slice.has_value());
    if (!slice)
        return;
    const QString what = tr("Selected %1: ").arg(QString::fromStdString(slice->text()));
    setText(what + tr("counting…"));
    m_counting = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [reader, slice = *slice, part](std::stop_token stop) {
            return sentenceOf(*reader, slice, part, {std::move(stop)});
        },
        [this, what](const Result<QString>& found) {
            m_counting.cancel();
            setText(found ? what + *found
                          : errorSentence(tr("They cannot be counted"), found.error()));
        });
}

} // namespace bloscope
