#pragma once

#include "core/export/csv_options.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace bloscope {

// The controls for how cells become text.
class CsvOptionsForm : public QWidget {
    Q_OBJECT

 public:
    explicit CsvOptionsForm(QWidget* parent = nullptr);

    // With a delimiter of their own: TSV has none to choose.
    CsvOptions options() const;
    void setOptions(const CsvOptions& options); // those that the form has
    void setDelimiterIsTab(bool isTab);

 signals:
    void changed();

 private:
    QComboBox* addChoice(const QString& label, const QStringList& texts,
                         const QVariantList& values);
    void addNumberFields();
    void keepPointAndDelimiterApart();

    QFormLayout* m_rows;
    QComboBox* m_delimiter;
    QComboBox* m_header;
    QComboBox* m_layout;
    QSpinBox* m_precision;
    QComboBox* m_decimalPoint;
    QLineEdit* m_na;
    QComboBox* m_lineEnd;
    bool m_isTab = false;
};

} // namespace bloscope
