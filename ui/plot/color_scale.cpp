#include "ui/plot/color_scale.h"

#include "ui/plot/axis_look.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

QString stateName(const char* word)
{
    return QCoreApplication::translate("TwoStates", word);
}

constexpr int barWidth = 14;
constexpr int barGap = 2;
constexpr int barsWidth = 44;
constexpr int handleRoom = 9;
constexpr int pixelsPerTick = 45;
constexpr int tickLength = 4;
constexpr int swatch = 14;
constexpr int swatchGap = 6;

// Most numbers need no more room.
QString usualLabel()
{
    return QStringLiteral("-10000");
}

// Is its range one of numbers, or one that the user chose? Of none any range would be invented.
bool hasNumbersIn(const PlanePicture& picture)
{
    const auto isFinite = [](double number) { return std::isfinite(number); };
    return !picture.distribution || !picture.distribution->isEmpty() || picture.isOfChannels() ||
           picture.options.range.kind == RangeChoice::Kind::Manual ||
           std::ranges::any_of(picture.numbers.numbers, isFinite);
}

} // namespace

ValueAxis::ValueAxis(const ValueRange& ends, const ValueScale& scale, int top, int height)
    : m_ends(ends), m_position(ends, scale), m_top(top), m_height(std::max(1, height))
{
}

double ValueAxis::pixelOf(double number) const
{
    const double place = m_position.of(number);
    return m_top + (1 - (std::isnan(place) ? 0 : std::clamp(place, 0.0, 1.0))) * m_height;
}

double ValueAxis::numberAt(double pixel) const
{
    const double place = std::clamp(1 - (pixel - m_top) / m_height, 0.0, 1.0);
    return std::clamp(m_position.valueAt(place), m_ends.low, m_ends.high);
}

void TwoStates::begin(const DType& dtype)
{
    m_seen.reset();
    m_elements = dtype.kind == DTypeKind::Boolean ? Elements::Truths
                 : dtype.kind == DTypeKind::Signed || dtype.kind == DTypeKind::Unsigned
                     ? Elements::WholeNumbers
                     : Elements::Others;
}

void TwoStates::see(const ValueDistribution& distribution)
{
    if (distribution.isEmpty())
        return;
    const ValueRange& now = distribution.extent;
    m_seen =
        m_seen ? ValueRange{std::min(m_seen->low, now.low), std::max(m_seen->high, now.high)} : now;
}

QStringList TwoStates::names() const
{
    if (m_elements == Elements::Truths)
        return {stateName("false"), stateName("true")};
    if (m_elements == Elements::WholeNumbers && m_seen == ValueRange{-0.5, 1.5})
        return {stateName("false (0)"), stateName("true (1)")};
    return {};
}

ColorScale::ColorScale(QCustomPlot* plot)
    : QCPAxisRect(plot, false), m_axis(addAxis(QCPAxis::atRight))
{
    m_axis->setRange(0, 1);
    m_axis->setSubTicks(false);
    m_axis->grid()->setVisible(false);
    setRangeDrag({});
    setRangeZoom({});
    followPalette();
    forgetLabels();
    fit();
}

void ColorScale::followPalette()
{
    followWidget(*m_axis);
    m_axis->setBasePen(Qt::NoPen);
}

void ColorScale::forgetLabels()
{
    const QFontMetrics metrics(m_axis->tickLabelFont());
    const int width = tickLength + m_axis->tickLabelPadding() +
                      metrics.horizontalAdvance(usualLabel()) + m_axis->padding();
    setMinimumMargins({0, 0, width, 0});
}

void ColorScale::showColors(const PlanePicture& picture)
{
    m_map = picture.options.map;
    m_labels = picture.options.labels;
    m_scale = picture.options.scale;
    m_hasNumbers = hasNumbersIn(picture);
    if (!m_heldEnds)
        m_range = picture.range;
    label();
}

void ColorScale::setDistribution(const ValueDistribution& distribution)
{
    m_distribution = distribution;
    m_states.see(distribution);
    fit();
    label();
}

