#include "ui/overlay/label_legend.h"

#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QColor>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t mostShown = 10;

using Entry = std::pair<std::int64_t, std::int64_t>; // label, cells

std::vector<Entry> byFrequency(const LabelCounts& counts)
{
    std::vector<Entry> entries(counts.cells.begin(), counts.cells.end());
    std::ranges::stable_sort(entries, std::ranges::greater(), &Entry::second);
    return entries;
}

} // namespace

QString namedLabel(const QString& label, const LabelNames& names)
{
    bool isNumber = false;
    const auto named = names.find(label.trimmed().toLongLong(&isNumber));
    if (!isNumber || named == names.end())
        return {};
    return LabelLegend::tr("%1 (%2)", "name and number of a label")
        .arg(displayText(named->second), label.trimmed());
}

QStringList LabelLegend::of(const LabelCounts& counts, const ColorMap& map, const LabelNames& names)
{
    const std::vector<Entry> entries = byFrequency(counts);
    QStringList shown;
    for (const auto& [label, cells] :
         std::span(entries).first(std::min(entries.size(), mostShown))) {
        const auto named = names.find(label);
        QString name = QString::number(label);
        if (named != names.end())
            name += ' ' + QString::fromStdString(named->second).toHtmlEscaped();
        if (counts.isExact)
            name += ": " + countText(cells);
        shown << QStringLiteral("<span style=\"color:%1\">&#9632;</span>&nbsp;%2")
                     .arg(QColor(map.ofLabel(static_cast<double>(label))).name(), name);
    }
    if (counts.isCut)
        shown << tr("and more");
    else if (entries.size() > mostShown)
        shown << countedText(entries.size() - mostShown,
                             tr("and %n more", nullptr, pluralNumber(entries.size() - mostShown)));
    return shown;
}

std::vector<FigureCaption::Key> LabelLegend::keysOf(const LabelCounts& counts, const ColorMap& map,
                                                    const LabelNames& names)
{
    const std::vector<Entry> entries = byFrequency(counts);
    std::vector<FigureCaption::Key> keys;
    for (const auto& [label, cells] :
         std::span(entries).first(std::min(entries.size(), mostShown))) {
        const auto named = names.find(label);
        const QString name =
            named == names.end() ? QString() : ' ' + QString::fromStdString(named->second);
        keys.push_back(
            {QColor(map.ofLabel(static_cast<double>(label))), QString::number(label) + name});
    }
    return keys;
}

LabelsInSight::LabelsInSight(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

void LabelsInSight::count(std::vector<Part> parts, const ColorMap& map, const LabelNames& names)
{
    m_counting = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [parts = std::move(parts)](std::stop_token) {
            LabelCounts all;
            all.isExact = parts.size() == 1;
            for (const auto& [drawn, part] : parts)
                all += labelsIn(*drawn, part);
            return all;
        },
        [this, &map, names](const LabelCounts& counts) {
            setLegend(LabelLegend::of(counts, map, names));
        });
}

void LabelsInSight::clear()
{
    stop();
    setLegend({});
}

void LabelsInSight::setLegend(const QStringList& legend)
{
    if (std::exchange(m_legend, legend) != legend)
        emit legendChanged();
}

} // namespace bloscope
