#pragma once

#include "ui/document/dimension_labels.h"
#include "ui/slice/dimension_roles.h"

#include <QTimer>
#include <QToolButton>
#include <QWidget>

class QActionGroup;
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

// Plays the indices of a dimension one after the other while it is pressed down. Its menu has the
// speed, and whether it begins again at the end. Stops when it is hidden.
class PlayButton : public QToolButton {
    Q_OBJECT

 public:
    explicit PlayButton(QWidget* parent = nullptr);

    bool isPlaying() const { return isChecked(); }
    void stop() { setChecked(false); }

    static constexpr int usualSpeed = 10;
    int speed() const; // indices a second, as long as pictures come so fast
    void setSpeed(int perSecond);

    // The index after `index`, of `extent`; stops behind the last one unless it loops.
    qint64 next(qint64 index, qint64 extent);

 signals:
    void stepWanted();

 protected:
    void hideEvent(QHideEvent* event) override;

 private:
    void fillMenu();
    void play(bool plays);

    QTimer m_timer{this};
    QActionGroup* m_speeds;
    QAction* m_loops;
};

} // namespace bloscope
