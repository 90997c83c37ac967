#include "ui/heatmap/picture_legend.h"

#include <QColor>
#include <QLocale>
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
    QStringList parts = {sampling(picture, stage), specialCells(picture, links)};
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

QString PictureLegend::specialCells(const PlanePicture& picture, Links links)
{
    const SpecialColors& colors = picture.options.map->special;
    const SpecialCounts& counts = picture.counts;
    struct Entry {
        QRgb color;
        std::int64_t count;
        QString name;
        SpecialCell kind;
    };
    const Entry entries[] = {
        {colors.notANumber, counts.notANumber, tr("not a number"), SpecialCell::NotANumber},
        {colors.plusInfinity, counts.plusInfinity, tr("inf"), SpecialCell::PlusInfinity},
        {colors.minusInfinity, counts.minusInfinity, tr("-inf"), SpecialCell::MinusInfinity},
        {colors.damaged, counts.damaged, tr("damaged"), SpecialCell::Damaged},
        {colors.uninitialised, counts.uninitialised, tr("never written"),
         SpecialCell::Uninitialised},
        {colors.uninitialised, counts.absent, tr("not in this file"), SpecialCell::Absent},
    };
    QStringList shown;
    for (const auto& [color, count, name, kind] : entries) {
        if (count == 0)
            continue;
        const QString text = QStringLiteral("%1: %2").arg(name, QLocale().toString(count));
        const QString link =
            QStringLiteral("<a href=\"%1%2\">%3</a>").arg(linkBegin).arg(int(kind)).arg(text);
        shown << QStringLiteral("<span style=\"color:%1\">&#9632;</span> %2")
                     .arg(QColor(color).name(), links == Links::Kinds ? link : text);
    }
    return shown.join(QStringLiteral(" &nbsp; "));
}

} // namespace bloscope
