#include "ui/convert/advice_dialog.h"

#include "core/base/text.h"
#include "core/convert/encoding_words.h"
#include "core/convert/stored_form.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/convert/advice_model.h"
#include "ui/plot/axis_look.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QToolTip>
#include <QTreeView>
#include <QVBoxLayout>
#include <cmath>
#include <limits>

namespace bloscope {

namespace {

constexpr double pointSize = 7;     // pixels
constexpr double ringSize = 13;     // likewise
constexpr double nearPixels = 12;   // to be meant by the mouse
constexpr double roomAround = 0.12; // of what is between the points
constexpr QSize usualPlotSize{320, 220};
constexpr QSize leastPlotSize{180, 110};

// The largest unit of which the largest number has one at least.
struct AxisUnit {
    double size;
    QString name;
};

AxisUnit unitFor(double largest, const std::vector<AxisUnit>& units)
{
    const auto fits = [largest](const AxisUnit& unit) { return largest >= unit.size; };
    const auto found = std::ranges::find_if(units, fits);
    return found == units.end() ? units.back() : *found;
}

std::vector<AxisUnit> byteUnits()
{
    return {{0x1p40, QStringLiteral("TiB")},
            {0x1p30, QStringLiteral("GiB")},
            {0x1p20, QStringLiteral("MiB")},
            {0x1p10, QStringLiteral("KiB")},
            {1, AdvicePlot::tr("bytes")}};
}

std::vector<AxisUnit> timeUnits()
{
    return {{1, QStringLiteral("s")}, {1e-3, QStringLiteral("ms")}, {1e-6, QStringLiteral("µs")}};
}

// From the least to the largest, with room beside them.
QCPRange rangeAround(double least, double largest)
{
    const double room =
        largest > least ? (largest - least) * roomAround : std::max(std::abs(largest) / 2, 1e-9);
    return {least - room, largest + room};
}

constexpr QSize firstAdviceSize{900, 560};
QString bytesText(std::uint64_t bytes)
{
    return sizeText(bytes);
}

} // namespace

AdvicePlot::AdvicePlot(QWidget* parent) : QCustomPlot(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus); // the table has the keys
    setAccessibleName(tr("Size versus decoding time"));
    setUpAxes();
    followPalette();
}

void AdvicePlot::setUpAxes()
{
    axisRect()->setupFullAxesBox();
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTickLength(0, 4);
        axis->setSubTicks(false);
    }
    for (QCPAxis* axis : {xAxis2, yAxis2})
        axis->setTicks(false);
    plotLayout()->setMargins({4, 8, 12, 4});
    putLegendOnTop();
}

// In one line above the points, of which it hides none.
void AdvicePlot::putLegendOnTop()
{
    plotLayout()->insertRow(0);
    plotLayout()->addElement(0, 0, legend);
    plotLayout()->setRowStretchFactor(0, 0.001); // no higher than it needs to be
    legend->setFillOrder(QCPLegend::foColumnsFirst);
    legend->setBorderPen(Qt::NoPen);
    legend->setBrush(Qt::NoBrush);
    legend->setMargins({0, 2, 0, 4});
    const int iconSize = static_cast<int>(ringSize) + 3; // with the lines around it
    legend->setIconSize(iconSize, iconSize);
    legend->setVisible(true);
}

void AdvicePlot::resizeEvent(QResizeEvent* event)
{
    constexpr int pixelsForTick = 30;
    yAxis->ticker()->setTickCount(std::clamp(height() / pixelsForTick - 2, 2, 5));
    QCustomPlot::resizeEvent(event);
}

QSize AdvicePlot::sizeHint() const
{
    return usualPlotSize;
}

QSize AdvicePlot::minimumSizeHint() const
{
    return leastPlotSize;
}

void AdvicePlot::setRows(const std::vector<AdviceRow>& rows)
{
    m_rows = rows;
    m_current = -1;
    takePoints();
    redraw();
}

void AdvicePlot::setCurrent(int row)
{
    m_current = row;
    redraw();
}

// What was not tried has no place.
void AdvicePlot::takePoints()
{
    m_points.clear();
    QPointF largest;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const AdviceRow& tried = m_rows[row];
        if (!tried.storedBytes || !tried.decodeSeconds)
            continue;
        const QPointF at(*tried.decodeSeconds, static_cast<double>(*tried.storedBytes));
        m_points.push_back({static_cast<int>(row), at});
        largest = {std::max(largest.x(), at.x()), std::max(largest.y(), at.y())};
    }
    const AxisUnit time = unitFor(largest.x(), timeUnits());
    const AxisUnit size = unitFor(largest.y(), byteUnits());
    for (Point& point : m_points)
        point.at = {point.at.x() / time.size, point.at.y() / size.size};
    xAxis->setLabel(tr("Decoding time (%1)").arg(time.name));
    yAxis->setLabel(tr("Size (%1)").arg(size.name));
}

