#pragma once

#include "ui/slice/dimension_roles.h"

#include <QWidget>

namespace bloscope {

class DimensionChip;
class IndexSlider;
class IndexSpinBox;
class PlayButton;

// One dimension of the slice: a chip and, where one index of several is shown, a slider, a spin box
// and a button that plays all of them.
class DimensionControl : public QWidget {
    Q_OBJECT

 public:
    DimensionControl(std::size_t dimension, const QString& name, std::int64_t extent,
                     QWidget* parent = nullptr);

    void showSlice(const Slice& slice);
    std::size_t dimension() const { return m_dimension; }
    DimensionChip& chip() const { return *m_chip; }

 signals:
    void roleChosen(bloscope::DimensionRole role);
    void indexChosen(qint64 index);
    void rangeChosen(const bloscope::DimensionSlice& range);

 private:
    void arrange(const QString& name);
    void connectParts();
    void takeRoom(bool isIndex);

    std::size_t m_dimension;
    std::int64_t m_extent;
    DimensionChip* m_chip;
    IndexSlider* m_slider;
    IndexSpinBox* m_spinBox;
    PlayButton* m_play;
};

} // namespace bloscope
