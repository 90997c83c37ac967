#include "ui/controls/labelled_button.h"
#include "ui/plot/axis_look.h"
#include "ui/query/group_window.h"
#include "ui/text/number_text.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <qcustomplot.h>

namespace bloscope {

namespace {

constexpr double barWidth = 0.7;
constexpr double lineShare = 1.5;  // of a bar, in lines of text
constexpr double labelShare = 0.4; // of the width, for labels at most

// Round numbers that do not touch each other, counts without fractions.
class FigureTicker : public QCPAxisTicker {
 public:
    FigureTicker(bool areWhole, int most) : m_areWhole(areWhole) { setTickCount(most); }

 protected:
    double getTickStep(const QCPRange& range) override
    {
        const double step = QCPAxisTicker::getTickStep(range);
        return m_areWhole ? std::max(1.0, std::round(step)) : step;
    }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        constexpr double mostDigits = 1e7;
        if (m_areWhole && std::abs(tick) < mostDigits)
            return countText(static_cast<std::int64_t>(tick));
        return QString::fromStdString(ValueText().of(tick));
    }

 private:
    bool m_areWhole;
};

} // namespace

GroupBars::GroupBars(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot), m_note(new QLabel)
{
    m_plot->setAccessibleName(tr("Largest groups"));
    m_plot->xAxis->setSubTicks(false);
    m_plot->yAxis->setSubTicks(false);
    m_plot->yAxis->setTickLength(0);
    m_plot->yAxis->setRangeReversed(true);
    m_plot->yAxis->grid()->setVisible(false);
    m_note->setAlignment(Qt::AlignRight);
    m_note->setVisible(false);
    putInto(tightColumn(this), {{m_plot, 1}, m_note});
}

void GroupBars::show(Bars bars)
{
    m_shown = std::move(bars);
    draw();
}

void GroupBars::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    draw();
}

void GroupBars::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        draw();
}

// In their order.
std::vector<std::size_t> GroupBars::largest(std::size_t most) const
{
    std::vector<std::size_t> bars(m_shown.numbers.size());
    std::iota(bars.begin(), bars.end(), std::size_t(0));
    if (bars.size() <= most)
        return bars;
    std::ranges::stable_sort(bars, std::greater(),
                             [this](std::size_t i) { return m_shown.numbers[i]; });
    bars.resize(most);
    std::ranges::sort(bars);
    return bars;
}

void GroupBars::draw()
{
    const QFontMetrics metrics(font());
    const double room = m_plot->height() - 4 * metrics.height(); // axis below
    const auto most =
        static_cast<std::size_t>(std::max(1.0, room / (lineShare * metrics.height())));
    const std::vector<std::size_t> drawn = largest(most);
    m_plot->clearPlottables();
    auto* bars = new QCPBars(m_plot->yAxis, m_plot->xAxis);
    QStringList labels;
    for (const std::size_t i : drawn) {
        bars->addData(static_cast<double>(labels.size()), m_shown.numbers[i]);
        labels << m_shown.labels[static_cast<qsizetype>(i)];
    }
    bars->setWidth(barWidth);
    bars->setPen(Qt::NoPen);
    bars->setBrush(palette().color(QPalette::Highlight));
    drawAxes(labels);
    const std::size_t left = m_shown.left + m_shown.numbers.size() - drawn.size();
    m_note->setText(
        countedText(left, tr("%n more group(s) not drawn", nullptr, pluralNumber(left))));
    m_note->setVisible(left > 0);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void GroupBars::drawAxes(const QStringList& labels)
{
    const QFontMetrics metrics(font());
    const int labelWidth = static_cast<int>(labelShare * m_plot->width());
    const auto words = QSharedPointer<QCPAxisTickerText>::create();
    for (qsizetype i = 0; i < labels.size(); ++i)
        words->addTick(static_cast<double>(i),
                       metrics.elidedText(labels[i], Qt::ElideRight, labelWidth));
    m_plot->yAxis->setTicker(words);
    const bool areWhole = std::ranges::all_of(
        m_shown.numbers, [](double number) { return number == std::floor(number); });
    constexpr int pixelsPerTick = 90;
    const int room = m_plot->width() - labelWidth;
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTicker>(
        new FigureTicker(areWhole, std::clamp(room / pixelsPerTick, 2, 6))));
    m_plot->xAxis->setLabel(m_shown.figure);
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis})
        followWidget(*axis);
    m_plot->xAxis->grid()->setPen(gridColor(palette()));
    m_plot->setBackground(palette().brush(QPalette::Window));
    m_plot->rescaleAxes();
    const QCPRange numbers = m_plot->xAxis->range();
    m_plot->xAxis->setRange(std::min(0.0, numbers.lower), std::max(0.0, numbers.upper));
    m_plot->yAxis->setRange(-0.7, static_cast<double>(std::max<qsizetype>(labels.size(), 1)) - 0.3);
}

} // namespace bloscope
