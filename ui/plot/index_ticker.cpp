#include "ui/plot/index_ticker.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace bloscope {

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

} // namespace bloscope
