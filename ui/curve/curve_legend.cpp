#include "ui/curve/curve_legend.h"

#include <QLocale>
#include <QStringList>

namespace bloscope {

QString CurveLegend::of(const CurvePicture& picture, Stage stage)
{
    QStringList parts = {sampling(picture, stage), missing(picture)};
    if (picture.curve.isCut())
        parts << tr("The first %1 lines of more are drawn.").arg(picture.curve.lines());
    parts.removeAll(QString());
    return parts.join(QStringLiteral("   "));
}

QString CurveLegend::sampling(const CurvePicture& picture, Stage stage)
{
    if (!picture.isSampled())
        return {};
    const QString what = tr("Sampled: one point of %L1.").arg(picture.step);
    return what + ' ' +
           (stage == Stage::Coarse ? tr("All of them follow.") : tr("Zoom in for all of them."));
}

QString CurveLegend::missing(const CurvePicture& picture)
{
    const SpecialCounts& counts = picture.counts;
    const std::pair<std::int64_t, QString> kinds[] = {
        {counts.notANumber, tr("not a number")},     {counts.plusInfinity, tr("inf")},
        {counts.minusInfinity, tr("-inf")},          {counts.damaged, tr("damaged")},
        {counts.uninitialised, tr("never written")}, {counts.absent, tr("not in this file")},
        {picture.offScale, tr("up to zero")},
    };
    QStringList shown;
    for (const auto& [count, name] : kinds)
        if (count > 0)
            shown << QStringLiteral("%1: %2").arg(name, QLocale().toString(qint64(count)));
    return shown.isEmpty() ? QString() : tr("Not drawn: %1").arg(shown.join(QStringLiteral(", ")));
}

} // namespace bloscope
