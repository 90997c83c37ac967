#include "ui/plot/dimension_ticker.h"

#include "core/array/slice.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

namespace {

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

} // namespace

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

} // namespace bloscope