void ColorScale::setUnit(const QString& unit)
{
    m_unit = unit;
    label();
}

void ColorScale::setHistogramWanted(bool wanted)
{
    m_isWanted = wanted;
    fit();
    label();
}

void ColorScale::setElements(const DType& dtype)
{
    m_distribution = {};
    m_states.begin(dtype);
    m_texts = ValueText(dtype);
    fit();
    label();
}

void ColorScale::setRange(const ValueRange& range)
{
    m_range = range;
    label();
}

void ColorScale::setHeld(bool held)
{
    m_heldEnds = held ? std::optional(numbers().ends()) : std::nullopt;
    label();
}

QString ColorScale::textOf(double number) const
{
    return QString::fromStdString(m_texts.of(number));
}

bool ColorScale::hasHistogram() const
{
    return m_isWanted && !isLegend() && mParentPlot->width() >= leastRoom;
}

ValueAxis ColorScale::numbers() const
{
    const ValueScale scale = isPalette() ? ValueScale(ValueScale::Linear) : m_scale;
    const ValueDistribution none;
    const ValueRange ends =
        m_heldEnds.value_or(axisEnds(hasHistogram() ? m_distribution : none, m_range, scale));
    return {ends, scale, top(), height()};
}

// As wide as what is to be seen.
void ColorScale::fit()
{
    m_axis->setVisible(!isLegend());
    // Beside nothing they would be read as signs of the numbers.
    m_axis->setTickLength(0, hasHistogram() ? 0 : tickLength);
    const int width = isLegend()       ? swatch
                      : hasHistogram() ? barWidth + barGap + barsWidth + handleRoom
                                       : barWidth;
    if (minimumSize().width() == width && maximumSize().width() == width)
        return;
    setMinimumSize(width, 0);
    setMaximumSize(width, QWIDGETSIZE_MAX);
}

void ColorScale::label()
{
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    if (!m_hasNumbers) {
        ticker->addTick(0.5, tr("no numbers")); // of an axis from 0 to 1
        return m_axis->setTicker(ticker);
    }
    const int wanted = height() / pixelsPerTick;
    const ValueRange ends = numbers().ends();
    const auto ticks =
        isPalette() ? labelTicks(ends, wanted) : m_texts.ticks(ends, m_scale, wanted);
    for (const ValueTick& tick : ticks)
        ticker->addTick(tick.position, QString::fromStdString(tick.label));
    if (!ticks.empty() && !isPalette() && !m_unit.isEmpty())
        ticker->addTick(ticks.back().position,
                        QString::fromStdString(ticks.back().label) + ' ' + m_unit);
    m_axis->setTicker(ticker);
}

// Room that labels have had stays theirs: the picture would move otherwise with each slice.
void ColorScale::keepRoomForLabels()
{
    QMargins kept = minimumMargins();
    int widest = margins().right();
    for (const QString& state : m_states.names())
        widest = std::max(widest, QFontMetrics(m_axis->tickLabelFont()).horizontalAdvance(state) +
                                      swatchGap + m_axis->padding());
    if (widest <= kept.right())
        return;
    kept.setRight(widest);
    setMinimumMargins(kept);
}

void ColorScale::update(UpdatePhase phase)
{
    if (phase == upPreparation)
        fit();
    const int before = height();
    QCPAxisRect::update(phase);
    if (phase == upMargins)
        keepRoomForLabels();
    if (phase == upLayout && height() / pixelsPerTick != before / pixelsPerTick)
        label();
}

QColor ColorScale::colorOf(double number) const
{
    if (isPalette())
        return QColor(labelOnBackground(*m_map, m_labels.get(), number));
    const double place = ScalePosition(m_range, m_scale).of(number);
    return std::isnan(place) ? m_map->special.notANumber : m_map->at(place);
}

QImage ColorScale::columnOfColors(const ValueAxis& axis) const
{
    QImage column(1, height(), QImage::Format_RGB32);
    for (int y = 0; y < column.height(); ++y)
        column.setPixelColor(0, y, colorOf(axis.numberAt(top() + y + 0.5)));
    return column;
}

