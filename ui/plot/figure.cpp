#include "ui/plot/figure.h"

#include "core/export/sink.h"
#include "ui/picture/exported_picture.h"
#include "ui/plot/svg_figure.h"
#include "ui/text/error_text.h"
#include "ui/theme/theme.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QPdfWriter>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr int margin = 8; // around what is seen
constexpr int swatchSide = 10;
constexpr int swatchSpace = 5;
constexpr int keySpace = 16;
constexpr int widestTitle = 640; // where the plot itself is narrower

// How much larger than on the screen a drawing is on paper.
double enlargementOf(const FigurePage& page, const FigureOptions& options)
{
    if (options.width <= 0 || page.size().isEmpty())
        return 1;
    const double wanted = static_cast<double>(options.width) / options.dotsPerInch;
    return wanted * FigureOptions::screenDots / page.size().width();
}

void drawSvg(QCustomPlot& plot, const FigurePage& page, double enlargement, QIODevice& to)
{
    const auto device =
        svgDevice(to, (QSizeF(page.size()) * enlargement).toSize(), QRect({}, page.size()),
                  plot.accessibleName(), FigureOptions::screenDots);
    QCPPainter painter(device.get());
    painter.setMode(QCPPainter::pmVectorized);
    page.paint(plot, painter);
}

void drawPdf(QCustomPlot& plot, const FigurePage& page, double enlargement, QIODevice& to)
{
    constexpr int pointsPerInch = 72;
    QPdfWriter writer(&to);
    writer.setPageMargins({});
    // Unless a size was chosen, a pixel is a point.
    const double scale =
        enlargement == 1 ? 1 : enlargement * pointsPerInch / FigureOptions::screenDots;
    writer.setPageSize(QPageSize(QSizeF(page.size()) * scale, QPageSize::Point));
    writer.setResolution(pointsPerInch);
    writer.setCreator(QStringLiteral("Bloscope"));
    QCPPainter painter(&writer);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.scale(scale, scale);
    page.paint(plot, painter);
}

// Of the plots of a joint one, too.
template <class Visit>
void forEachPicture(const QCustomPlot& plot, const Visit& visit)
{
    if (const auto* joint = dynamic_cast<const JointPlot*>(&plot))
        for (const QCustomPlot* part : joint->plots())
            forEachPicture(*part, visit);
    for (int i = 0; i < plot.plottableCount(); ++i)
        if (auto* picture =
                dynamic_cast<PicturePlottable*>(const_cast<QCustomPlot&>(plot).plottable(i)))
            visit(*picture);
}

void setDotsPerInch(QImage& image, int dots)
{
    constexpr double inchesPerMetre = 1 / 0.0254;
    const int perMetre = static_cast<int>(std::lround(dots * inchesPerMetre));
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
}

// Of a plot that has what the figure is to have.
QSize sizeOfPage(const QCustomPlot& plot, const FigureOptions& options,
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

// A device makes things larger than they are, never smaller: that is done afterwards.
QImage paintedFigure(QCustomPlot& plot, const FigureOptions& options, const FigureCaption& caption)
{
    const FigurePage page(plot, options, caption);
    const QSize size = sizeOfPage(plot, options, caption);
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
    if (image.size() != size)
        image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    setDotsPerInch(image, options.dotsPerInch);
    return image;
}

} // namespace

JointPlot::JointPlot(QList<QCustomPlot*> plots, QWidget* parent)
    : QCustomPlot(parent), m_plots(std::move(plots))
{
    hide();
    plotLayout()->setMargins({}); // the axes that it has are never drawn
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setMargins({});
}

QList<QCustomPlot*> JointPlot::plotsInSight() const
{
    QList<QCustomPlot*> seen = m_plots;
    seen.removeIf([this](const QCustomPlot* plot) { return !plot->isVisibleTo(parentWidget()); });
    return seen;
}

QRect JointPlot::rectOf(const QCustomPlot& plot) const
{
    return {plot.mapTo(parentWidget(), QPoint()), plot.size()};
}

