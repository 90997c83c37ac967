#include "ui/plane/shown_plane.h"

#include <utility>

namespace bloscope {

ShownPlane::ShownPlane(CellSourcePtr source, QObject* parent)
    : QObject(parent), m_source(std::move(source))
{
}

void ShownPlane::setSource(CellSourcePtr source)
{
    if (std::exchange(m_source, source) != source)
        emit changed(What::Source);
}

void ShownPlane::setPlane(const PicturePlane& plane)
{
    if (plane == m_plane)
        return;
    const bool losesMark = m_mark && plane.all() != m_plane.all();
    m_plane = plane;
    if (losesMark)
        m_mark.reset();
    emit changed(What::Plane);
    if (losesMark)
        emit changed(What::Mark);
}

void ShownPlane::setOptions(const HeatmapOptions& options)
{
    if (std::exchange(m_options, options) != options)
        emit changed(What::Options);
}

void ShownPlane::setMark(std::optional<CellPosition> mark)
{
    if (mark && !m_plane.all().contains(*mark))
        mark.reset();
    if (std::exchange(m_mark, mark) != mark)
        emit changed(What::Mark);
}

} // namespace bloscope
