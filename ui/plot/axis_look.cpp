#include "ui/plot/axis_look.h"

#include "core/array/slice.h"
#include "ui/text/error_text.h"
#include "ui/theme/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

namespace {

// Near the colours of Okabe and Ito, some of them darker or lighter for their background.
constexpr std::array<QRgb, 6> onLight = {0xff0072b2, 0xffd55e00, 0xff007f5c,
                                         0xffb0508a, 0xff8a6500, 0xff505050};
constexpr std::array<QRgb, 6> onDark = {0xff56b4e9, 0xfff0883e, 0xff2fc79b,
                                        0xffe295c0, 0xfff0c94a, 0xffd0d0d0};

// Ticks of an axis along a dimension of the array: whole cells, labelled with their true indices.
// The axis counts cells of the slice, cell i lying around i.
class IndexTicker : public QCPAxisTicker {
 public:
    explicit IndexTicker(const std::optional<DimensionSlice>& dimension);

 protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override;
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;

 private:
    std::optional<DimensionSlice> m_dimension;
};

IndexTicker::IndexTicker(const std::optional<DimensionSlice>& dimension) : m_dimension(dimension)
{
    // Cells that follow each other are marked where their true indices are round numbers.
    if (m_dimension && std::abs(m_dimension->step) == 1)
        setTickOrigin(-static_cast<double>(m_dimension->start * m_dimension->step));
}

double IndexTicker::getTickStep(const QCPRange& range)
{
    return std::max(1.0, std::round(QCPAxisTicker::getTickStep(range)));
}

QString IndexTicker::getTickLabel(double tick, const QLocale&, QChar, int)
{
    return m_dimension ? QString::number(m_dimension->at(std::llround(tick))) : QString();
}

QVector<double> IndexTicker::createTickVector(double tickStep, const QCPRange& range)
{
    if (!m_dimension)
        return {};
    QVector<double> ticks = QCPAxisTicker::createTickVector(tickStep, range);
    const auto last = static_cast<double>(m_dimension->count - 1);
    ticks.removeIf([last](double tick) { return tick < 0 || tick > last; });
    return ticks;
}

using Regular = Coordinates::Regular;

// Of dates, texts and numbers at any distances.
class CellCoordinateTicker : public IndexTicker {
 public:
    CellCoordinateTicker(const DimensionSlice& dimension, const Coordinates& coordinates)
        : IndexTicker(dimension), m_dimension(dimension), m_coordinates(coordinates)
    {
    }

 protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        const std::int64_t index = m_dimension.at(std::llround(tick));
        if (index < 0 || index >= m_coordinates.count())
            return {};
        return displayText(m_coordinates.textAt(index));
    }

 private:
    DimensionSlice m_dimension;
    Coordinates m_coordinates;
};

// Round coordinates may lie between two cells. `cells`: coordinates of the cells of the slice.
class RoundCoordinateTicker : public QCPAxisTicker {
 public:
    explicit RoundCoordinateTicker(const Regular& cells) : m_cells(cells) {}

 protected:
    // In coordinates.
    double getTickStep(const QCPRange& range) override
    {
        return QCPAxisTicker::getTickStep({0, range.size() * std::abs(m_cells.spacing)});
    }

    int getSubTickCount(double) override { return 0; }

    QVector<double> createTickVector(double step, const QCPRange& range) override
    {
        const auto last = static_cast<double>(m_cells.count - 1);
        const double begin = coordinateAt(std::clamp(range.lower, 0.0, last));
        const double end = coordinateAt(std::clamp(range.upper, 0.0, last));
        const QCPRange shown(std::min(begin, end), std::max(begin, end));
        constexpr double tolerance = 1e-9; // of a step: rounding leaves no tick out
        constexpr double mostTicks = 1000;
        const double first = std::ceil(shown.lower / step - tolerance);
        const double afterLast = std::floor(shown.upper / step + tolerance) + 1;
        QVector<double> ticks;
        if (!(step > 0) || !(afterLast - first <= mostTicks))
            return ticks;
        for (double tick = first; tick < afterLast; ++tick)
            ticks << (tick * step - m_cells.origin) / m_cells.spacing;
        std::ranges::sort(ticks);
        return ticks;
    }

    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        const double least = std::abs(m_cells.spacing) * 1e-9; // beside a zero that is meant
        const double coordinate = coordinateAt(tick);
        const Regular here{std::abs(coordinate) < least ? 0 : coordinate, 1, 1};
        return displayText(Coordinates(here).textAt(0));
    }

 private:
    double coordinateAt(double cell) const { return m_cells.origin + cell * m_cells.spacing; }

    Regular m_cells;
};