void JointPlot::fit()
{
    QRect all;
    for (QCustomPlot* plot : plotsInSight()) {
        plot->replot(rpImmediateRefresh); // what is due may not be drawn yet
        all |= contentOf(*plot).translated(rectOf(*plot).topLeft());
    }
    setGeometry(all);
    setBackground(palette().brush(QPalette::Window));
}

void JointPlot::draw(QCPPainter* painter)
{
    for (QCustomPlot* plot : plotsInSight()) {
        painter->save();
        painter->translate(rectOf(*plot).topLeft() - pos());
        plot->toPainter(painter, plot->width(), plot->height());
        painter->restore();
    }
}

void JointPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    setBackground(palette().brush(QPalette::Window));
    for (QCustomPlot* plot : m_plots) {
        plot->setPalette(testAttribute(Qt::WA_SetPalette) ? palette() : QPalette());
        plot->replot(rpQueuedRefresh);
    }
}

void JointPlot::paintEvent(QPaintEvent*)
{
    QCPPainter painter(this);
    painter.fillRect(rect(), palette().brush(QPalette::Window));
    draw(&painter);
}

QRect contentOf(const QCustomPlot& plot)
{
    if (plot.plotLayout()->outerRect() != plot.rect())
        return plot.rect();
    const QRect content = plot.plotLayout()->rect().adjusted(-margin, -margin, margin, margin);
    return content.intersected(plot.rect());
}

FigurePage::FigurePage(const QCustomPlot& plot, const FigureOptions& options,
                       const FigureCaption& caption)
    : m_font(plot.font()), m_palette(plot.palette())
{
    const bool isAll = options.parts == FigureOptions::Parts::Everything;
    m_part = isAll ? contentOf(plot) : plot.axisRect()->rect();
    m_size = m_part.size();
    if (options.hasScaleBar)
        m_spacing = caption.spacing;
    if (isAll)
        place(caption, options);
}

QFont FigurePage::titleFont() const
{
    QFont font = m_font;
    font.setBold(true);
    return font;
}

// Keys go on in the next line where there is no room for them.
void FigurePage::place(const FigureCaption& caption, const FigureOptions& options)
{
    const QFontMetrics metrics(m_font);
    const QString title = options.texts.title.value_or(caption.title);
    if (!title.isEmpty()) {
        const QFontMetrics titles(titleFont());
        const int most = std::max(m_size.width(), widestTitle) - 2 * margin;
        m_title = titles.elidedText(title, Qt::ElideMiddle, most);
        m_titleHeight = titles.height() + margin;
        m_size.setWidth(std::max(m_size.width(), titles.horizontalAdvance(m_title) + 2 * margin));
    }
    m_size.rheight() += m_titleHeight;
    if (caption.keys.empty() || !options.hasLegend)
        return;
    QPoint at(margin, m_size.height());
    for (const FigureCaption::Key& key : caption.keys) {
        const int width = swatchSide + swatchSpace + metrics.horizontalAdvance(key.text);
        if (at.x() > margin && at.x() + width > m_size.width() - margin)
            at = {margin, at.y() + metrics.height()};
        m_keys.push_back({at, key});
        at.rx() += width + keySpace;
        m_size.setWidth(std::max(m_size.width(), margin + width + margin));
    }
    m_size.setHeight(at.y() + metrics.height() + margin);
}

QPoint FigurePage::pointOf(QPoint ofPlot) const
{
    const QPoint corner((m_size.width() - m_part.width()) / 2, m_titleHeight);
    return ofPlot - m_part.topLeft() + corner;
}

void FigurePage::paint(QCustomPlot& plot, QCPPainter& painter) const
{
    if (m_size != m_part.size())
        painter.fillRect(QRect({}, m_size), m_palette.color(QPalette::Window));
    painter.save();
    painter.translate(pointOf({}));
    const auto setInFigure = [&plot](bool isInFigure) {
        forEachPicture(plot, [&](PicturePlottable& picture) { picture.setInFigure(isInFigure); });
    };
    setInFigure(true);
    plot.toPainter(&painter, plot.width(), plot.height());
    setInFigure(false);
    if (m_spacing)
        paintScaleBar(plot, painter);
    painter.restore();
    paintTitle(painter);
    paintKeys(painter);
}

