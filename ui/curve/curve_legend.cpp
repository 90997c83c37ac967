#include "ui/curve/curve_legend.h"

#include "ui/picture/drawn_special_cell.h"
#include "ui/text/number_text.h"

#include <QStringList>

namespace bloscope {

QString CurveLegend::of(const CurvePicture& picture, Stage stage)
{
    QStringList parts = {sampling(picture, stage), missing(picture)};
    if (picture.curve.isCut())
        parts << tr("The first %1 lines of more are drawn.").arg(picture.curve.lines());
    if (picture.isRounded)
        parts << tr("Drawn with 16 digits: values that differ in later ones look equal.");
    parts.removeAll(QString());
    return parts.join(QStringLiteral("   "));
}

QString CurveLegend::sampling(const CurvePicture& picture, Stage stage)
{
    if (!picture.isSampled())
        return {};
    const QString what = tr("Sampled: one point of %1.").arg(countText(picture.step));
    return what + ' ' +
           (stage == Stage::Coarse ? tr("All of them follow.") : tr("Zoom in for all of them."));
}

QString CurveLegend::missing(const CurvePicture& picture)
{
    QStringList shown;
    const auto add = [&shown](std::int64_t count, const QString& name) {
        if (count > 0)
            shown << QStringLiteral("%1: %2").arg(name, countText(count));
    };
    for (const SpecialCell kind : specialCells)
        add(countOf(picture.counts, kind), nameOf(kind, SpecialName::Legend));
    add(picture.offScale, tr("up to zero"));
    return shown.isEmpty() ? QString() : tr("Not drawn: %1").arg(shown.join(QStringLiteral(", ")));
}

} // namespace bloscope
