#include "ui/controls/wide_scroll_bar.h"

#include <QApplication>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr qint64 mostSliderSteps = 1 << 30;

} // namespace

WideScrollBar::WideScrollBar(Qt::Orientation orientation, QWidget* parent)
    : QScrollBar(orientation, parent)
{
    connect(this, &QAbstractSlider::actionTriggered, this, &WideScrollBar::act);
}

void WideScrollBar::setExtent(qint64 total, qint64 page)
{
    m_page = std::max<qint64>(1, page);
    m_last = std::max<qint64>(0, total - m_page);
    const auto steps = static_cast<int>(std::min(m_last, mostSliderSteps));
    setRange(0, steps);
    const double pageShare = static_cast<double>(m_page) / static_cast<double>(total);
    setPageStep(m_last <= mostSliderSteps ? static_cast<int>(std::min(m_page, mostSliderSteps))
                                          : std::max(1, static_cast<int>(pageShare * steps)));
    setPosition(m_position);
}

void WideScrollBar::setPosition(qint64 position)
{
    m_position = std::clamp<qint64>(position, 0, m_last);
    setValue(sliderAt(m_position));
}

// Called before the slider takes over its own idea of the new position: setPosition() replaces it.
void WideScrollBar::act(int action)
{
    switch (action) {
    case SliderSingleStepAdd:
        return move(m_position + singleStep());
    case SliderSingleStepSub:
        return move(m_position - singleStep());
    case SliderPageStepAdd:
        return move(m_position + m_page);
    case SliderPageStepSub:
        return move(m_position - m_page);
    case SliderToMinimum:
        return move(0);
    case SliderToMaximum:
        return move(m_last);
    case SliderMove:
        return move(positionAt(sliderPosition()));
    default:
        return;
    }
}

void WideScrollBar::move(qint64 position)
{
    const qint64 before = m_position;
    setPosition(position);
    if (m_position != before)
        emit moved(m_position);
}

void WideScrollBar::wheelEvent(QWheelEvent* event)
{
    constexpr int notch = 120;
    const QPoint delta = event->angleDelta();
    m_wheelRest += delta.y() != 0 ? delta.y() : delta.x();
    const int steps = m_wheelRest * QApplication::wheelScrollLines() / notch;
    m_wheelRest -= steps * notch / std::max(1, QApplication::wheelScrollLines());
    move(m_position - steps);
    event->accept();
}

int WideScrollBar::sliderAt(qint64 position) const
{
    if (m_last <= mostSliderSteps)
        return static_cast<int>(position);
    const double share = static_cast<double>(position) / static_cast<double>(m_last);
    return static_cast<int>(std::lround(share * static_cast<double>(mostSliderSteps)));
}

qint64 WideScrollBar::positionAt(int slider) const
{
    if (m_last <= mostSliderSteps)
        return slider;
    if (slider == maximum())
        return m_last; // not a rounding error before it
    const double share = static_cast<double>(slider) / static_cast<double>(mostSliderSteps);
    return std::llround(share * static_cast<double>(m_last));
}

} // namespace bloscope
