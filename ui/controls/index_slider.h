#pragma once

#include "ui/controls/wheel_guard.h"

#include <QSlider>
#include <cstdint>

namespace bloscope {

// A slider over [0, extent), for extents far past what a QSlider counts (10^12 and more): dragging
// goes in steps of what a pixel can tell apart, keys and wheel always go by single indices. A click
// beside the handle goes there.
class IndexSlider : public QSlider {
    Q_OBJECT

 public:
    explicit IndexSlider(QWidget* parent = nullptr);

    void setExtent(std::int64_t extent); // at least 1
    void setIndex(std::int64_t index);   // emits nothing
    std::int64_t index() const { return m_index; }

 signals:
    void indexChosen(qint64 index); // by the user

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

 private:
    int positionOf(std::int64_t index) const;
    std::int64_t indexOf(int position) const;
    void choose(std::int64_t index);

    std::int64_t m_extent = 1;
    std::int64_t m_index = 0;
    bool m_isSettingIndex = false;
    WheelSteps m_wheel;
};

} // namespace bloscope