// White on a dark shade, to be read over every picture.
void FigurePage::paintScaleBar(const QCustomPlot& plot, QPainter& painter) const
{
    constexpr double mostOfWidth = 0.3;
    constexpr int thickness = 4;
    const QRect picture = plot.axisRect()->rect();
    const double pixels = std::abs(plot.xAxis->coordToPixel(1) - plot.xAxis->coordToPixel(0));
    const double perUnit = pixels / m_spacing->distance;
    if (!std::isfinite(perUnit) || perUnit <= 0)
        return;
    const double length = roundLength(mostOfWidth * picture.width() / perUnit);
    const QString text = QString::number(length, 'g', 6) +
                         (m_spacing->unit.isEmpty() ? QString() : ' ' + m_spacing->unit);
    const QFontMetrics metrics(m_font);
    const int bar = static_cast<int>(std::lround(length * perUnit));
    const QSize inside(std::max(bar, metrics.horizontalAdvance(text)),
                       metrics.height() + thickness);
    QRect shade(QPoint(), inside + QSize(2 * margin, margin));
    shade.moveBottomLeft(picture.bottomLeft() + QPoint(margin, -margin));
    painter.fillRect(shade, QColor(0, 0, 0, 140));
    painter.setFont(m_font);
    painter.setPen(Qt::white);
    painter.drawText(shade.adjusted(0, margin / 4, 0, 0), Qt::AlignHCenter | Qt::AlignTop, text);
    painter.fillRect(QRect(shade.center().x() - bar / 2, shade.bottom() - margin / 2 - thickness,
                           bar, thickness),
                     Qt::white);
}

// The plot paints its whole background, beyond the part that is seen of it.
void FigurePage::paintTitle(QPainter& painter) const
{
    if (m_titleHeight == 0)
        return;
    const QRect room(0, 0, m_size.width(), m_titleHeight);
    painter.fillRect(room, m_palette.color(QPalette::Window));
    painter.setFont(titleFont());
    painter.setPen(m_palette.color(QPalette::WindowText));
    painter.drawText(room.adjusted(0, margin, 0, 0), Qt::AlignCenter, m_title);
}

void FigurePage::paintKeys(QPainter& painter) const
{
    if (m_keys.empty())
        return;
    const int top = m_keys.front().place.y();
    painter.fillRect(QRect(0, top, m_size.width(), m_size.height() - top),
                     m_palette.color(QPalette::Window));
    painter.setFont(m_font);
    const int height = QFontMetrics(m_font).height();
    for (const auto& [at, key] : m_keys) {
        const QRect square(at.x(), at.y() + (height - swatchSide) / 2, swatchSide, swatchSide);
        painter.setPen(m_palette.color(QPalette::WindowText));
        painter.fillRect(square, key.color);
        painter.drawText(QRect(square.right() + swatchSpace, at.y(), m_size.width(), height),
                         Qt::AlignLeft | Qt::AlignVCenter, key.text);
    }
}

// Such plots are without what a figure is not to have, and have its texts, as long as this lives.
class FigureParts {
 public:
    FigureParts(QCustomPlot& plot, const FigureOptions& options);
    ~FigureParts();
    FigureParts(const FigureParts&) = delete;
    FigureParts& operator=(const FigureParts&) = delete;

 private:
    struct Before {
        FigurePlot* plot;
        bool hasMarks;
        bool hasHistogram;
        QString columns;
        QString rows;
        QString unit;
    };

    static void change(const Before& plot, const FigureOptions& options);

    std::vector<Before> m_before;
};

// The colours of a plot are those of a theme as long as this lives.
class FigureTheme {
 public:
    FigureTheme(QCustomPlot& plot, FigureOptions::Theme theme);
    ~FigureTheme();
    FigureTheme(const FigureTheme&) = delete;
    FigureTheme& operator=(const FigureTheme&) = delete;

 private:
    QCustomPlot& m_plot;
    QPalette m_before;
};