// Divides an axis that counts from a base by dates or time spans.
class TimeTicker : public QCPAxisTicker {
 public:
    TimeTicker(const ValueText& texts, double base) : m_texts(texts), m_base(base) {}

    void generate(const QCPRange& range, const QLocale& /*locale*/, QChar /*formatChar*/,
                  int /*precision*/, QVector<double>& ticks, QVector<double>* subTicks,
                  QVector<QString>* tickLabels) override
    {
        ticks.clear();
        if (subTicks)
            subTicks->clear();
        if (tickLabels)
            tickLabels->clear();
        if (!(range.lower < range.upper))
            return;
        for (const ValueTick& tick : m_texts.ticks({range.lower + m_base, range.upper + m_base},
                                                   ValueScale::Linear, tickCount())) {
            ticks << range.lower + tick.position * (range.upper - range.lower);
            if (tickLabels)
                *tickLabels << QString::fromStdString(tick.label);
        }
    }

 private:
    ValueText m_texts; // of times
    double m_base;
};

} // namespace

QSharedPointer<QCPAxisTicker> timeTicker(const ValueText& texts, double base)
{
    return QSharedPointer<TimeTicker>::create(texts, base);
}

QPen curvePen(int line, const QPalette& palette)
{
    const auto& colors = isDark(palette) ? onDark : onLight;
    const auto color = static_cast<std::size_t>(line) % colors.size();
    const bool isAgain = static_cast<std::size_t>(line) >= colors.size();
    QPen pen(QColor{colors[color]}, 1, isAgain ? Qt::DashLine : Qt::SolidLine);
    pen.setCosmetic(true);
    return pen;
}

QSharedPointer<QCPAxisTicker> dimensionTicker(const std::optional<DimensionSlice>& dimension,
                                              const Coordinates* coordinates)
{
    if (!dimension || !coordinates)
        return QSharedPointer<IndexTicker>::create(dimension);
    const std::optional<Regular> regular = coordinates->evenlySpaced();
    if (!regular || dimension->count == 0)
        return QSharedPointer<CellCoordinateTicker>::create(*dimension, *coordinates);
    const double first = regular->origin + static_cast<double>(dimension->start) * regular->spacing;
    const double spacing = regular->spacing * static_cast<double>(dimension->step);
    return QSharedPointer<RoundCoordinateTicker>::create(Regular{first, spacing, dimension->count});
}

std::vector<int> seenAlong(const QCPAxis& axis, const AxisPixels& pixels,
                           const std::function<int(std::int64_t cell)>& pixelOf)
{
    std::vector<int> seen;
    for (int pixel = -pixels.border; pixel < pixels.count + pixels.border; ++pixel) {
        const double cell = axis.pixelToCoord(pixels.begin + (pixel + 0.5) / pixels.ratio) + 0.5;
        seen.push_back(pixelOf(static_cast<std::int64_t>(std::floor(cell))));
    }
    return seen;
}

void followWidget(QCPAxis& axis)
{
    const QWidget& widget = *axis.parentPlot();
    const QColor text = widget.palette().color(QPalette::WindowText);
    axis.setBasePen(text);
    axis.setTickPen(text);
    axis.setSubTickPen(text);
    axis.setTickLabelColor(text);
    axis.setLabelColor(text);
    axis.setTickLabelFont(widget.font());
    axis.setLabelFont(widget.font());
}

QColor gridColor(const QPalette& palette)
{
    QColor faint = palette.color(QPalette::WindowText);
    faint.setAlphaF(0.15F);
    return faint;
}

} // namespace bloscope
