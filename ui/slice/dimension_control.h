#pragma once

#include "ui/document/dimension_labels.h"
#include "ui/slice/dimension_roles.h"

#include <QWidget>

class QLabel;

namespace bloscope {

class DimensionChip;
class IndexSlider;
class IndexSpinBox;
class PlayButton;

// One dimension of the slice: a chip and, where one index of several is shown, a slider, a spin box
// with the coordinate of the index, and a button that plays all of them.
class DimensionControl : public QWidget {
    Q_OBJECT

 public:
    DimensionControl(std::size_t dimension, const DimensionLabels& labels, std::int64_t extent,
                     QWidget* parent = nullptr);

    void showSlice(const Slice& slice);
    std::size_t dimension() const { return m_dimension; }
    DimensionChip& chip() const { return *m_chip; }
    bool isPlaying() const;

 signals:
    void roleChosen(bloscope::DimensionRole role);
    void indexChosen(qint64 index);
    void rangeChosen(const bloscope::DimensionSlice& range);
    void playingChanged();

 private:
    void arrange(const QString& name);
    void connectParts();
    void takeCoordinates();
    void takeRoom(bool isIndex);

    std::size_t m_dimension;
    DimensionLabels m_labels;
    std::int64_t m_extent;
    DimensionChip* m_chip;
    IndexSlider* m_slider;
    IndexSpinBox* m_spinBox;
    QLabel* m_coordinate; // of the index; in sight where the file tells any
    PlayButton* m_play;
};

} // namespace bloscope
