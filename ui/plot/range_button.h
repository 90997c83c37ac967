#pragma once

#include "core/plane/value_distribution.h"
#include "core/plane/value_range.h"
#include "core/plane/value_ticks.h"
#include "ui/plot/choice_button.h"
#include "ui/plot/range_presets.h"

#include <QDialog>
#include <QMenu>
#include <QObject>
#include <optional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QWidget;
class QActionGroup;
class QFrame;
namespace bloscope {

class RangeFields;
class RangePresetsMenu;

// Chooses the range of a heatmap's colours, and tells which one is in force: "1 % to 99 %", "230 to
// 286". Its menu holds the kinds of range; their numbers are typed in a panel that it opens below
// itself when they are asked for.
class RangeButton : public ChoiceButton {
    Q_OBJECT

 public:
    explicit RangeButton(QWidget* parent = nullptr);

    const RangeChoice& choice() const;
    void restore(const RangeChoice& choice); // tells nobody

    // What came out of the choice, and of which numbers: to be told, and to begin with when one is
    // typed or kept.
    void setTexts(const ValueText& texts); // how the ends of ranges are written and typed
    void setRange(const ValueRange& range);
    void setDistribution(const ValueDistribution& distribution);
    void fix(const ValueRange& range); // as if it had been typed

    void setHasArray(bool hasArray);            // is there a range of the whole array?
    void setOfArray(bool isOfArray);            // is it that one?
    void showNumbers();                         // to be typed
    void setRangePresets(RangePresets* ranges); // where the user keeps some; null: nowhere

 signals:
    void chosen(); // by the user
    void ofArrayChosen(bool isOfArray);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void fillMenu();
    void addKinds(QMenu* menu);
    QAction* addSwitch(QMenu* menu, const QString& text, const QString& toolTip);
    void makePanel();
    void showChoice();
    QString textOfChoice() const;
    bool takesAll() const;

    RangeFields* m_fields;
    QFrame* m_panel;
    QActionGroup* m_kinds;
    QAction* m_symmetric = nullptr;
    QAction* m_ofArray = nullptr;
    QAction* m_locked = nullptr;
    RangePresetsMenu* m_named = nullptr;
    std::optional<ValueRange> m_range;
    ValueDistribution m_distribution;
};

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
    QLineEdit* makeNumber(const QString& name, void (RangeFields::*take)());
    QWidget* makePercents();
    QWidget* makeDeviations();

    void showKind();
    void showRange(const ValueRange& range);
    void takePercents();
    void takeTyped();
    void takeWindow();
    void choose(const RangeChoice& choice);

    RangeChoice m_choice;
    RangeChoice::Kind m_unlocked = RangeChoice::Kind::Automatic; // the kind before it was locked
    ValueRange m_shown;
    ValueText m_texts;
    QComboBox* m_kindBox;
    QStackedWidget* m_pages;
    QLineEdit* m_low;
    QLineEdit* m_high;
    QLineEdit* m_center;
    QLineEdit* m_width;
    QWidget* m_window; // both of these; times have none
    QDoubleSpinBox* m_lowPercent;
    QDoubleSpinBox* m_highPercent;
    QDoubleSpinBox* m_deviations;
};

// Ranges of colours by name: the usual windows of CT, and those that the user keeps, where they can
// be kept.
class RangePresetsMenu : public QMenu {
    Q_OBJECT

 public:
    explicit RangePresetsMenu(QWidget* parent = nullptr);

    void setKept(RangePresets* ranges); // null: none; lives longer
    void setTexts(const ValueText& texts) { m_texts = texts; }
    void setShown(const ValueRange& range) { m_shown = range; } // that can be kept

    void keep(const QString& name); // the shown one, in the place of one of that name

 signals:
    void chosen(const bloscope::ValueRange& range); // by the user

 private:
    void fill();
    QAction* add(const QString& name, const ValueRange& range);
    void askName();
    void edit();

    RangePresets* m_kept = nullptr;
    ValueText m_texts;
    std::optional<ValueRange> m_shown;
};

// Renames and removes kept ranges. What it was given changes once it is accepted.
class RangePresetsDialog : public QDialog {
    Q_OBJECT

 public:
    explicit RangePresetsDialog(const std::vector<RangePreset>& ranges, QWidget* parent = nullptr);

    std::vector<RangePreset> ranges() const; // without those that have no name

 private:
    void removeSelected();

    std::vector<RangePreset> m_before;
    QListWidget* m_list;
    QPushButton* m_remove;
};

} // namespace bloscope
