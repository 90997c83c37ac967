#pragma once

#include "core/repair/salvage_plan.h"
#include "core/repair/write_salvage.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace bloscope {

// The choices of what a new file is like that holds what could be saved: what stands in for lost
// values, its form, and whether it carries the report.
class SalvageForm : public QWidget {
    Q_OBJECT

 public:
    explicit SalvageForm(QWidget* parent = nullptr);

    // Of which there is a choice. The plan lives longer.
    void setPlan(const SalvagePlan& plan);

    SalvageOptions options() const;
    QString problem() const; // a sentence; empty when nothing is wrong

 signals:
    void changed();

 private:
    void layOut();
    void connectParts();
    std::string fillWord() const;

    const SalvagePlan* m_plan = nullptr;
    QComboBox* m_fill;
    QLineEdit* m_number;
    QComboBox* m_form;
    QCheckBox* m_note;
};

} // namespace bloscope
