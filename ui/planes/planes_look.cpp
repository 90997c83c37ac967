#include "ui/planes/planes_look.h"

#include "ui/heatmap/picture_legend.h"
#include "ui/plot/heatmap_look.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"
#include "ui/slice/undrawn_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct PlanesText {
    Q_DECLARE_TR_FUNCTIONS(PlanesText)
};

} // namespace

std::optional<PlanesLengths> lengthsOf(const OrthogonalPlanes& planes, const HeatmapLook& look)
{
    const auto heightIn = [&](OrthogonalPlanes::Which which) {
        return look.cellHeight(planes.plane(which));
    };
    const auto row = heightIn(OrthogonalPlanes::Front); // in widths of a cell, as all here
    if (!row)
        return std::nullopt;
    const PicturePlane front = planes.plane(OrthogonalPlanes::Front);
    std::optional<double> third = heightIn(OrthogonalPlanes::Below);
    if (const auto beside = heightIn(OrthogonalPlanes::Side); !third && beside)
        third = *row / *beside;
    PlanesLengths lengths{*row * static_cast<double>(front.rows()),
                          static_cast<double>(front.columns())};
    if (third)
        lengths.third = *third * static_cast<double>(planes.extent(planes.third()));
    return lengths;
}

QString whyNoPlanes(const Slice& slice, const DType& dtype)
{
    const std::size_t dimensions = slice.shape().size();
    if (dimensions < 3)
        return PlanesText::tr("Three planes need an array of three dimensions or more; this one "
                              "has %1.")
            .arg(dimensions);
    const QString why = whyNotDrawn(slice, dtype);
    if (!why.isEmpty() || slice.columnDimension())
        return why;
    return PlanesText::tr("The slice %1 is a line. Let it have rows and columns to see the planes "
                          "around it.")
        .arg(QString::fromStdString(slice.text()));
}

QString legendOf(std::span<PlanePane* const> panes, const HeatmapLook& look,
                 const QStringList& labels)
{
    PlanePicture all;
    for (const PlanePane* pane : panes)
        if (const PlanePicture* picture = pane->plot().picture()) {
            all.options = picture->options;
            all.counts += picture->counts;
        }
    QStringList lines(look.rangeNote());
    lines << PictureLegend::linksTo(PictureLegend::entriesOf(all)) << labels;
    lines.removeAll(QString());
    return lines.join(QStringLiteral(" &nbsp; "));
}

} // namespace bloscope
