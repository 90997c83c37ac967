#pragma once

#include "ui/document/document.h"

#include <QWidget>
#include <vector>

class QLabel;

namespace bloscope {

class CheckedLineEdit;
class DimensionControl;

// Says and chooses what is shown of a document: the slice as NumPy's text on top, one control per
// dimension below. The document's slice is the only state; everything here follows it.
class DimensionBar : public QWidget {
    Q_OBJECT

 public:
    // The document lives longer than the bar.
    explicit DimensionBar(Document& document, QWidget* parent = nullptr);

    // Takes NumPy's text. When it does not fit the array it stays in the field, with what is wrong.
    void setSliceText(const QString& text);
    void focusSliceText();
    // Goes `steps` indices on in the dimension that was last scrubbed (at first: the first one
    // that is not shown). Stops at its ends.
    void stepIndex(std::int64_t steps);

 private:
    QWidget* createHead();
    QWidget* createSummary();
    QWidget* createControls();
    void connectControl(DimensionControl* control);
    QString problemOf(const QString& text) const;
    void takeText(const QString& text);
    void showSlice(const Slice& slice);
    void setIndex(std::size_t dimension, std::int64_t index);
    std::optional<std::size_t> currentDimension() const;

    Document& m_document;
    CheckedLineEdit* m_text;
    QLabel* m_problem;
    std::vector<DimensionControl*> m_controls;
    std::optional<std::size_t> m_lastScrubbed;
};

} // namespace bloscope