void ColorScale::draw(QCPPainter* painter)
{
    QCPAxisRect::draw(painter);
    painter->save();
    painter->setAntialiasing(false);
    if (isLegend()) {
        drawStates(*painter);
    } else if (height() > 0 && m_hasNumbers) {
        if (hasHistogram())
            drawHistogram(*painter);
        drawBar(*painter);
    }
    painter->restore();
}

void ColorScale::drawBar(QCPPainter& painter) const
{
    const QRect bar(left(), top(), barWidth, height());
    const QImage column = columnOfColors(numbers());
    if (painter.modes() & QCPPainter::pmVectorized)
        drawColors(painter, bar, column);
    else
        painter.drawImage(bar, column);
    painter.setPen(mParentPlot->palette().color(QPalette::WindowText));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0, -1, 0, 0));
}

// Each colour goes on below the next one: between neighbours the background would shine through.
void ColorScale::drawColors(QCPPainter& painter, const QRect& bar, const QImage& column)
{
    for (int y = 0; y < column.height(); ++y)
        if (y == 0 || column.pixel(0, y) != column.pixel(0, y - 1))
            painter.fillRect(bar.adjusted(0, y, 0, 0), column.pixelColor(0, y));
}

// Lengths are logarithms: a background of many equal numbers would hide all others.
double ColorScale::lengthOf(std::uint64_t count, std::uint64_t largest)
{
    const auto longest = std::log1p(static_cast<double>(largest));
    return std::max(1.0, std::log1p(static_cast<double>(count)) / longest * barsWidth);
}

// Cells whose colour is that of an end, since they lie beyond it, are fainter. Bars side by side
// are one shape: between neighbours the background would shine through.
void ColorScale::drawHistogram(QCPPainter& painter) const
{
    constexpr float inside = 0.5F;
    constexpr float beyond = 0.22F;
    const ValueAxis axis = numbers();
    const auto bins = m_distribution.binsOn(axis.ends());
    std::uint64_t largest = 0;
    for (const auto& bin : bins)
        largest = std::max(largest, bin.count);
    const int from = left() + barWidth + barGap;
    for (const bool isInside : {true, false}) {
        QPolygon shape;
        for (const auto& [edges, count] : bins) {
            const double middle = edges.low / 2 + edges.high / 2;
            const bool isOne = (middle >= m_range.low && middle <= m_range.high) == isInside;
            const int to = count == 0 || !isOne
                               ? from
                               : from + static_cast<int>(std::lround(lengthOf(count, largest)));
            const int upper = static_cast<int>(std::lround(axis.pixelOf(edges.high)));
            const int lower = static_cast<int>(std::lround(axis.pixelOf(edges.low)));
            shape << QPoint(to, std::max(lower, upper + 1)) << QPoint(to, upper);
        }
        if (shape.isEmpty())
            return;
        shape << QPoint(from, shape.last().y());
        shape.prepend(QPoint(from, shape.first().y()));
        QColor color = mParentPlot->palette().color(QPalette::WindowText);
        color.setAlphaF(isInside ? inside : beyond);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(shape, Qt::WindingFill);
    }
}

// The highest one on top, as on an axis.
void ColorScale::drawStates(QCPPainter& painter) const
{
    const QColor text = mParentPlot->palette().color(QPalette::WindowText);
    const int lineHeight = std::max(swatch, QFontMetrics(mParentPlot->font()).height()) + swatchGap;
    const QStringList states = m_states.names();
    painter.setFont(mParentPlot->font());
    painter.setPen(text);
    for (int state = 0; state < states.size(); ++state) {
        const int line = static_cast<int>(states.size()) - 1 - state;
        const QRect square(left(), top() + line * lineHeight, swatch, swatch);
        painter.setBrush(colorOf(state));
        painter.drawRect(square.adjusted(0, 0, -1, -1));
        painter.drawText(
            QRect(square.right() + swatchGap, square.top(), outerRect().width(), swatch),
            Qt::AlignLeft | Qt::AlignVCenter, states[state]);
    }
}

} // namespace bloscope
