#include "ui/plot/figure_page.h"

#include "ui/plot/heatmap_plot.h"
#include "ui/plot/joint_plot.h"
#include "ui/theme/theme.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr int margin = 8; // around what is seen
constexpr int swatchSide = 10;
constexpr int swatchSpace = 5;
constexpr int keySpace = 16;
constexpr int widestTitle = 640; // where the plot itself is narrower

} // namespace

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
    if (isAll)
        place(caption);
}

QFont FigurePage::titleFont() const
{
    QFont font = m_font;
    font.setBold(true);
    return font;
}

// Keys go on in the next line where there is no room for them.
void FigurePage::place(const FigureCaption& caption)
{
    const QFontMetrics metrics(m_font);
    if (!caption.title.isEmpty()) {
        const QFontMetrics titles(titleFont());
        const int most = std::max(m_size.width(), widestTitle) - 2 * margin;
        m_title = titles.elidedText(caption.title, Qt::ElideMiddle, most);
        m_titleHeight = titles.height() + margin;
        m_size.setWidth(std::max(m_size.width(), titles.horizontalAdvance(m_title) + 2 * margin));
    }
    m_size.rheight() += m_titleHeight;
    if (caption.keys.empty())
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
    plot.toPainter(&painter, plot.width(), plot.height());
    painter.restore();
    paintTitle(painter);
    paintKeys(painter);
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

FigureParts::FigureParts(QCustomPlot& plot, const FigureOptions& options)
{
    QList<QCustomPlot*> plots{&plot};
    if (const auto* joint = qobject_cast<JointPlot*>(&plot))
        plots = joint->plots();
    for (QCustomPlot* one : plots) {
        auto* heatmap = qobject_cast<HeatmapPlot*>(one);
        if (!heatmap)
            continue;
        const Before before{heatmap, heatmap->layerOfMarks()->visible(), heatmap->showsHistogram()};
        if (before.hasMarks == (before.hasMarks && options.hasMarks) &&
            before.hasHistogram == (before.hasHistogram && options.hasHistogram))
            continue;
        m_before.push_back(before);
        heatmap->layerOfMarks()->setVisible(before.hasMarks && options.hasMarks);
        heatmap->setShowsHistogram(before.hasHistogram && options.hasHistogram);
        heatmap->replot(QCustomPlot::rpQueuedRefresh);
    }
}

FigureParts::~FigureParts()
{
    for (const Before& before : m_before) {
        before.plot->layerOfMarks()->setVisible(before.hasMarks);
        before.plot->setShowsHistogram(before.hasHistogram);
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

} // namespace bloscope
