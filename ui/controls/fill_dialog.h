#pragma once

#include <QDialog>
#include <functional>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace bloscope {

class CheckedLineEdit;

// Asks which value the selected cells are to have. It changes nothing itself.
class FillDialog : public QDialog {
    Q_OBJECT

 public:
    struct Start {
        QString what;                           // which cells, as a sentence
        QStringList parts = {};                 // of elements, to choose from; one or none: all
        QString value = {};                     // that is proposed
        std::optional<bool> isForClearing = {}; // is it what clears cells? Nothing: not asked
    };
    struct Choice {
        QString value;
        int part = 0;
        bool isForClearing = false;
    };
    // Says what is wrong with a value for a part; empty when nothing is.
    using Check = std::function<QString(const QString& value, int part)>;

    FillDialog(const Start& start, const Check& check, QWidget* parent = nullptr);

    void accept() override; // only a value with which nothing is wrong

 signals:
    void chosen(const bloscope::FillDialog::Choice& choice);

 private:
    void layOut(const QString& what);
    void showProblem(const QString& problem);

    QComboBox* m_part;
    CheckedLineEdit* m_value;
    QCheckBox* m_clears;
    QLabel* m_problem;
    QPushButton* m_fill;
};

} // namespace bloscope
