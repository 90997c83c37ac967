#include "ui/planes/planes_viewport.h"

#include "ui/plot/plot_navigator.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr double fewestInSight = 4; // cells, where there are so many

} // namespace

PlanesViewport::PlanesViewport(const Navigators& navigators, QObject* parent)
    : QObject(parent),
      m_navigators(navigators),
      m_shown{OrthogonalPlanes::Front, OrthogonalPlanes::Side, OrthogonalPlanes::Below, {}},
      m_middle{}
{
    for (std::size_t place = 0; place < m_navigators.size(); ++place)
        connect(m_navigators[place], &PlotNavigator::viewChosen, this,
                [this, place] { take(place); });
}

void PlanesViewport::setLarge(const std::optional<OrthogonalPlanes::Which>& which)
{
    m_shown[OrthogonalPlanes::largePlace] = which;
    tell();
}

PlanesViewport::Dimension PlanesViewport::downOf(OrthogonalPlanes::Which which)
{
    return which == OrthogonalPlanes::Below ? Third : Rows;
}

PlanesViewport::Dimension PlanesViewport::acrossOf(OrthogonalPlanes::Which which)
{
    return which == OrthogonalPlanes::Side ? Third : Columns;
}

void PlanesViewport::setPlanes(const OrthogonalPlanes& planes)
{
    bool areOthers = false;
    const auto set = [&](Dimension dimension, std::int64_t cells, std::int64_t crossing) {
        Span& span = m_spans[dimension];
        m_middle[dimension] = static_cast<double>(crossing) + 0.5;
        areOthers = areOthers || span.cells != static_cast<double>(cells);
        span.cells = static_cast<double>(cells);
    };
    const PicturePlane front = planes.plane(OrthogonalPlanes::Front);
    const CellPosition crossing = planes.crossingIn(OrthogonalPlanes::Front);
    set(Rows, front.rows(), crossing.row);
    set(Columns, front.columns(), crossing.column);
    set(Third, planes.extent(planes.third()), planes.crossing()[planes.third()]);
    if (!areOthers)
        return;
    for (Span& span : m_spans)
        span = {span.cells, 0, span.cells};
    tell();
}

void PlanesViewport::show(OrthogonalPlanes::Which which, const PlaneView& part)
{
    m_navigators[which]->show(part);
    take(which);
}

// The cells that were fixed keep their place, as far as there are cells to show.
void PlanesViewport::zoom(Span& span, double share, double fixed) const
{
    const double length = std::max(share * span.cells, std::min(fewestInSight, span.cells));
    const double begin = fixed - (fixed - span.begin) * length / span.length;
    span.length = length;
    span.begin = std::clamp(begin, 0.0, span.cells - length);
}

// What somebody has chosen in one of the planes, for all.
void PlanesViewport::take(std::size_t place)
{
    if (!m_shown[place])
        return;
    const PlaneView& view = m_navigators[place]->view();
    Span& down = m_spans[downOf(*m_shown[place])];
    Span& across = m_spans[acrossOf(*m_shown[place])];
    down = {down.cells, view.top, view.height};
    across = {across.cells, view.left, view.width};
    const double share = std::min({1.0, view.height / down.cells, view.width / across.cells});
    for (const Dimension dimension : {Rows, Columns, Third}) {
        Span& span = m_spans[dimension];
        const bool isSeen = &span == &down || &span == &across;
        zoom(span, share, isSeen ? span.begin + span.length / 2 : m_middle[dimension]);
    }
    tell();
}

void PlanesViewport::tell()
{
    for (std::size_t place = 0; place < m_navigators.size(); ++place) {
        if (!m_shown[place])
            continue;
        const Span& down = m_spans[downOf(*m_shown[place])];
        const Span& across = m_spans[acrossOf(*m_shown[place])];
        const PlaneView view{across.begin, down.begin, across.length, down.length};
        if (view != m_navigators[place]->view())
            m_navigators[place]->show(view);
    }
}

void PlanesViewport::showCrossing()
{
    for (const Dimension dimension : {Rows, Columns, Third}) {
        Span& span = m_spans[dimension];
        const double middle = m_middle[dimension];
        if (middle < span.begin || middle > span.begin + span.length)
            span.begin = std::clamp(middle - span.length / 2, 0.0, span.cells - span.length);
    }
    tell();
}

} // namespace bloscope