void AdvicePlot::redraw()
{
    drawPoints();
    fitAxes();
    replot(rpQueuedReplot);
}

// A codec has its colour whichever others there are.
void AdvicePlot::drawPoints()
{
    clearGraphs();
    int color = 0;
    for (const std::string_view word : codecWords())
        addCodec(word, color++);
    const QPen text(palette().color(QPalette::Text), 1.5);
    for (const Point& point : m_points)
        if (m_rows[static_cast<std::size_t>(point.row)].isCurrent) {
            addMark(point.row, {QCPScatterStyle::ssSquare, text, Qt::NoBrush, ringSize});
            graph(graphCount() - 1)->setName(tr("now"));
            graph(graphCount() - 1)->addToLegend();
        }
    const QPen chosen(palette().color(QPalette::Highlight), 2);
    addMark(m_current, {QCPScatterStyle::ssCircle, chosen, Qt::NoBrush, ringSize});
}

void AdvicePlot::addCodec(std::string_view codec, int color)
{
    QVector<double> times;
    QVector<double> sizes;
    for (const Point& point : m_points)
        if (codecWord(m_rows[static_cast<std::size_t>(point.row)].how.chunks) == codec) {
            times << point.at.x();
            sizes << point.at.y();
        }
    if (times.isEmpty())
        return;
    const QPen pen = curvePen(color, palette());
    QCPGraph* graph = addGraph();
    graph->setName(displayText(codec));
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssDisc, pen.color(), pen.color(), pointSize));
    graph->setData(times, sizes);
}

void AdvicePlot::addMark(int row, const QCPScatterStyle& style)
{
    const auto point = std::ranges::find(m_points, row, &Point::row);
    QCPGraph* graph = addGraph();
    graph->removeFromLegend();
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(style);
    if (point != m_points.end())
        graph->addData(point->at.x(), point->at.y());
}

void AdvicePlot::fitAxes()
{
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTicks(!m_points.empty());
        axis->grid()->setVisible(!m_points.empty());
    }
    if (m_points.empty())
        return;
    const auto [left, right] =
        std::ranges::minmax(m_points, {}, [](const Point& p) { return p.at.x(); });
    const auto [low, high] =
        std::ranges::minmax(m_points, {}, [](const Point& p) { return p.at.y(); });
    xAxis->setRange(rangeAround(left.at.x(), right.at.x()));
    yAxis->setRange(rangeAround(low.at.y(), high.at.y()));
}

void AdvicePlot::followPalette()
{
    setBackground(palette().brush(QPalette::Window));
    axisRect()->setBackground(palette().brush(QPalette::Base));
    const QPen grid(gridColor(palette()), 0);
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        followWidget(*axis);
        axis->grid()->setPen(grid);
        axis->grid()->setZeroLinePen(grid);
    }
    legend->setFont(font());
    legend->setTextColor(palette().color(QPalette::Text));
    redraw();
}

QPointF AdvicePlot::pixelOf(int row) const
{
    const auto point = std::ranges::find(m_points, row, &Point::row);
    if (point == m_points.end())
        return {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    return {xAxis->coordToPixel(point->at.x()), yAxis->coordToPixel(point->at.y())};
}

int AdvicePlot::rowNear(QPointF pixel) const
{
    int nearest = -1;
    double least = nearPixels;
    for (const Point& point : m_points)
        if (const double far = QLineF(pixel, pixelOf(point.row)).length(); far < least) {
            nearest = point.row;
            least = far;
        }
    return nearest;
}

bool AdvicePlot::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QCustomPlot::event(event);
    const auto& help = *static_cast<QHelpEvent*>(event);
    const int row = rowNear(help.pos());
    QToolTip::showText(help.globalPos(),
                       row < 0 ? QString() : nameOfForm(m_rows[static_cast<std::size_t>(row)]),
                       this);
    return true;
}

void AdvicePlot::mousePressEvent(QMouseEvent* event)
{
    if (const int row = rowNear(event->position()); row >= 0)
        emit chosen(row);
}

void AdvicePlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const int row = rowNear(event->position()); row >= 0)
        emit activated(row);
}

void AdvicePlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        followPalette();
}

