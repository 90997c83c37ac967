#pragma once

#include "core/dtype/dtype.h"

#include <QWidget>

class QToolButton;

namespace bloscope {

class CheckedLineEdit;

// The second line of the find bar: which value the cells that are found get. It replaces nothing
// itself. Enter replaces the current cell and looks for the next one.
class ReplaceLine : public QWidget {
    Q_OBJECT

 public:
    explicit ReplaceLine(QWidget* parent = nullptr);

    void setType(const DType& dtype); // of the value
    QString value() const;
    // Are there cells to be counted, and can they be given a value?
    void setPossible(bool canCount, bool canReplace);

 signals:
    void wanted();    // of the current cell
    void allWanted(); // of all that are found
    void countWanted();
    void problemChanged(const QString& problem);

 protected:
    void keyPressEvent(QKeyEvent* event) override;

 private:
    QToolButton* makeButton(const QString& text, const QString& meaning,
                            void (ReplaceLine::*wish)());
    void check();

    DType m_dtype;
    CheckedLineEdit* m_value;
    QToolButton* m_one;
    QToolButton* m_all;
    QToolButton* m_count;
    bool m_canReplace = false;
};

} // namespace bloscope
