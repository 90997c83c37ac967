#include "ui/views/picture_legend.h"

#include <QColor>
#include <QLocale>
#include <QStringList>

namespace bloscope {

QString PictureLegend::of(const PlanePicture& picture, Stage stage)
{
    QStringList parts = {sampling(picture, stage), specialCells(picture)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" &nbsp; "));
}

QString PictureLegend::sampling(const PlanePicture& picture, Stage stage)
{
    if (!picture.isSampled())
        return {};
    const QString what = tr("Sampled: one row of %L1, one column of %L2.")
                             .arg(picture.steps.rows)
                             .arg(picture.steps.columns);
    const QString more =
        stage == Stage::Coarse ? tr("The exact picture follows.") : tr("Zoom in for all of them.");
    return what + ' ' + more;
}

QString PictureLegend::specialCells(const PlanePicture& picture)
{
    const SpecialColors& colors = picture.options.map->special;
    const SpecialCounts& counts = picture.counts;
    struct Entry {
        QRgb color;
        std::int64_t count;
        QString name;
    };
    const Entry entries[] = {
        {colors.notANumber, counts.notANumber, tr("not a number")},
        {colors.plusInfinity, counts.plusInfinity, tr("inf")},
        {colors.minusInfinity, counts.minusInfinity, tr("-inf")},
        {colors.damaged, counts.damaged, tr("damaged")},
        {colors.uninitialised, counts.uninitialised, tr("never written")},
        {colors.uninitialised, counts.absent, tr("not in this file")},
    };
    QStringList shown;
    for (const auto& [color, count, name] : entries)
        if (count > 0)
            shown << QStringLiteral("<span style=\"color:%1\">&#9632;</span> %2: %3")
                         .arg(QColor(color).name(), name, QLocale().toString(count));
    return shown.join(QStringLiteral(" &nbsp; "));
}

} // namespace bloscope