AdviceDialog::AdviceDialog(Subject subject, Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_subject(std::move(subject)),
      m_summary(wrappingLabel()),
      m_goal(new QComboBox),
      m_job(new JobLine(labelled(tr("&Optimise for:"), m_goal), tr("&Try Again"), scheduler)),
      m_model(new AdviceModel(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_table(new QTreeView),
      m_plot(new AdvicePlot),
      m_use(new QPushButton(tr("&Use This Layout")))
{
    setWindowTitle(tr("Storage Advice"));
    layOut();
    connectParts();
    start();
}

void AdviceDialog::offerGoals()
{
    m_goal->addItem(tr("Fast reading and decoding"), static_cast<int>(AdviceGoal::Balanced));
    m_goal->addItem(tr("Small size"), static_cast<int>(AdviceGoal::Small));
    m_goal->addItem(tr("Fast decoding"), static_cast<int>(AdviceGoal::Fast));
    m_goal->setToolTip(tr("Optimisation goal. Changing it repeats the trial."));
    m_goal->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_goal->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QWidget* AdviceDialog::makeTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(AdviceModel::NumberRole);
    m_table->setModel(m_sorted);
    showAsTable(*m_table);
    m_table->setAccessibleName(tr("Storage options"));
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSortIndicatorClearable(true); // back to the best first
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    return m_table;
}

QWidget* AdviceDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_use, QDialogButtonBox::AcceptRole);
    m_use->setEnabled(false);
    m_use->setToolTip(tr("Return to the copy with the selected layout"));
    connect(buttons, &QDialogButtonBox::accepted, this, &AdviceDialog::acceptRow);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void AdviceDialog::layOut()
{
    offerGoals();
    auto* both = new QSplitter(Qt::Vertical);
    both->addWidget(makeTable());
    both->addWidget(m_plot);
    m_plot->hide(); // until there is something to see
    both->setStretchFactor(0, 1);
    both->setStretchFactor(1, 1);
    putInto(new QVBoxLayout(this), {m_job, m_summary, {both, 1}, makeButtons()});
    m_use->setDefault(true); // of this dialog, of which it is a part now
    resizeWithinScreen(*this, firstAdviceSize);
    m_table->setFocus();
}

void AdviceDialog::connectParts()
{
    connect(m_goal, &QComboBox::currentIndexChanged, this, &AdviceDialog::start);
    connect(m_job, &JobLine::startWanted, this, &AdviceDialog::start);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &AdviceDialog::currentChanged);
    connect(m_table, &QTreeView::activated, this, &AdviceDialog::acceptRow);
    connect(m_plot, &AdvicePlot::chosen, this, &AdviceDialog::select);
    connect(m_plot, &AdvicePlot::activated, this, [this](int row) {
        select(row);
        acceptRow();
    });
}

void AdviceDialog::start()
{
    AdviceWish wish;
    wish.goal = static_cast<AdviceGoal>(m_goal->currentData().toInt());
    wish.planesAlong = m_subject.copy.partition.planesAlong;
    const auto advice = std::make_shared<Advice>();
    m_summary->setText(tr("Trying codecs, filters and shapes on a sample…"));
    m_job->button().show();
    m_job->run(
        windowTitle(),
        [reader = m_subject.reader, copy = m_subject.copy, wish,
         advice](const Job& job) -> Result<> {
            BLOSCOPE_TRY(*advice, adviseOnCopy(*reader, copy, wish, job));
            return {};
        },
        [this, advice](const Result<>& outcome) { finish(outcome, std::move(*advice)); });
}

// What was found before stays when nothing comes of it.
void AdviceDialog::finish(const Result<>& outcome, Advice advice)
{
    if (!outcome && outcome.error().kind() == ErrorKind::Cancelled)
        return m_summary->setText(tr("Stopped before all combinations were tried."));
    if (!outcome)
        return m_summary->setText(errorSentence(tr("The trial cannot run"), outcome.error()));
    m_summary->setText(tr("Recommended: %1 – %2. Tried on %3 of %4.")
                           .arg(nameOfForm(advice.rows[advice.recommended]),
                                displayText(advice.reason), bytesText(advice.sampledBytes),
                                bytesText(advice.elementBytes)));
    m_job->button().hide();
    m_plot->setRows(advice.rows);
    m_plot->show();
    const auto recommended = static_cast<int>(advice.recommended);
    m_model->setAdvice(std::move(advice), m_subject.dimensionNames);
    fitColumns();
    select(recommended);
}

void AdviceDialog::fitColumns()
{
    const int room = 2 * letterWidth(m_table->fontMetrics());
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, m_table->columnWidth(column) + room);
    }
}

int AdviceDialog::currentRow() const
{
    return m_sorted->mapToSource(m_table->currentIndex()).row();
}

void AdviceDialog::select(int row)
{
    m_table->setCurrentIndex(m_sorted->mapFromSource(m_model->index(row, 0)));
}

void AdviceDialog::currentChanged()
{
    const int row = currentRow();
    m_plot->setCurrent(row);
    m_use->setEnabled(row >= 0 && isWritable(chosen().chunks));
}

ArrayEncoding AdviceDialog::chosen() const
{
    return m_model->advice().rows[static_cast<std::size_t>(currentRow())].how;
}

void AdviceDialog::acceptRow()
{
    if (m_use->isEnabled())
        accept();
}

} // namespace bloscope
