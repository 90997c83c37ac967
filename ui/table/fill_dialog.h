#pragma once

#include <QDialog>
#include <functional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace bloscope {

class CheckedLineEdit;

// Asks which value the selected cells are to have.
class FillDialog : public QDialog {
    Q_OBJECT

 public:
    struct Start {
        std::int64_t cells = 1;     // that are selected
        QString value;              // that is proposed
        bool isForClearing = false; // is it what clears cells?
    };
    // Says what is wrong with a value; empty when nothing is.
    using Check = std::function<QString(const QString& text)>;

    FillDialog(const Start& start, Check check, QWidget* parent = nullptr);

 signals:
    void chosen(const QString& text, bool isForClearing);

 private:
    void showProblem(const QString& problem);

    CheckedLineEdit* m_value;
    QCheckBox* m_clears;
    QLabel* m_problem;
    QPushButton* m_fill;
};

} // namespace bloscope
