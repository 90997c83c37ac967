#pragma once

#include "ui/slice/dimension_roles.h"

#include <QFrame>

class QComboBox;
class QStackedWidget;

namespace bloscope {

class CheckedLineEdit;
class IndexSlider;
class IndexSpinBox;
class PlayButton;

// One dimension of the slice: its name and extent, its role, and either the index that is shown
// (slider, spin box, and a button that plays all of them) or the range that is taken (text, as
// NumPy writes it).
class DimensionControl : public QFrame {
    Q_OBJECT

 public:
    DimensionControl(std::size_t dimension, const QString& name, std::int64_t extent,
                     QWidget* parent = nullptr);

    void showSlice(const Slice& slice);
    std::size_t dimension() const { return m_dimension; }

 signals:
    void roleChosen(bloscope::DimensionRole role);
    void indexChosen(qint64 index);
    void rangeChosen(const bloscope::DimensionSlice& range);

 private:
    void arrange(const QString& name);
    void fillRoles();
    void connectParts();
    void enableRoles(const Slice& slice);

    std::size_t m_dimension;
    std::int64_t m_extent;
    QComboBox* m_role;
    QStackedWidget* m_taken; // index or range
    IndexSlider* m_slider;
    IndexSpinBox* m_spinBox;
    PlayButton* m_play;
    CheckedLineEdit* m_range;
};

} // namespace bloscope
