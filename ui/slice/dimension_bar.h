#pragma once

#include "core/geometry/coordinate_slice.h"
#include "ui/document/document.h"

#include <QToolButton>
#include <QWidget>
#include <vector>

class QLabel;
namespace bloscope {

class CheckedLineEdit;
class DimensionChip;
class DimensionControl;
class FlowLayout;
class FoldedDimensions;
class FrameStrip;

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
    void left(); // by Enter in the slice's text, which fits: back to the data

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
