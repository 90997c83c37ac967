#include "ui/plot/figure.h"

#include "core/export/sink.h"
#include "ui/picture/png_file.h"
#include "ui/plot/figure_page.h"
#include "ui/plot/picture_plottable.h"

#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

void drawSvg(QCustomPlot& plot, const FigurePage& page, QIODevice& to)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&to);
    generator.setSize(page.size());
    generator.setViewBox(QRect({}, page.size()));
    generator.setTitle(plot.accessibleName());
    QCPPainter painter(&generator);
    painter.setMode(QCPPainter::pmVectorized);
    page.paint(plot, painter);
}

void drawPdf(QCustomPlot& plot, const FigurePage& page, QIODevice& to)
{
    constexpr int pointsPerInch = 72;
    QPdfWriter writer(&to);
    writer.setPageMargins({});
    writer.setPageSize(QPageSize(QSizeF(page.size()), QPageSize::Point));
    writer.setResolution(pointsPerInch);
    writer.setCreator(QStringLiteral("Bloscope"));
    QCPPainter painter(&writer);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    page.paint(plot, painter);
}

template <class Visit>
void forEachPicture(const QCustomPlot& plot, const Visit& visit)
{
    for (int i = 0; i < plot.plottableCount(); ++i)
        if (auto* picture =
                dynamic_cast<PicturePlottable*>(const_cast<QCustomPlot&>(plot).plottable(i)))
            visit(*picture);
}

// A device makes things larger than they are, never smaller: that is done afterwards.
QImage paintedFigure(QCustomPlot& plot, const FigureOptions& options, const FigureCaption& caption)
{
    const FigurePage page(plot, options, caption);
    const QSize size = figureSize(plot, options, caption);
    QImage image(size.expandedTo(page.size()), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull() || page.size().isEmpty())
        return {};
    image.fill(Qt::transparent);
    image.setDevicePixelRatio(static_cast<double>(image.width()) / page.size().width());
    const auto setTransparent = [&](bool isTransparent) {
        forEachPicture(
            plot, [&](PicturePlottable& picture) { picture.setNaNTransparent(isTransparent); });
    };
    setTransparent(options.hasTransparentNaN);
    QCPPainter painter(&image);
    page.paint(plot, painter);
    painter.end();
    setTransparent(false);
    image.setDevicePixelRatio(1);
    return image.size() == size
               ? image
               : image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

bool hasPicture(const QCustomPlot& plot)
{
    bool isThere = false;
    forEachPicture(plot, [&](PicturePlottable&) { isThere = true; });
    return isThere;
}

QSize figureSize(const QCustomPlot& plot, const FigureOptions& options,
                 const FigureCaption& caption)
{
    const QSizeF seen = FigurePage(plot, options, caption).size().expandedTo({1, 1});
    const double most =
        FigureOptions::mostPixels / std::max(1.0, seen.height() / seen.width()); // of the width
    const double width =
        options.width > 0 ? options.width : seen.width() * plot.devicePixelRatioF();
    const double bounded = std::min(width, most);
    return {std::max(1, static_cast<int>(std::lround(bounded))),
            std::max(1, static_cast<int>(std::lround(bounded * seen.height() / seen.width())))};
}

QImage figureImage(QCustomPlot& plot, const FigureOptions& options, const FigureCaption& caption)
{
    const FigureParts parts(plot, options);
    const FigureTheme theme(plot, options.theme);
    return paintedFigure(plot, options, caption);
}

DrawnFigure drawFigure(QCustomPlot& plot, ExportFormat format, const FigureOptions& options,
                       const FigureCaption& caption)
{
    DrawnFigure figure;
    if (format == ExportFormat::Png) {
        figure.pixels = figureImage(plot, options, caption);
        return figure;
    }
    const FigureParts parts(plot, options);
    const FigureTheme theme(plot, options.theme);
    QBuffer to(&figure.file);
    to.open(QIODevice::WriteOnly);
    const auto draw = format == ExportFormat::Svg ? drawSvg : drawPdf;
    draw(plot, FigurePage(plot, options, caption), to);
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
    QGuiApplication::clipboard()->setImage(paintedFigure(plot, {}, {}));
}

} // namespace bloscope