FigureParts::FigureParts(QCustomPlot& plot, const FigureOptions& options)
{
    QList<QCustomPlot*> plots{&plot};
    if (const auto* joint = qobject_cast<JointPlot*>(&plot))
        plots = joint->plots();
    for (QCustomPlot* one : plots) {
        auto* seen = qobject_cast<FigurePlot*>(one);
        if (!seen)
            continue;
        const Before before{seen,
                            seen->layerOfMarks()->visible(),
                            seen->showsHistogram(),
                            seen->xAxis->label(),
                            seen->yAxis->label(),
                            seen->unit()};
        if (before.hasMarks == (before.hasMarks && options.hasMarks) &&
            before.hasHistogram == (before.hasHistogram && options.hasHistogram) &&
            options.texts == FigureOptions::Texts())
            continue;
        m_before.push_back(before);
        change(before, options);
    }
}

// The axes of several plots together keep their names.
void FigureParts::change(const Before& plot, const FigureOptions& options)
{
    FigurePlot& seen = *plot.plot;
    seen.layerOfMarks()->setVisible(plot.hasMarks && options.hasMarks);
    seen.setShowsHistogram(plot.hasHistogram && options.hasHistogram);
    seen.xAxis->setLabel(options.texts.columns.value_or(plot.columns));
    seen.yAxis->setLabel(options.texts.rows.value_or(plot.rows));
    if (options.texts.unit)
        seen.setUnit(*options.texts.unit);
    seen.replot(QCustomPlot::rpQueuedRefresh);
}

FigureParts::~FigureParts()
{
    for (const Before& before : m_before) {
        before.plot->layerOfMarks()->setVisible(before.hasMarks);
        before.plot->setShowsHistogram(before.hasHistogram);
        before.plot->xAxis->setLabel(before.columns);
        before.plot->yAxis->setLabel(before.rows);
        if (before.plot->unit() != before.unit)
            before.plot->setUnit(before.unit);
        before.plot->replot(QCustomPlot::rpQueuedRefresh);
    }
}

FigureTheme::FigureTheme(QCustomPlot& plot, FigureOptions::Theme theme)
    : m_plot(plot), m_before(plot.testAttribute(Qt::WA_SetPalette) ? plot.palette() : QPalette())
{
    QPalette palette = theme == FigureOptions::Theme::Dark ? darkPalette() : lightPalette();
    palette.setColor(QPalette::Window, palette.color(QPalette::Base)); // white on paper
    m_plot.setPalette(palette);
    // What is due may not be laid out yet. Nothing of it reaches the screen.
    m_plot.replot(QCustomPlot::rpQueuedRefresh);
}

FigureTheme::~FigureTheme()
{
    m_plot.setPalette(m_before);
    m_plot.replot(QCustomPlot::rpQueuedRefresh);
}

double roundLength(double most)
{
    const double power = std::pow(10, std::floor(std::log10(most)));
    for (const double step : {5., 2.})
        if (step * power <= most)
            return step * power;
    return power;
}

bool hasPicture(const QCustomPlot& plot)
{
    if (dynamic_cast<const JointPlot*>(&plot))
        return false;
    bool isThere = false;
    forEachPicture(plot, [&](PicturePlottable&) { isThere = true; });
    return isThere;
}

QSize figureSize(const QCustomPlot& plot, const FigureOptions& options,
                 const FigureCaption& caption)
{
    auto& changed = const_cast<QCustomPlot&>(plot); // for this moment, unseen
    const FigureParts parts(changed, options);
    return sizeOfPage(plot, options, caption);
}

QImage figureImage(QCustomPlot& plot, const FigureOptions& options, const FigureCaption& caption)
{
    const FigureParts parts(plot, options);
    const FigureTheme theme(plot, options.theme);
    return paintedFigure(plot, options, caption);
}

bool canDrawFigure(ExportFormat format)
{
    const bool isPicture = traitsOf(format).content == ExportFormatTraits::Content::Picture;
    return isPicture && (format != ExportFormat::Svg || canDrawSvg());
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
    const FigurePage page(plot, options, caption);
    draw(plot, page, enlargementOf(page, options), to);
    return figure;
}

Result<> writeFigure(const DrawnFigure& figure, const QString& path, const QString& source,
                     const Job& job)
{
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(filePath(path), filePath(source), job.stop));
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
