#include "ui/views/selection_label.h"

#include "ui/text/error_text.h"

#include <QLocale>
#include <cmath>

namespace bloscope {

namespace {

constexpr int digits = 9;

QString numberText(double number)
{
    return QString::number(number, 'g', digits);
}

// Exactly, where float64 has all whole numbers.
QString sumText(const Moments& moments, const NumberOrder& order)
{
    constexpr double mostExact = 9007199254740992.0; // 2^53
    const double sum = moments.sum();
    return order.isInteger() && std::abs(sum) <= mostExact ? QString::number(sum, 'f', 0)
                                                           : numberText(sum);
}

Result<QString> sentenceOf(const SliceReader& reader, const Slice& slice, const Job& job)
{
    BLOSCOPE_TRY(const SliceScanPtr scan, SliceScan::create(reader, slice));
    BLOSCOPE_TRY(const Statistics found, statisticsOf(*scan, nullptr, {}, job));
    return SelectionLabel::textOf(found, scan->order());
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
                          const std::optional<Slice>& slice)
{
    stop();
    setVisible(slice.has_value());
    if (!slice)
        return;
    const QString what = tr("Selected %1: ").arg(QString::fromStdString(slice->text()));
    setText(what + tr("counting…"));
    m_counting = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [reader, slice = *slice](std::stop_token stop) {
            return sentenceOf(*reader, slice, {std::move(stop)});
        },
        [this, what](const Result<QString>& found) {
            m_counting.cancel();
            setText(found ? what + *found
                          : errorSentence(tr("They cannot be counted"), found.error()));
        });
}

QString SelectionLabel::textOf(const Statistics& found, const NumberOrder& order)
{
    const QLocale locale;
    const QString cells = tr("%1 cells").arg(locale.toString(qulonglong(found.counts.all)));
    if (found.counts.finite == 0)
        return tr("%1, no finite numbers").arg(cells);
    const QString numbers = found.counts.finite == found.counts.all
                                ? cells
                                : tr("%1, %2 finite numbers")
                                      .arg(cells, locale.toString(qulonglong(found.counts.finite)));
    const auto extreme = [&](const std::optional<Extreme>& end) {
        return QString::fromStdString(order.text(end->key));
    };
    return numbers + "  ·  " +
           tr("min %1  ·  max %2  ·  mean %3  ·  std %4  ·  sum %5")
               .arg(extreme(found.minimum), extreme(found.maximum), numberText(found.mean(order)),
                    numberText(found.deviation()), sumText(found.moments, order));
}

} // namespace bloscope
