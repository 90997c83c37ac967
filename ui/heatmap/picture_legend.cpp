#include "ui/heatmap/picture_legend.h"

#include "ui/picture/drawn_special_cell.h"
#include "ui/text/number_text.h"

#include <QColor>
#include <QStringList>

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

QString PictureLegend::of(const PlanePicture& picture, Stage stage, Links links)
{
    QStringList parts = {sampling(picture, stage), notOnScale(picture, links)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" &nbsp; "));
}

QString PictureLegend::sampling(const PlanePicture& picture, Stage stage)
{
    if (!picture.isSampled())
        return {};
    const QString what = tr("Sampled: one row of %1, one column of %2.")
                             .arg(countText(picture.steps.rows), countText(picture.steps.columns));
    const QString more =
        stage == Stage::Coarse ? tr("The exact picture follows.") : tr("Zoom in for all of them.");
    return what + ' ' + more;
}

QString PictureLegend::notOnScale(const PlanePicture& picture, Links links)
{
    QStringList shown;
    for (const SpecialCell kind : specialCells) {
        const std::int64_t count = countOf(picture.counts, kind);
        if (count == 0)
            continue;
        const QString text =
            QStringLiteral("%1: %2").arg(nameOf(kind, SpecialName::Legend), countText(count));
        const QString link =
            QStringLiteral("<a href=\"%1%2\">%3</a>").arg(linkBegin).arg(int(kind)).arg(text);
        const QColor color = colorOf(kind, picture.options.map->special);
        shown << QStringLiteral("<span style=\"color:%1\">&#9632;</span> %2")
                     .arg(color.name(), links == Links::Kinds ? link : text);
    }
    return shown.join(QStringLiteral(" &nbsp; "));
}

} // namespace bloscope
