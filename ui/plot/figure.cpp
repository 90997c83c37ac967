#include "ui/plot/figure.h"

#include "core/export/sink.h"
#include "ui/picture/png_file.h"
#include "ui/plot/picture_plottable.h"

#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>
#include <qcustomplot.h>

namespace bloscope {

namespace {

using Parts = FigureOptions::Parts;

QRect rectOf(const QCustomPlot& plot, Parts parts)
{
    return parts == Parts::PictureOnly ? plot.axisRect()->rect() : plot.rect();
}

// The part of the plot that begins the device.
void paint(QCustomPlot& plot, const QRect& part, QCPPainter& painter)
{
    painter.translate(-part.topLeft());
    plot.toPainter(&painter, plot.width(), plot.height());
}

void drawSvg(QCustomPlot& plot, const QRect& part, QIODevice& to)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&to);
    generator.setSize(part.size());
    generator.setViewBox(QRect({}, part.size()));
    generator.setTitle(plot.accessibleName());
    QCPPainter painter(&generator);
    painter.setMode(QCPPainter::pmVectorized);
    paint(plot, part, painter);
}

void drawPdf(QCustomPlot& plot, const QRect& part, QIODevice& to)
{
    constexpr int pointsPerInch = 72;
    QPdfWriter writer(&to);
    writer.setPageMargins({});
    writer.setPageSize(QPageSize(QSizeF(part.size()), QPageSize::Point));
    writer.setResolution(pointsPerInch);
    writer.setCreator(QStringLiteral("Bloscope"));
    QCPPainter painter(&writer);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    paint(plot, part, painter);
}

template <class Visit>
void forEachPicture(const QCustomPlot& plot, const Visit& visit)
{
    for (int i = 0; i < plot.plottableCount(); ++i)
        if (auto* picture =
                dynamic_cast<PicturePlottable*>(const_cast<QCustomPlot&>(plot).plottable(i)))
            visit(*picture);
}

} // namespace

bool hasPicture(const QCustomPlot& plot)
{
    bool isThere = false;
    forEachPicture(plot, [&](PicturePlottable&) { isThere = true; });
    return isThere;
}

QSize figureSize(const QCustomPlot& plot, const FigureOptions& options)
{
    const QSizeF seen = rectOf(plot, options.parts).size().expandedTo({1, 1});
    const double most =
        FigureOptions::mostPixels / std::max(1.0, seen.height() / seen.width()); // of the width
    const double width =
        options.width > 0 ? options.width : seen.width() * plot.devicePixelRatioF();
    const double bounded = std::min(width, most);
    return {std::max(1, static_cast<int>(std::lround(bounded))),
            std::max(1, static_cast<int>(std::lround(bounded * seen.height() / seen.width())))};
}

// A device makes things larger than they are, never smaller: that is done afterwards.
QImage figureImage(QCustomPlot& plot, const FigureOptions& options)
{
    plot.replot(QCustomPlot::rpImmediateRefresh); // what is due may not be drawn yet
    const QRect part = rectOf(plot, options.parts);
    const QSize size = figureSize(plot, options);
    QImage image(size.expandedTo(part.size()), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull() || part.isEmpty())
        return {};
    image.fill(Qt::transparent);
    image.setDevicePixelRatio(static_cast<double>(image.width()) / part.width());
    const auto setTransparent = [&](bool isTransparent) {
        forEachPicture(
            plot, [&](PicturePlottable& picture) { picture.setNaNTransparent(isTransparent); });
    };
    setTransparent(options.hasTransparentNaN);
    QCPPainter painter(&image);
    paint(plot, part, painter);
    painter.end();
    setTransparent(false);
    image.setDevicePixelRatio(1);
    return image.size() == size
               ? image
               : image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

DrawnFigure drawFigure(QCustomPlot& plot, ExportFormat format, const FigureOptions& options)
{
    DrawnFigure figure;
    if (format == ExportFormat::Png) {
        figure.pixels = figureImage(plot, options);
        return figure;
    }
    plot.replot(QCustomPlot::rpImmediateRefresh);
    QBuffer to(&figure.file);
    to.open(QIODevice::WriteOnly);
    const auto draw = format == ExportFormat::Svg ? drawSvg : drawPdf;
    draw(plot, rectOf(plot, options.parts), to);
    return figure;
}

Result<> writeFigure(const DrawnFigure& figure, const QString& path, const QString& source,
                     const Job& job)
{
    const auto nameOf = [](const QString& name) -> std::filesystem::path {
        return QFile::encodeName(name).toStdString();
    };
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(nameOf(path), nameOf(source), job.stop));
    if (figure.file.isEmpty()) {
        BLOSCOPE_CHECK(writePng(figure.pixels, *sink));
    } else {
        BLOSCOPE_CHECK(
            sink->write(bytesOf({figure.file.constData(), std::size_t(figure.file.size())})));
    }
    return sink->commit();
}

void copyFigure(QCustomPlot& plot)
{
    plot.replot(QCustomPlot::rpImmediateRefresh); // what is due may not be drawn yet
    QGuiApplication::clipboard()->setPixmap(plot.grab());
}

} // namespace bloscope
