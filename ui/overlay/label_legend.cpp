#include "ui/overlay/label_legend.h"

#include "ui/overlay/pane_overlay.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QColor>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::size_t mostShown = 10;
constexpr double mostLabel = 9007199254740992.0; // 2^53: beyond it labels may have been rounded

using Entry = std::pair<std::int64_t, std::int64_t>; // label, cells

std::vector<Entry> byFrequency(const LabelCounts& counts)
{
    std::vector<Entry> entries(counts.cells.begin(), counts.cells.end());
    std::ranges::stable_sort(entries, std::ranges::greater(), &Entry::second);
    return entries;
}

} // namespace

LabelCounts labelsIn(const PlanePicture& overlay, const CellRect& part)
{
    LabelCounts counts;
    counts.isExact = overlay.isWhole();
    const CellRect seen = intersected(part, overlay.part);
    if (seen.isEmpty())
        return counts;
    const int left = overlay.pixelOfColumn(seen.column);
    const int right = overlay.pixelOfColumn(seen.endColumn() - 1);
    const int bottom = overlay.pixelOfRow(seen.endRow() - 1);
    for (int row = overlay.pixelOfRow(seen.row); row <= bottom; ++row)
        for (int column = left; column <= right; ++column) {
            const double label = drawnLabel(
                overlay.numbers
                    .numbers[static_cast<std::size_t>(row * overlay.numbers.columns + column)]);
            if (label == 0 || label > mostLabel)
                continue;
            if (counts.cells.size() >= LabelCounts::mostLabels)
                counts.isCut = true;
            else
                ++counts.cells[static_cast<std::int64_t>(label)];
        }
    return counts;
}

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
        shown << tr("and %n more", nullptr, static_cast<int>(entries.size() - mostShown));
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

} // namespace bloscope
