#pragma once

#include "ui/picture/value_range.h"
#include "ui/picture/value_text.h"

#include <QObject>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QStackedWidget;
class QWidget;

namespace bloscope {

// Chooses the range of a heatmap's colours: a box for the kind of range, and beside it fields for
// its numbers. Whoever lays the two widgets out owns them.
class RangeFields : public QObject {
    Q_OBJECT

 public:
    explicit RangeFields(QObject* parent = nullptr);

    QComboBox* kindBox() const { return m_kindBox; }
    QWidget* numbers() const;
    void focusNumbers(); // the first of them

    const RangeChoice& choice() const { return m_choice; }
    void restore(const RangeChoice& choice); // tells nobody

    void setTexts(const ValueText& texts); // how the ends of ranges are written and typed
    const ValueText& texts() const { return m_texts; }

    // Shows the range that came out of the choice, to begin with when one is typed or kept.
    void setRange(const ValueRange& range);

    void chooseKind(RangeChoice::Kind kind); // as the box does
    // Keeps the range that is shown for whatever is shown next, or chooses it as before again.
    void setLocked(bool locked);
    bool isLocked() const { return m_choice.kind == RangeChoice::Kind::Manual; }
    void setSymmetric(bool symmetric);
    void fix(const ValueRange& range); // as if it had been typed

 signals:
    void chosen(); // by the user

 private:
    QComboBox* makeKindBox();
    QWidget* makeTyped();
    QWidget* makePercents();
    QWidget* makeDeviations();

    void showKind();
    void showRange(const ValueRange& range);
    void takePercents();
    void takeTyped();
    void choose(const RangeChoice& choice);

    RangeChoice m_choice;
    RangeChoice::Kind m_unlocked = RangeChoice::Kind::Automatic; // the kind before it was locked
    ValueRange m_shown;
    ValueText m_texts;
    QComboBox* m_kindBox;
    QStackedWidget* m_pages;
    QLineEdit* m_low;
    QLineEdit* m_high;
    QDoubleSpinBox* m_lowPercent;
    QDoubleSpinBox* m_highPercent;
    QDoubleSpinBox* m_deviations;
};

} // namespace bloscope
