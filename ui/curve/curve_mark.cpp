#include "ui/curve/curve_mark.h"

#include "ui/cells/cell_in_slice.h"
#include "ui/curve/curve_plot.h"

namespace bloscope {

CurveMark::CurveMark(Document& document, CurvePlot& plot, QObject* parent)
    : QObject(parent), m_document(document), m_plot(plot)
{
    connect(&m_plot, &CurvePlot::chosen, this, &CurveMark::choose);
}

void CurveMark::setCurve(const CurveSlice& curve)
{
    m_curve = curve;
    show();
}

bool CurveMark::isDrawn() const
{
    return m_document.mark() && m_curve.points() > 0 && m_curve.holds(*m_document.mark());
}

void CurveMark::show()
{
    if (!isDrawn())
        return m_plot.setCurrent(-1);
    const std::int64_t point = m_curve.pointAt((*m_document.mark())[m_curve.along()]);
    if (point == m_plot.currentPoint())
        return;
    m_plot.setCurrent(point);
    m_plot.navigator().bringIntoSight({0, point});
}

std::optional<CurveChoice> CurveMark::missingLine() const
{
    const std::optional<CellIndex>& mark = m_document.mark();
    const Slice& shown = m_document.slice();
    if (!mark || isDrawn() || m_curve.points() == 0)
        return std::nullopt;
    for (std::size_t d = 0; d < mark->size(); ++d)
        if (d != m_curve.along() && !takes(shown[d], (*mark)[d]))
            return std::nullopt;
    return lineThrough(shown, m_curve.along(), *mark);
}

// On the line it is on already where nobody points at one.
void CurveMark::choose(std::int64_t point, std::optional<int> line)
{
    if (point < 0)
        return m_document.setMark({});
    CellIndex index =
        !line && isDrawn() ? *m_document.mark() : m_curve.indexOf(line.value_or(0), point);
    index[m_curve.along()] = m_curve.indexOf(point);
    m_document.setMark(index);
    m_document.setSlice(sliceShowing(m_document.slice(), index)); // curves may run across it
}

} // namespace bloscope
