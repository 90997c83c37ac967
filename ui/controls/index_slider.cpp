#include "ui/controls/index_slider.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleOptionSlider>
#include <QWheelEvent>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t mostPositions = 1 << 24; // more than any screen has pixels
constexpr std::int64_t pages = 10;

} // namespace

IndexSlider::IndexSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    connect(this, &QSlider::valueChanged, this, [this](int position) {
        if (!m_isSettingIndex)
            choose(indexOf(position));
    });
    setExtent(1);
}

void IndexSlider::setExtent(std::int64_t extent)
{
    m_extent = std::max<std::int64_t>(extent, 1);
    m_isSettingIndex = true;
    setRange(0, static_cast<int>(std::min(m_extent, mostPositions) - 1));
    setPageStep(std::max(1, maximum() / static_cast<int>(pages)));
    m_isSettingIndex = false;
    setIndex(m_index);
}

void IndexSlider::setIndex(std::int64_t index)
{
    m_index = std::clamp<std::int64_t>(index, 0, m_extent - 1);
    m_isSettingIndex = true;
    setValue(positionOf(m_index));
    m_isSettingIndex = false;
}

int IndexSlider::positionOf(std::int64_t index) const
{
    if (m_extent <= mostPositions)
        return static_cast<int>(index);
    const auto part = static_cast<long double>(index) / static_cast<long double>(m_extent - 1);
    return static_cast<int>(part * static_cast<long double>(maximum()));
}

std::int64_t IndexSlider::indexOf(int position) const
{
    if (m_extent <= mostPositions)
        return position;
    if (position >= maximum())
        return m_extent - 1;
    const auto part = static_cast<long double>(position) / static_cast<long double>(maximum());
    return static_cast<std::int64_t>(part * static_cast<long double>(m_extent - 1));
}

void IndexSlider::choose(std::int64_t index)
{
    const std::int64_t before = m_index;
    setIndex(index);
    if (m_index != before)
        emit indexChosen(m_index);
}

void IndexSlider::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t page = std::max<std::int64_t>(1, m_extent / pages);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        return choose(m_index - 1);
    case Qt::Key_Right:
    case Qt::Key_Up:
        return choose(m_index + 1);
    case Qt::Key_PageDown:
        return choose(m_index - page);
    case Qt::Key_PageUp:
        return choose(m_index + page);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(m_extent - 1);
    default:
        QSlider::keyPressEvent(event);
    }
}

void IndexSlider::mousePressEvent(QMouseEvent* event)
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    const auto place = [&](QStyle::SubControl part) {
        return style()->subControlRect(QStyle::CC_Slider, &option, part, this);
    };
    const QRect handle = place(QStyle::SC_SliderHandle);
    if (event->button() == Qt::LeftButton && !handle.contains(event->pos())) {
        const QRect groove = place(QStyle::SC_SliderGroove);
        setSliderPosition(QStyle::sliderValueFromPosition(
            minimum(), maximum(), event->pos().x() - groove.x() - handle.width() / 2,
            groove.width() - handle.width(), option.upsideDown));
    }
    QSlider::mousePressEvent(event); // the handle is there now, and may be dragged
}

void IndexSlider::wheelEvent(QWheelEvent* event)
{
    choose(m_index + m_wheel.take(*event));
    event->accept();
}

} // namespace bloscope
