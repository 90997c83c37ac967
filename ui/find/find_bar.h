#pragma once

#include "core/dtype/dtype.h"
#include "core/find/cell_criterion.h"
#include "core/scan/fold_parts.h"
#include "ui/find/text_match.h"

#include <QString>
#include <QWidget>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QToolButton;

namespace bloscope {

class CheckedLineEdit;
class ReplaceLine;

// What somebody looks for among the cells of an array, as chosen and typed.
struct CellQuery {
    enum class Kind {
        Containing, // of texts alone
        Equal,
        NotEqual,
        Above,
        Below,
        Between,
        NotANumber,
        PositiveInfinite,
        NegativeInfinite,
        NotFinite,
        Damaged,
        Uninitialised,
        Absent
    };

    Kind kind = Kind::Equal;
    QString value; // of the kinds that compare
    QString other; // the second one of Between
};

// How many values a kind compares with: 0, 1 or 2.
int valueCountOf(CellQuery::Kind kind);

// The kinds that cells of such a type can be, in the order of the enumeration, with their names.
std::vector<CellQuery::Kind> kindsOf(const NumberOrder& order);
std::vector<CellQuery::Kind> kindsOfTexts();
QString nameOf(CellQuery::Kind kind, const NumberOrder& order);

// Errors: Usage "'abc' is not a number".
Result<CellCriterion> criterionOf(const CellQuery& query, const NumberOrder& order);

// The same of texts, as TextMatchScan makes numbers of them. Errors: Usage when no text is typed.
Result<CellCriterion> criterionOfTexts(const CellQuery& query);

// Lines at the foot of an array that ask what cells to look for, and tell how the search goes. It
// searches nothing itself. Enter looks for the next cell, Shift+Enter for the one before, Escape
// puts it away. A second line asks by what to replace them.
class FindBar : public QWidget {
    Q_OBJECT

 public:
    enum class Scope { Slice, Array, Selection };

    // `fields` are what of each element the user can look for, one or more: numbers and texts.
    explicit FindBar(std::vector<DTypeLeaf> fields, QWidget* parent = nullptr);

    void ask();          // comes into sight with the keyboard's focus
    void askToReplace(); // with the second line
    ReplaceLine& replacing() const { return *m_replacing; }
    const DTypeLeaf& part() const; // of the elements that is looked at; of several texts the first
    void choosePart(const std::string& path); // where that can be looked at
    std::optional<TextQuery> texts() const;   // where texts are looked for
    CellQuery query() const;
    Scope scope() const;
    Result<CellCriterion> criterion() const;

    void showProgress(double share, double cellsPerSecond); // of a search that runs
    void showOutcome(const QString& sentence);              // of one that has ended

 signals:
    void wanted(bloscope::ScanDirection direction); // with a criterion
    void cancelWanted();
    void closed(); // nothing is looked for any more

 protected:
    void keyPressEvent(QKeyEvent* event) override;

 private:
    CheckedLineEdit* makeValueField(const QString& name);
    QToolButton* makeStepButton(const char* icon, const QString& text, const QString& meaning,
                                ScanDirection direction);
    QWidget* makeQuestion();
    QWidget* makeState();
    void showPart();
    void showFields();
    void check();
    void want(ScanDirection direction);
    void close();

    bool isAnyText() const; // field
    std::vector<DTypeLeaf> textFields() const;

    std::vector<DTypeLeaf> m_fields;
    NumberOrder m_order; // of part(), or of matches among texts
    QComboBox* m_part;
    QComboBox* m_kind;
    CheckedLineEdit* m_value;
    QLabel* m_and;
    CheckedLineEdit* m_other;
    QComboBox* m_scope;
    QToolButton* m_previous;
    QToolButton* m_next;
    ReplaceLine* m_replacing;
    QLabel* m_sentence;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

} // namespace bloscope
