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

std::vector<Entry> byFrequency(const LabelCounts& counts, const HeatmapOptions& colors)
{
    std::vector<Entry> entries(counts.cells.begin(), counts.cells.end());
    std::erase_if(entries, [&](const Entry& entry) {
        return labelOpacity(colors.labels.get(), static_cast<double>(entry.first)) == 0;
    });
    std::ranges::stable_sort(entries, std::ranges::greater(), &Entry::second);
    return entries;
}

QColor keyColorOf(std::int64_t label, const HeatmapOptions& colors)
{
    return QColor(labelColor(*colors.map, colors.labels.get(), static_cast<double>(label)));
}

// The chosen one, or as files name it.
std::string shownNameOf(std::int64_t label, const HeatmapOptions& colors, const LabelNames& names)
{
    const std::string chosen = colors.labels ? colors.labels->of(label).name : std::string();
    const auto named = names.find(label);
    return chosen.empty() && named != names.end() ? named->second : chosen;
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

QStringList LabelLegend::of(const LabelCounts& counts, const HeatmapOptions& colors,
                            const LabelNames& names)
{
    const std::vector<Entry> entries = byFrequency(counts, colors);
    QStringList shown;
    for (const auto& [label, cells] :
         std::span(entries).first(std::min(entries.size(), mostShown))) {
        const std::string named = shownNameOf(label, colors, names);
        QString name = QString::number(label);
        if (!named.empty())
            name += ' ' + displayText(named).toHtmlEscaped();
        if (counts.isExact)
            name += ": " + countText(cells);
        shown << QStringLiteral("<span style=\"color:%1\">&#9632;</span>&nbsp;%2")
                     .arg(keyColorOf(label, colors).name(), name);
    }
    if (counts.isCut)
        shown << tr("and more");
    else if (entries.size() > mostShown)
        shown << countedText(entries.size() - mostShown,
                             tr("and %n more", nullptr, pluralNumber(entries.size() - mostShown)));
    return shown;
}

std::vector<FigureCaption::Key> LabelLegend::keysOf(const LabelCounts& counts,
                                                    const HeatmapOptions& colors,
                                                    const LabelNames& names)
{
    const std::vector<Entry> entries = byFrequency(counts, colors);
    std::vector<FigureCaption::Key> keys;
    for (const auto& [label, cells] :
         std::span(entries).first(std::min(entries.size(), mostShown))) {
        const std::string named = shownNameOf(label, colors, names);
        const QString name = named.empty() ? QString() : ' ' + displayText(named);
        keys.push_back({keyColorOf(label, colors), QString::number(label) + name});
    }
    return keys;
}

LabelsInSight::LabelsInSight(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

void LabelsInSight::count(std::vector<Part> parts, const HeatmapOptions& colors,
                          const LabelNames& names)
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
        [this, colors, names](const LabelCounts& counts) {
            setLegend(LabelLegend::of(counts, colors, names));
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
