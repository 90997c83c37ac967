#pragma once

#include "core/geometry/coordinate_slice.h"
#include "ui/document/dimension_labels.h"
#include "ui/document/document.h"
#include "ui/slice/dimension_roles.h"

#include <QTimer>
#include <QToolButton>
#include <QWidget>
#include <vector>

class QActionGroup;
class QLabel;

namespace bloscope {

class CheckedLineEdit;
class DimensionChip;
class FlowLayout;
class FoldedDimensions;
class FrameStrip;
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
    void left(); // by Enter behind an index

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

// Says and chooses what is shown of a document, in one line as long as there is room: what runs
// down and across as chips, then what one index is shown of with its slider, then the slice as
// NumPy's text. The document's slice is the only state; everything here follows it.
class DimensionBar : public QWidget {
    Q_OBJECT

 public:
    // The document lives longer than the bar.
    explicit DimensionBar(Document& document, QWidget* parent = nullptr);

    FrameStrip& frame() const { return *m_frame; } // below the slice

    // Takes NumPy's text, or coordinates (parseSlice()). When it does not fit the array it stays in
    // the field, with what is wrong.
    void setSliceText(const QString& text);
    void focusSliceText();
    // Goes `steps` indices on in the current dimension: the one that was last scrubbed, at first
    // the longest of which one index is shown, colour channels last. Stops at its ends.
    void stepIndex(std::int64_t steps);
    std::optional<std::size_t> currentDimension() const; // nothing: every one is shown whole

 signals:
    void left(); // by Enter behind an index, or in the slice's text, which fits: back to the data

 private:
    QWidget* createLine();
    void createControls();
    void createText();
    void connectControl(DimensionControl* control);
    Result<CoordinateSlice> parse(const QString& text) const;
    QString problemOf(const QString& text) const;
    void takeText(const QString& text);
    void tellTaken(const std::vector<std::string>& taken);
    void showSlice(const Slice& slice);
    void arrange(const Slice& slice);
    void markCurrent();
    void setIndex(std::size_t dimension, std::int64_t index);

    Document& m_document;
    FlowLayout* m_line = nullptr;
    CheckedLineEdit* m_text = nullptr;
    QWidget* m_textRow = nullptr; // with the button that transposes
    QLabel* m_problem;
    FrameStrip* m_frame;
    std::vector<DimensionControl*> m_controls;
    std::optional<std::vector<DimensionControl*>> m_order; // of those in the line
    FoldedDimensions* m_folded = nullptr;
    std::optional<std::size_t> m_lastScrubbed;
};

// The dimensions of which there is nothing to choose, since they have one index: one button, in
// whose menu each has the menu of its chip.
class FoldedDimensions : public QToolButton {
    Q_OBJECT

 public:
    explicit FoldedDimensions(QWidget* parent = nullptr);

    // The chips live longer. Hidden where there are none.
    void fold(const QList<DimensionChip*>& chips);
};

} // namespace bloscope
