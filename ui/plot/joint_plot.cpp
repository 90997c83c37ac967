#include "ui/plot/joint_plot.h"

#include "ui/plot/figure_page.h"

namespace bloscope {

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

} // namespace bloscope
