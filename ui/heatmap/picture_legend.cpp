#include "ui/heatmap/picture_legend.h"

#include "ui/picture/heatmap_image.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

namespace bloscope {

namespace {

constexpr QLatin1String linkBegin("special:");

} // namespace

std::optional<SpecialCell> PictureLegend::kindOf(const QString& link)
{
    bool isNumber = false;
    const int kind = link.mid(linkBegin.size()).toInt(&isNumber);
    const bool isKind = isNumber && kind >= 0 && kind <= static_cast<int>(SpecialCell::Absent);
    return link.startsWith(linkBegin) && isKind ? std::optional(static_cast<SpecialCell>(kind))
                                                : std::nullopt;
}

QString PictureLegend::sampling(const PlanePicture& picture, Stage stage)
{
    if (!picture.isSampled())
        return {};
    if (picture.known < 1)
        return known(picture, stage);
    const QString text =
        stage == Stage::Coarse
            ? tr("Sampled: one row in %1, one column in %2. The exact picture follows.")
            : tr("Sampled: one row in %1, one column in %2. Zoom in to see all.");
    return text.arg(countText(picture.steps.rows), countText(picture.steps.columns));
}

QString PictureLegend::replaced(const PlanePicture& picture)
{
    const std::int64_t count = picture.replaced;
    return count > 0
               ? countedText(count, tr("%n hot pixel(s) replaced", nullptr, pluralNumber(count)))
               : QString();
}

QString PictureLegend::known(const PlanePicture& picture, Stage stage)
{
    return sentencesText({picture.known > 0
                              ? tr("%1 % read.").arg(static_cast<int>(100 * picture.known))
                              : tr("Based on only some of the blocks."),
                          stage == Stage::Coarse ? tr("The exact picture follows.") : QString()});
}

std::vector<LegendEntry> PictureLegend::entriesOf(const PlanePicture& picture)
{
    std::vector<LegendEntry> entries;
    for (const SpecialCell kind : specialCells)
        if (const std::int64_t count = countOf(picture.counts, kind); count > 0)
            entries.push_back(
                {colorOf(kind, picture.options.map->special),
                 QStringLiteral("%1: %2").arg(nameOf(kind, SpecialName::Legend), countText(count)),
                 kind});
    return entries;
}

QStringList PictureLegend::linksTo(const std::vector<LegendEntry>& entries)
{
    QStringList links;
    for (const LegendEntry& entry : entries)
        links << QStringLiteral("<span style=\"color:%1\">&#9632;</span> "
                                "<a href=\"%2%3\">%4</a>")
                     .arg(entry.color.name(), linkBegin)
                     .arg(int(entry.kind))
                     .arg(entry.text);
    return links;
}

} // namespace bloscope
